import OpenCollectionView

/// A header that wants a height of 33 points.
final class SizingHeader: UICollectionReusableView {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 33
    return layoutAttributes
  }
}
