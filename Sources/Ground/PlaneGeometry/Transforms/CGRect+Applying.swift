public import Foundation

extension CGRect {
  /// The smallest upright rect around the four corners as `t` puts them.
  ///
  /// The null rect stays null and the infinite rect infinite. A rotation by anything but quarter turns makes the
  /// rect grow, so applying a transform and then its inverse does not lead back.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    // Each coordinate of a corner is one of two products plus one of two others, so the extremes need no corners.
    let left = minX
    let right = maxX
    let top = minY
    let bottom = maxY
    let x = Self.bounds(t.a * left, t.a * right, t.c * top, t.c * bottom)
    let y = Self.bounds(t.b * left, t.b * right, t.d * top, t.d * bottom)
    return CGRect(x: x.least + t.tx, y: y.least + t.ty, width: x.extent, height: y.extent)
  }

  /// The least sum, and the distance to the greatest, of one of the first two and one of the last two.
  private static func bounds(
    _ first: CGFloat, _ second: CGFloat, _ third: CGFloat, _ fourth: CGFloat
  ) -> (least: CGFloat, extent: CGFloat) {
    (min(first, second) + min(third, fourth), abs(second - first) + abs(fourth - third))
  }
}
