public import Foundation

extension CGPoint {
  /// Tells whether neither coordinate is NaN or infinite.
  @inlinable public var isFinite: Bool {
    x.isFinite && y.isFinite
  }
}

extension CGSize {
  /// Tells whether neither extent is NaN or infinite.
  @inlinable public var isFinite: Bool {
    width.isFinite && height.isFinite
  }
}

extension CGVector {
  /// Tells whether neither part is NaN or infinite.
  public var isFinite: Bool {
    dx.isFinite && dy.isFinite
  }
}

extension UIEdgeInsets {
  /// Tells whether none of the four insets is NaN or infinite.
  public var isFinite: Bool {
    top.isFinite && left.isFinite && bottom.isFinite && right.isFinite
  }
}

extension CGRect {
  /// Tells whether the rect has a place and an extent: no number is NaN or infinite, and neither is an edge.
  ///
  /// False for `CGRect.null` and for `CGRect.infinite`, which is written with very large finite numbers. Ask this
  /// before keeping a rect that somebody else has computed, and say ``shortDescription`` when the answer is no.
  @inlinable public var isFinite: Bool {
    // Nearly all are; a comparison with NaN is false.
    if origin.x.magnitude < Self.large, origin.y.magnitude < Self.large, size.width.magnitude < Self.large,
      size.height.magnitude < Self.large
    {
      return true
    }
    return origin.isFinite && size.isFinite && maxX.isFinite && maxY.isFinite && !isInfinite
  }

  /// Less than the numbers of `CGRect.infinite`, and than those whose sums are infinite.
  @inlinable static var large: CGFloat { 1e300 }

  /// The four numbers for use in a sentence, as in "(x 0.0, y 10.0, width nan, height 5.0)".
  public var shortDescription: String {
    "(x \(origin.x), y \(origin.y), width \(size.width), height \(size.height))"
  }
}
