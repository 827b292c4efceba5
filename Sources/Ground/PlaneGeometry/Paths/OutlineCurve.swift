import Foundation

/// A stretch of an outline as a cubic Bézier curve; lines and quadratic curves are raised to that form.
struct OutlineCurve {
  var x: CubicPolynomial
  var y: CubicPolynomial
  var isStraight: Bool

  init(line start: CGPoint, _ end: CGPoint) {
    x = CubicPolynomial(start: start.x, control1: start.x, control2: end.x, end: end.x)
    y = CubicPolynomial(start: start.y, control1: start.y, control2: end.y, end: end.y)
    isStraight = true
  }

  init(quad start: CGPoint, _ control: CGPoint, _ end: CGPoint) {
    let third: CGFloat = 1 / 3
    self.init(
      cubic: start,
      CGPoint(x: (start.x + 2 * control.x) * third, y: (start.y + 2 * control.y) * third),
      CGPoint(x: (end.x + 2 * control.x) * third, y: (end.y + 2 * control.y) * third),
      end)
  }

  init(cubic start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    x = CubicPolynomial(start: start.x, control1: control1.x, control2: control2.x, end: end.x)
    y = CubicPolynomial(start: start.y, control1: control1.y, control2: control2.y, end: end.y)
    isStraight = false
  }

  var start: CGPoint {
    CGPoint(x: x.start, y: y.start)
  }

  var control1: CGPoint {
    CGPoint(x: x.control1, y: y.control1)
  }

  var control2: CGPoint {
    CGPoint(x: x.control2, y: y.control2)
  }

  var end: CGPoint {
    CGPoint(x: x.end, y: y.end)
  }

  func point(at t: CGFloat) -> CGPoint {
    CGPoint(x: x.value(at: t), y: y.value(at: t))
  }
}
