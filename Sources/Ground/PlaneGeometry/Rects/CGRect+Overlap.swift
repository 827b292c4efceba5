public import Foundation

extension CGRect {
  /// Tells whether two rects share area; a common edge or corner is not enough.
  ///
  /// A rect without area counts as the place where it lies: a point or a line overlaps a rect when it lies inside or
  /// on the left or upper edge, and not on the right or lower edge, as with `contains(_:)`. In other words, on each
  /// axis the two either start at the same number, or each starts before the other ends. So of tiles that fill the
  /// plane exactly one overlaps a point. The null rect overlaps nothing; a rect with a NaN overlaps nothing.
  ///
  /// **Difference from `intersects(_:)`:** that one, in the Foundation of Linux, also answers true for rects which
  /// only have an edge in common.
  public func overlaps(_ other: CGRect) -> Bool {
    guard !isNull, !other.isNull else { return false }
    return RectBox(self).overlaps(RectBox(other))
  }
}
