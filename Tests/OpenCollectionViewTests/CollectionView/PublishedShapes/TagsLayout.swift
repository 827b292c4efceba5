import OpenCollectionView

/// A flow layout whose lines begin at the left and leave their rest at the right.
final class TagsLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map { attributes in
      guard attributes.representedElementCategory == .cell else { return attributes }
      return layoutAttributesForItem(at: attributes.indexPath) ?? attributes
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let attributes = super.layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    let line = attributes.frame
    var x = sectionInset.left
    var item = indexPath.item - 1
    while item >= 0,
      let earlier = super.layoutAttributesForItem(at: IndexPath(item: item, section: indexPath.section))?.frame,
      earlier.minY < line.maxY, earlier.maxY > line.minY
    {
      x += earlier.width + minimumInteritemSpacing
      item -= 1
    }
    attributes.frame.origin.x = x
    return attributes
  }
}
