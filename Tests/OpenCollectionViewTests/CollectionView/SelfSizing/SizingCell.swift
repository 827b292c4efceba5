import OpenCollectionView

/// A cell that wants a height, and notes how often it is asked.
final class SizingCell: UICollectionViewCell {
  var height: CGFloat = 0
  /// What is added to the height that the cell is given, instead: a cell that never agrees.
  var growth: CGFloat?
  private(set) var askedCount = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    askedCount += 1
    layoutAttributes.size.height = growth.map { layoutAttributes.size.height + $0 } ?? height
    return layoutAttributes
  }
}
