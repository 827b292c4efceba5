import Foundation
import PlaneGeometry
import Testing

struct CGPathArcTests {
  private func isNear(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
    abs(a.x - x) < 1e-9 && abs(a.y - y) < 1e-9
  }

  private func isNear(_ a: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
    isNear(a.origin, x, y) && isNear(CGPoint(x: a.width, y: a.height), width, height)
  }

  private func arc(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGMutablePath {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
    return path
  }

  @Test func `Not clockwise runs towards greater angles`() {
    let path = arc(from: 0, to: .pi / 2, clockwise: false)
    #expect(path.elements.count == 2)
    #expect(isNear(path.currentPoint, 0, 10))
    #expect(isNear(path.boundingBoxOfPath, 0, 0, 10, 10))
  }

  @Test func `Clockwise runs the other way round to the same end`() {
    let path = arc(from: 0, to: .pi / 2, clockwise: true)
    #expect(path.elements.count == 4)
    #expect(isNear(path.currentPoint, 0, 10))
    #expect(isNear(path.boundingBoxOfPath, -10, -10, 20, 20))
  }

  @Test func `A whole turn is a full circle either way`() {
    for clockwise in [false, true] {
      let path = arc(from: 0, to: 2 * .pi, clockwise: clockwise)
      #expect(path.elements.count == 5)
      #expect(isNear(path.currentPoint, 10, 0))
      #expect(path.contains(CGPoint(x: -7, y: -7)))
    }
  }

  @Test func `An end angle behind the start is reached on the way round`() {
    let path = arc(from: .pi, to: .pi / 2, clockwise: false)
    #expect(path.elements.count == 4)
    #expect(isNear(path.currentPoint, 0, 10))
  }

  @Test func `The middle of an arc lies on the circle`() {
    let path = arc(from: 0, to: .pi / 2, clockwise: false)
    path.addLine(to: .zero)
    let middle = 10 * CGFloat(0.5).squareRoot()
    // The outline is inside, as exactly as a billionth of the coordinates tells.
    #expect(path.contains(CGPoint(x: middle, y: middle)))
    #expect(path.contains(CGPoint(x: middle - 1e-8, y: middle - 1e-8)))
    #expect(!path.contains(CGPoint(x: middle + 1e-8, y: middle + 1e-8)))
  }

  @Test func `A line leads from the current point to the arc`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 50, y: 60))
    path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi / 2)
    #expect(path.elements[1] == .line(to: CGPoint(x: 10, y: 0)))
    #expect(isNear(path.currentPoint, 0, -10))
  }

  @Test func `An arc that sweeps nothing is its start`() {
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: 0)
    #expect(path.elements == [.move(to: CGPoint(x: 10, y: 0))])
  }

  @Test func `Two tangents round a corner to the right`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(path.elements.count == 3)
    guard case .line(let touch) = path.elements[1] else {
      Issue.record("A line leads to the arc.")
      return
    }
    #expect(isNear(touch, 6, 0))
    #expect(isNear(path.currentPoint, 10, 4))
  }

  @Test func `Two tangents round a corner to the left`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: -10), radius: 4)
    #expect(isNear(path.currentPoint, 10, -4))
  }

  @Test func `A sharp corner is rounded farther away from its tip`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -100, y: 0))
    // The tip at 60°: the circle of radius 3 touches 3 / tan 30° away from it.
    path.addArc(
      tangent1End: .zero, tangent2End: CGPoint(x: -50, y: 50 * CGFloat(3).squareRoot()), radius: 3)
    let away = 3 * CGFloat(3).squareRoot()
    #expect(isNear(path.currentPoint, -away / 2, away * CGFloat(3).squareRoot() / 2))
  }

  @Test func `Tangents on one line end at the corner`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
    #expect(path.elements == [.move(to: .zero), .line(to: CGPoint(x: 10, y: 0))])
  }

  @Test func `Tangents without a current point add nothing`() {
    let path = CGMutablePath()
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(path.isEmpty)
  }

  @Test func `Arcs take a transform`() {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false,
      transform: CGAffineTransform(translationX: 100, y: 0))
    #expect(isNear(path.currentPoint, 100, 10))
  }
}
