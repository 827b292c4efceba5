import OpenCollectionView

extension CGRect {
  /// What a margin leaves of the rectangle; its middle where there is no room for both.
  func inside(horizontally x: CGFloat, vertically y: CGFloat) -> CGRect {
    insetBy(dx: min(x, width / 2), dy: min(y, height / 2))
  }
}
