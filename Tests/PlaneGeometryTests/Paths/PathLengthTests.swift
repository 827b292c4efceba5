import Foundation
import PlaneGeometry
import TestSupport
import Testing

struct PathLengthTests {
  private func isNear(_ a: CGPoint?, _ x: CGFloat, _ y: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool {
    guard let a else { return false }
    return abs(a.x - x) < tolerance && abs(a.y - y) < tolerance
  }

  @Test func `A path's length is that of its lines, closing lines included and moves not`() {
    let path = CGMutablePath()
    #expect(path.length == 0)
    path.move(to: CGPoint(x: 10, y: 10))
    #expect(path.length == 0)
    path.addLine(to: CGPoint(x: 13, y: 14))
    #expect(path.length == 5)
    path.move(to: CGPoint(x: 100, y: 100))
    path.addLine(to: CGPoint(x: 103, y: 100))
    path.addLine(to: CGPoint(x: 103, y: 104))
    #expect(path.length == 12)
    path.closeSubpath()
    #expect(path.length == 17)
    let lengths: [Double] = [5, 8, 12, 17]
    #expect(path.stepFractions == lengths.map { $0 / 17 })
    #expect(CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 4), transform: nil).length == 14)
  }

  @Test func `The length of a circle is its circumference`() {
    let circle = CGMutablePath()
    circle.addArc(center: .zero, radius: 100, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    // The cubics themselves lie up to 0.03 % outside the circle.
    #expect(abs(circle.length / (200 * .pi) - 1) < 2e-4)
  }

  @Test func `The length of a parabola is that of its formula`() {
    // y = x² from 0 to 1: √5/2 + asinh(2)/4.
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 0.5, y: 0))
    #expect(abs(path.length - 1.478_942_857_544_597_4) < 1e-9)
  }

  @Test func `A curve that runs to and fro on a line, and one with a cusp, are measured`() {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addCurve(to: .zero, control1: CGPoint(x: 40, y: 0), control2: CGPoint(x: 40, y: 0))
    #expect(abs(line.length - 60) < 1e-5)
    let cusp = CGMutablePath()
    cusp.move(to: .zero)
    cusp.addCurve(to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 100, y: 100), control2: CGPoint(x: 0, y: 100))
    #expect(abs(cusp.length / cusp.lengthByLines - 1) < 1e-5)
  }

  @Test(arguments: 0..<10)
  func `The length is that of very many short lines`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<5 {
      let path = CGMutablePath.random(&random)
      #expect(abs(path.length - path.lengthByLines) < 1e-5 * max(1, path.length))
    }
  }

  @Test func `Points on the way are found by length, with the direction`() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 30))
    #expect(path.position(atFraction: 0) == PathPosition(point: .zero, angle: 0))
    #expect(isNear(path.point(atFraction: 0.125), 5, 0))
    #expect(path.position(atFraction: 0.25) == PathPosition(point: CGPoint(x: 10, y: 0), angle: .pi / 2))
    #expect(path.position(atFraction: 1) == PathPosition(point: CGPoint(x: 10, y: 30), angle: .pi / 2))
    #expect(path.point(atFraction: 7) == CGPoint(x: 10, y: 30))
    #expect(path.point(atFraction: -7) == .zero)
    #expect(path.point(atFraction: .nan) == .zero)
  }

  @Test func `Even steps along a curve are evenly long`() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 300, y: 0), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 20, y: 300))
    for step in 0..<10 {
      let part = path.trimmed(from: CGFloat(step) / 10, to: CGFloat(step + 1) / 10)
      #expect(abs(part.length - path.length / 10) < 1e-6)
      let end = try #require(path.point(atFraction: Double(step + 1) / 10))
      #expect(isNear(part.currentPoint, end.x, end.y, 1e-6))
    }
  }

  @Test func `The direction on a circle is square to its radius`() throws {
    let circle = CGMutablePath()
    circle.addArc(center: .zero, radius: 100, startAngle: 0, endAngle: .pi, clockwise: false)
    for step in 0...20 {
      let position = try #require(circle.position(atFraction: Double(step) / 20))
      let radius = atan2(position.point.y, position.point.x)
      #expect(abs(sin(position.angle - radius) - 1) < 1e-5)
    }
  }

  @Test func `A curve that starts or ends at rest has a direction`() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 10, y: 10), control1: .zero, control2: CGPoint(x: 10, y: 10))
    for fraction in [0, 0.5, 1] {
      let angle = try #require(path.position(atFraction: fraction)).angle
      #expect(abs(angle - .pi / 4) < 1e-9)
    }
    let early = CGMutablePath()
    early.move(to: .zero)
    early.addCurve(to: CGPoint(x: 10, y: 10), control1: CGPoint(x: 10, y: 0), control2: CGPoint(x: 10, y: 10))
    #expect(try #require(early.position(atFraction: 1)).angle == .pi / 2)
  }

  @Test func `Without length there is one place, and without steps none`() {
    let path = CGMutablePath()
    #expect(path.position(atFraction: 0.5) == nil)
    path.move(to: CGPoint(x: 3, y: 4))
    #expect(path.position(atFraction: 0.5) == PathPosition(point: CGPoint(x: 3, y: 4), angle: 0))
    path.addLine(to: CGPoint(x: 3, y: 4))
    #expect(path.position(atFraction: 1) == PathPosition(point: CGPoint(x: 3, y: 4), angle: 0))
    #expect(path.stepFractions == [0])
  }

  @Test func `What is not finite has no length`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 4))
    path.addLine(to: CGPoint(x: 6, y: 8))
    path.addCurve(to: .zero, control1: CGPoint(x: CGFloat.infinity, y: 0), control2: .zero)
    #expect(path.length == 5)
    #expect(path.point(atFraction: 1) == CGPoint(x: 3, y: 4))
    #expect(path.trimmed(from: 0.5, to: 1).length == 2.5)
  }

  @Test func `A path that grows is measured anew`() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 1, y: 0)])
    #expect(path.length == 1)
    path.addLine(to: CGPoint(x: 5, y: 0))
    #expect(path.length == 5)
  }

  @Test func `Several tasks may measure one path`() async {
    var random = SeededGenerator(seed: 3)
    let path = CGMutablePath.random(&random).copy()
    let expected = path?.lengthByLines ?? 0
    await withTaskGroup(of: CGFloat.self) { group in
      for _ in 0..<16 { group.addTask { path?.length ?? 0 } }
      for await length in group { #expect(abs(length - expected) < 0.05) }
    }
  }
}
