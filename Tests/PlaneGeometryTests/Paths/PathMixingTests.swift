import Foundation
import PlaneGeometry
import TestSupport
import Testing

struct PathMixingTests {
  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test func `Paths of the same steps are mixed point by point`() throws {
    let start = CGMutablePath()
    let end = CGMutablePath()
    for (path, k) in [(start, 0.0), (end, 10.0)] {
      path.move(to: point(k, 0))
      path.addLine(to: point(1, k))
      path.addQuadCurve(to: point(2, k), control: point(k, k))
      path.addCurve(to: point(k, 1), control1: point(k, 2), control2: point(k, 3))
      path.closeSubpath()
    }
    let middle = try #require(start.interpolated(to: end, at: 0.5))
    #expect(
      middle.elements == [
        .move(to: point(5, 0)), .line(to: point(1, 5)), .quadCurve(to: point(2, 5), control: point(5, 5)),
        .curve(to: point(5, 1), control1: point(5, 2), control2: point(5, 3)), .closeSubpath,
      ])
    #expect(start.interpolated(to: end, at: 0) == start)
    #expect(start.interpolated(to: end, at: 1) == end)
    #expect(start.interpolated(to: end, at: .nan) == end)
    #expect(start.interpolated(to: end, at: 1.5)?.elements.first == .move(to: point(15, 0)))
  }

  @Test func `Paths of other steps cannot be mixed`() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    #expect(square.interpolated(to: CGMutablePath(), at: 0.5) == nil)
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    #expect(square.elements.count == 5 && square.interpolated(to: circle, at: 0) == nil)
    let open = CGMutablePath()
    open.addLines(between: [.zero, .zero, .zero, .zero, .zero])
    #expect(square.interpolated(to: open, at: 0.5) == nil)
    #expect(CGMutablePath().interpolated(to: CGMutablePath(), at: 0.5)?.isEmpty == true)
  }

  @Test func `A reversed path runs from its end to its start`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: point(1, 2))
    path.addQuadCurve(to: point(3, 4), control: point(5, 6))
    path.addCurve(to: point(7, 8), control1: point(9, 10), control2: point(11, 12))
    #expect(
      path.reversed.elements == [
        .move(to: point(7, 8)), .curve(to: point(3, 4), control1: point(11, 12), control2: point(9, 10)),
        .quadCurve(to: point(1, 2), control: point(5, 6)), .line(to: .zero),
      ])
  }

  @Test func `A reversed closed piece is closed and turns the other way`() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    #expect(
      square.reversed.elements == [
        .move(to: point(0, 10)), .line(to: point(10, 10)), .line(to: point(10, 0)), .line(to: .zero), .closeSubpath,
      ])
    // A hole: the two windings cancel.
    let ring = CGMutablePath()
    ring.addRect(CGRect(x: -10, y: -10, width: 30, height: 30))
    ring.addPath(square)
    #expect(ring.contains(point(5, 5)))
    let hollow = CGMutablePath()
    hollow.addRect(CGRect(x: -10, y: -10, width: 30, height: 30))
    hollow.addPath(square.reversed)
    #expect(!hollow.contains(point(5, 5)))
    #expect(hollow.contains(point(-5, 5)))
  }

  @Test func `A piece that leads back to its start before it is closed has no line more or less`() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, point(10, 0), point(10, 10), .zero])
    path.closeSubpath()
    #expect(
      path.reversed.elements == [
        .move(to: .zero), .line(to: point(10, 10)), .line(to: point(10, 0)), .line(to: .zero), .closeSubpath,
      ])
  }

  @Test(arguments: 0..<20)
  func `Reversed twice a path covers what it covered, and is as long`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let path = CGMutablePath.random(&random)
      let twice = path.reversed.reversed
      #expect(abs(path.reversed.length - path.length) < 1e-6)
      #expect(twice.elements.count == path.elements.count)
      for _ in 0..<20 {
        let probe = point(CGFloat.random(in: 0...300, using: &random), CGFloat.random(in: 0...300, using: &random))
        #expect(twice.contains(probe) == path.contains(probe))
        #expect(path.reversed.contains(probe, using: .evenOdd) == path.contains(probe, using: .evenOdd))
      }
    }
  }
}
