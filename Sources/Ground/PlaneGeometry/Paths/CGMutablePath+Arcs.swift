public import Foundation

extension CGMutablePath {
  /// Adds an arc of a circle, led up to by a straight line from the current point when there is one.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle, in points.
  ///   - radius: In points.
  ///   - startAngle: In radians from the positive x axis; with y pointing down, greater angles are further clockwise
  ///     on the screen.
  ///   - endAngle: Where the arc ends, in the same measure.
  ///   - clockwise: As CoreGraphics counts it, with y pointing up: `false` runs towards greater angles, `true` towards
  ///     lesser ones. On a screen whose y points down it looks the other way round.
  ///   - transform: Applied to the arc's points.
  ///
  /// An end angle that lies on the wrong side of the start is moved by whole turns until it does not; a difference of
  /// a whole turn or more, either way, makes a full circle (our choice where CoreGraphics does not say). A radius of 0
  /// leaves the line to the centre; numbers that are not finite add nothing, or the start alone where only the end is.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * CGFloat.pi
    var delta = endAngle - startAngle
    if abs(delta) >= turn {
      delta = clockwise ? -turn : turn
    } else if clockwise, delta > 0 {
      delta -= turn
    } else if !clockwise, delta < 0 {
      delta += turn
    }
    steps.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform)
  }

  /// Adds an arc that starts at `startAngle` and sweeps `delta` radians, positive towards greater angles, led up to by
  /// a straight line from the current point when there is one. A radius of 0 leaves the line to the centre; numbers
  /// that are not finite add nothing, or the start alone where only `delta` is not.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    steps.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform)
  }

  /// Rounds the corner that the line to `tangent1End` and on to `tangent2End` would make: a straight line up to the
  /// circle of `radius` that touches both, and the arc along it.
  ///
  /// Without a current point nothing happens. Where no such circle exists, with the three points on one line or a
  /// radius of 0, a straight line to `tangent1End` is added. The current point is taken as it stands; `transform`
  /// applies to the two points given here.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return }
    let inverse = transform.inverted()
    let start = currentPoint.applying(inverse)
    let incoming = CGVector(dx: start.x - tangent1End.x, dy: start.y - tangent1End.y)
    let outgoing = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
    let cross = incoming.dx * outgoing.dy - incoming.dy * outgoing.dx
    let incomingLength = (incoming.dx * incoming.dx + incoming.dy * incoming.dy).squareRoot()
    let outgoingLength = (outgoing.dx * outgoing.dx + outgoing.dy * outgoing.dy).squareRoot()
    // 1e-12: the sine of an angle no one can see, below which the touching points run off to infinity.
    guard radius > 0, abs(cross) > 1e-12 * incomingLength * outgoingLength else {
      addLine(to: tangent1End, transform: transform)
      return
    }
    let corner = atan2(abs(cross), incoming.dx * outgoing.dx + incoming.dy * outgoing.dy)
    let distance = radius / tan(corner / 2)
    let touch = CGPoint(
      x: tangent1End.x + incoming.dx / incomingLength * distance,
      y: tangent1End.y + incoming.dy / incomingLength * distance)
    let side: CGFloat = cross < 0 ? 1 : -1
    // The centre lies a radius away from the first touching point, square to the incoming line.
    let center = CGPoint(
      x: touch.x + side * radius * incoming.dy / incomingLength,
      y: touch.y - side * radius * incoming.dx / incomingLength)
    steps.addArc(
      center: center, radius: radius, startAngle: atan2(touch.y - center.y, touch.x - center.x),
      delta: side * (.pi - corner), transform)
  }
}
