import Foundation

extension PathSteps {
  /// How far the control points of a quarter circle lie from its ends, as a part of the radius: 4/3·(√2 − 1), with
  /// which the curve's middle lies exactly on the circle.
  private static var quarterCircle: CGFloat { 0.552_284_749_830_793_6 }

  mutating func addRect(_ rect: CGRect, _ transform: CGAffineTransform) {
    guard !rect.isNull, !rect.isInfinite else { return }
    append(.move(to: CGPoint(x: rect.minX, y: rect.minY)), transform)
    append(.line(to: CGPoint(x: rect.maxX, y: rect.minY)), transform)
    append(.line(to: CGPoint(x: rect.maxX, y: rect.maxY)), transform)
    append(.line(to: CGPoint(x: rect.minX, y: rect.maxY)), transform)
    append(.closeSubpath)
  }

  mutating func addRoundedRect(
    _ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, _ transform: CGAffineTransform
  ) {
    guard cornerWidth >= 0, cornerHeight >= 0, 2 * cornerWidth <= rect.width, 2 * cornerHeight <= rect.height else {
      GeometryErrors.report(
        "Corners of \(cornerWidth) by \(cornerHeight) do not fit into the rect \(rect.shortDescription); "
          + "pass at most half its width and height, and nothing negative.", instead: "the rect has no round corners")
      return addRect(rect, transform)
    }
    guard cornerWidth > 0, cornerHeight > 0 else {
      addRect(rect, transform)
      return
    }
    // The four sides in turn; at the end of each, one quarter turn to the right.
    let k = 1 - Self.quarterCircle
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let (w, h) = (cornerWidth, cornerHeight)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    append(.move(to: point(left + w, top)), transform)
    append(.line(to: point(right - w, top)), transform)
    append(
      .curve(
        to: point(right, top + h), control1: point(right - k * w, top), control2: point(right, top + k * h)),
      transform)
    append(.line(to: point(right, bottom - h)), transform)
    append(
      .curve(
        to: point(right - w, bottom), control1: point(right, bottom - k * h), control2: point(right - k * w, bottom)),
      transform)
    append(.line(to: point(left + w, bottom)), transform)
    append(
      .curve(
        to: point(left, bottom - h), control1: point(left + k * w, bottom), control2: point(left, bottom - k * h)),
      transform)
    append(.line(to: point(left, top + h)), transform)
    append(
      .curve(to: point(left + w, top), control1: point(left, top + k * h), control2: point(left + k * w, top)),
      transform)
    append(.closeSubpath)
  }

  mutating func addEllipse(in rect: CGRect, _ transform: CGAffineTransform) {
    guard !rect.isNull, !rect.isInfinite else { return }
    let (cx, cy) = (rect.midX, rect.midY)
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (kx, ky) = (rx * Self.quarterCircle, ry * Self.quarterCircle)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: cx + x, y: cy + y) }
    append(.move(to: point(rx, 0)), transform)
    append(.curve(to: point(0, ry), control1: point(rx, ky), control2: point(kx, ry)), transform)
    append(.curve(to: point(-rx, 0), control1: point(-kx, ry), control2: point(-rx, ky)), transform)
    append(.curve(to: point(0, -ry), control1: point(-rx, -ky), control2: point(-kx, -ry)), transform)
    append(.curve(to: point(rx, 0), control1: point(kx, -ry), control2: point(rx, -ky)), transform)
    append(.closeSubpath)
  }

  /// An arc that sweeps `delta` radians; positive is towards greater angles. A line leads to its start. Without a
  /// radius the arc is that line; where its start is not finite nothing is added.
  mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, _ transform: CGAffineTransform
  ) {
    func point(_ angle: CGFloat) -> (cosine: CGFloat, sine: CGFloat) { (radius * cos(angle), radius * sin(angle)) }
    var from = point(startAngle)
    let start = CGPoint(x: center.x + from.cosine, y: center.y + from.sine)
    guard start.isFinite else { return }
    append(currentPoint == nil ? .move(to: start) : .line(to: start), transform)
    guard radius != 0, delta != 0, delta.isFinite else { return }
    // One cubic for each quarter turn or part of one; a hair over a whole number of quarters is rounding, not an arc.
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / CGFloat(count)
    let k = 4 / 3 * tan(step / 4)
    for index in 1...count {
      let to = point(startAngle + CGFloat(index) * step)
      append(
        .curve(
          to: CGPoint(x: center.x + to.cosine, y: center.y + to.sine),
          control1: CGPoint(x: center.x + from.cosine - k * from.sine, y: center.y + from.sine + k * from.cosine),
          control2: CGPoint(x: center.x + to.cosine + k * to.sine, y: center.y + to.sine - k * to.cosine)),
        transform)
      from = to
    }
  }
}
