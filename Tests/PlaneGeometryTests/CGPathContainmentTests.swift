import Foundation
import PlaneGeometry
import Testing

struct CGPathContainmentTests {
  let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)

  // What suites written on iOS expect of CGPath.contains: every edge and corner, in all orientations.
  @Test(arguments: [CGPathFillRule.winding, .evenOdd], [false, true])
  func `Every edge and corner is inside, whichever way round`(rule: CGPathFillRule, isReversed: Bool) {
    var corners = [
      CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10),
    ]
    if isReversed { corners.reverse() }
    for first in 0..<4 {
      let path = CGMutablePath()
      path.addLines(between: (0..<4).map { corners[($0 + first) % 4] })
      path.closeSubpath()
      for point in corners + [
        CGPoint(x: 5, y: 0), CGPoint(x: 10, y: 5), CGPoint(x: 5, y: 10), CGPoint(x: 0, y: 5), CGPoint(x: 5, y: 5),
      ] {
        #expect(path.contains(point, using: rule), "\(point)")
      }
      for point in [
        CGPoint(x: -0.001, y: 5), CGPoint(x: 10.001, y: 5), CGPoint(x: 5, y: -0.001), CGPoint(x: 5, y: 10.001),
        CGPoint(x: 11, y: 10), CGPoint(x: -1, y: 0), CGPoint(x: 10, y: 11),
      ] {
        #expect(!path.contains(point, using: rule), "\(point)")
      }
    }
  }

  @Test(arguments: [15, 45, 90, 180, 270, 300])
  func `A turned shape has its edges and corners as well`(degrees: Int) {
    let turn = CGAffineTransform(rotationAngle: CGFloat(degrees) * .pi / 180)
    let path = CGMutablePath()
    path.addRect(CGRect(x: 20, y: 30, width: 100, height: 40), transform: turn)
    for point in [
      CGPoint(x: 20, y: 30), CGPoint(x: 120, y: 30), CGPoint(x: 120, y: 70), CGPoint(x: 20, y: 70),
      CGPoint(x: 70, y: 30),
      CGPoint(x: 120, y: 45), CGPoint(x: 33, y: 70), CGPoint(x: 20, y: 61),
    ] {
      #expect(path.contains(point.applying(turn)))
    }
    #expect(!path.contains(CGPoint(x: 120.001, y: 50).applying(turn)))
  }

  @Test func `The outline of a curve is inside`() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    for point in [CGPoint(x: 20, y: 10), CGPoint(x: 10, y: 20), CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 0)] {
      #expect(circle.contains(point))
    }
    #expect(!circle.contains(CGPoint(x: 20.001, y: 10)))
    #expect(!circle.contains(CGPoint(x: 10, y: 20.001)))
    let arch = CGMutablePath()
    arch.move(to: .zero)
    arch.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    // Halfway along, and a quarter.
    #expect(arch.contains(CGPoint(x: 5, y: 5)))
    #expect(arch.contains(CGPoint(x: 2.5, y: 3.75)))
    #expect(!arch.contains(CGPoint(x: 2.5, y: 3.751)))
  }

  @Test func `The outline of a hole is inside, the hole is not`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(path.contains(CGPoint(x: 8, y: 5), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 2, y: 5), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 7.999, y: 5), using: .evenOdd))
  }

  @Test func `A line has no inside, and so no outline`() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 10), CGPoint(x: 4, y: 4)])
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(.zero))
    #expect(!CGMutablePath().contains(.zero))
    let bent = CGMutablePath()
    bent.addLines(between: [.zero, CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 0)])
    #expect(bent.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `Two rects drawn the same way round fill their common part by winding, not by even and odd`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(path.contains(CGPoint(x: 5, y: 5), using: .winding))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 1, y: 5), using: .evenOdd))
  }

  @Test func `A hole drawn the other way round is a hole by both rules`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addLines(
      between: [
        CGPoint(x: 2, y: 2), CGPoint(x: 2, y: 8), CGPoint(x: 8, y: 8), CGPoint(x: 8, y: 2),
      ])
    path.closeSubpath()
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .winding))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
  }

  @Test func `The heart of a five-pointed star is filled by winding only`() {
    let path = CGMutablePath()
    path.addLines(
      between: (0..<5).map { index in
        let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
        return CGPoint(x: 10 * cos(angle), y: 10 * sin(angle))
      })
    path.closeSubpath()
    #expect(path.contains(.zero, using: .winding))
    #expect(!path.contains(.zero, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 0, y: -8), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 0, y: 8), using: .winding))
  }

  @Test func `A piece that is left open is filled as if closed`() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    #expect(path.contains(CGPoint(x: 2, y: 2)))
    #expect(!path.contains(CGPoint(x: 8, y: 8)))
    path.move(to: CGPoint(x: 100, y: 100))
    #expect(path.contains(CGPoint(x: 2, y: 2)))
  }

  @Test func `A ray through corners counts them rightly`() {
    let diamond = CGMutablePath()
    diamond.addLines(
      between: [CGPoint(x: 0, y: -5), CGPoint(x: 5, y: 0), CGPoint(x: 0, y: 5), CGPoint(x: -5, y: 0)])
    diamond.closeSubpath()
    #expect(diamond.contains(.zero))
    #expect(!diamond.contains(CGPoint(x: -6, y: 0)))
    #expect(!diamond.contains(CGPoint(x: -6, y: -5)))
    #expect(!diamond.contains(CGPoint(x: -6, y: 5)))
  }

  @Test func `The cut corner of a rounded rect is outside`() {
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), cornerWidth: 20, cornerHeight: 20, transform: nil)
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 7, y: 7)))
    #expect(path.contains(CGPoint(x: 50, y: 0)))
    #expect(!path.contains(CGPoint(x: 99, y: 49)))
    #expect(path.contains(CGPoint(x: 99, y: 25)))
  }

  @Test func `A curve that turns back is crossed where it really runs`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.contains(CGPoint(x: 5, y: 4.999)))
    #expect(!path.contains(CGPoint(x: 5, y: 5.001)))
    #expect(!path.contains(CGPoint(x: 1, y: 4)))
  }

  @Test func `A cubic that turns back twice is crossed on all three stretches`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 30), control2: CGPoint(x: 10, y: -30))
    // A quarter along it is at (1.5625, 8.4375), three quarters along at (8.4375, -8.4375).
    #expect(path.contains(CGPoint(x: 1.5625, y: 8.437)))
    #expect(!path.contains(CGPoint(x: 1.5625, y: 8.438)))
    #expect(path.contains(CGPoint(x: 8.4375, y: -8.437)))
    #expect(!path.contains(CGPoint(x: 8.4375, y: -8.438)))
    #expect(!path.contains(CGPoint(x: -1, y: 8)))
    #expect(!path.contains(CGPoint(x: 1.5625, y: -8)))
    #expect(!path.contains(CGPoint(x: 8.4375, y: 8)))
  }

  @Test func `The point is mapped by the transform first`() {
    let shift = CGAffineTransform(translationX: -100, y: 0)
    #expect(square.contains(CGPoint(x: 105, y: 5), transform: shift))
    #expect(!square.contains(CGPoint(x: 5, y: 5), transform: shift))
  }

  @Test func `A point that is not finite is inside nothing`() {
    #expect(!square.contains(CGPoint(x: CGFloat.nan, y: 5)))
    #expect(!square.contains(CGPoint(x: 5, y: CGFloat.infinity)))
  }
}
