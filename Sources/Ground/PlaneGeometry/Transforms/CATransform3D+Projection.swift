public import Foundation

extension CATransform3D {
  /// Below which part of its unturned area the plane's picture counts as edge-on (our choice: at a quarter turn
  /// rounding leaves about 1e-16, and a plane 1e-9 radians from edge-on shows nothing).
  private static var edgeOnTolerance: CGFloat { 1e-9 }

  /// Tells whether none of the sixteen entries is NaN or infinite.
  public var isFinite: Bool {
    // A NaN or an infinity times 0 is NaN, and NaN is not equal to 0.
    let first = (m11 + m12 + m13 + m14 + m21 + m22 + m23 + m24) * 0
    let last = (m31 + m32 + m33 + m34 + m41 + m42 + m43 + m44) * 0
    if first == 0, last == 0 { return true }
    return rowByRow.allSatisfy { $0.isFinite }
  }

  /// The place at which a viewer sees a point of the plane z = 0: mapped, then divided by its distance.
  ///
  /// - Parameter point: In the coordinates before the transform, in points.
  /// - Returns: The point after it, or nil when the point comes to lie at or behind the eye (the divisor is not above
  ///   0) or the result is not finite.
  public func projecting(_ point: CGPoint) -> CGPoint? {
    let divisor = point.x * m14 + point.y * m24 + m44
    guard divisor > 0 else { return nil }
    let x = (point.x * m11 + point.y * m21 + m41) / divisor
    let y = (point.x * m12 + point.y * m22 + m42) / divisor
    guard x.isFinite, y.isFinite else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The smallest upright rect around the four corners as a viewer sees them.
  ///
  /// - Returns: nil when one of the corners lies at or behind the eye, and for the null and the infinite rect.
  public func projecting(_ rect: CGRect) -> CGRect? {
    guard rect.isFinite,
      let a = projecting(CGPoint(x: rect.minX, y: rect.minY)),
      let b = projecting(CGPoint(x: rect.maxX, y: rect.minY)),
      let c = projecting(CGPoint(x: rect.maxX, y: rect.maxY)),
      let d = projecting(CGPoint(x: rect.minX, y: rect.maxY))
    else { return nil }
    let x = min(a.x, b.x, c.x, d.x)
    let y = min(a.y, b.y, c.y, d.y)
    return CGRect(x: x, y: y, width: max(a.x, b.x, c.x, d.x) - x, height: max(a.y, b.y, c.y, d.y) - y)
  }

  /// The point of the plane z = 0 that a viewer sees at `point`; hit testing needs it.
  ///
  /// - Parameter point: In the coordinates after the transform, in points.
  /// - Returns: The point before it, or nil when the plane is seen edge-on, when the sight line meets it behind the
  ///   eye, and when a number is not finite.
  public func unprojecting(_ point: CGPoint) -> CGPoint? {
    guard !isEdgeOn else { return nil }
    // u·w = x·m11 + y·m21 + m41 and v·w alike, with w = x·m14 + y·m24 + m44: two equations, linear in x and y.
    let xx = m11 - point.x * m14
    let xy = m21 - point.x * m24
    let yx = m12 - point.y * m14
    let yy = m22 - point.y * m24
    let x0 = point.x * m44 - m41
    let y0 = point.y * m44 - m42
    let determinant = xx * yy - xy * yx
    let x = (x0 * yy - xy * y0) / determinant
    let y = (xx * y0 - x0 * yx) / determinant
    guard x.isFinite, y.isFinite, x * m14 + y * m24 + m44 > 0 else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Tells whether the plane z = 0 is seen from its side, as a line: it runs through the eye, or is turned or scaled to
  /// nothing. Hit testing and drawing can leave it out.
  public var isEdgeOn: Bool {
    let determinant =
      m44 * (m11 * m22 - m12 * m21) + m14 * (m21 * m42 - m22 * m41) + m24 * (m12 * m41 - m11 * m42)
    // The steps in space that one point along x and along y make: what the plane would show if it were not turned.
    let alongX = max(abs(m11), abs(m12), abs(m13))
    let alongY = max(abs(m21), abs(m22), abs(m23))
    return !(abs(determinant) > Self.edgeOnTolerance * alongX * alongY)
  }

  /// The row vector `(x, y, z, w)` times this matrix.
  func row(
    _ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat
  ) -> (x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    (
      x: x * m11 + y * m21 + z * m31 + w * m41,
      y: x * m12 + y * m22 + z * m32 + w * m42,
      z: x * m13 + y * m23 + z * m33 + w * m43,
      w: x * m14 + y * m24 + z * m34 + w * m44
    )
  }
}
