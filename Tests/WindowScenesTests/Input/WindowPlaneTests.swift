import Foundation
import Testing
import WindowScenes

@Suite struct WindowPlaneTests {
  // W8
  @Test(arguments: [
    (0, CGPoint(x: 50, y: 10)), (1, CGPoint(x: 10, y: 350)), (2, CGPoint(x: 350, y: 290)), (3, CGPoint(x: 290, y: 50)),
  ])
  func `touches turn with the picture`(turns: Int, point: CGPoint) {
    let plane = WindowPlane(width: 800, height: 600, scale: 2, quarterTurns: turns)
    #expect(plane.size == (turns % 2 == 0 ? CGSize(width: 400, height: 300) : CGSize(width: 300, height: 400)))
    #expect(plane.point(of: CGPoint(x: 100, y: 20)) == point)
    #expect(plane.place(of: point) == CGPoint(x: 100, y: 20))
  }

  // W9
  @Test(arguments: [
    (0, 0, 1, 1), (-5, 7, 1, 7), (1, 1, 1, 1), (16_384, 16_384, 16_384, 16_384), (1 << 40, 3, 16_384, 3),
  ])
  func `a window has between one pixel and 16,384 on a side`(width: Int, height: Int, w: Int, h: Int) {
    let plane = WindowPlane(width: width, height: height, scale: 1)
    #expect(plane.pictureWidth == w)
    #expect(plane.pictureHeight == h)
  }

  // W9
  @Test(arguments: [(0, 1.0), (-2, 1), (.nan, 1), (.infinity, 1), (1000, 8), (1e-9, 0.25), (1.5, 1.5)])
  func `a scale that cannot be is one`(scale: Double, expected: Double) {
    #expect(WindowPlane(width: 10, height: 10, scale: scale).scale == expected)
  }

  @Test func `turns are counted round`() {
    #expect(WindowPlane(width: 1, height: 1, scale: 1, quarterTurns: -1).quarterTurns == 3)
    #expect(WindowPlane(width: 1, height: 1, scale: 1, quarterTurns: 9).quarterTurns == 1)
  }
}
