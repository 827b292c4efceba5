import OpenCollectionView

/// A list in the manner of a program: it keeps the heights that its cells want, and says in its contexts what moves.
final class SizedListLayout: UICollectionViewLayout {
  var heights: [Int: CGFloat] = [:]
  /// Tells whether contexts move the content by what grows above it, as careful programs do.
  var adjustsOffset = false
  let estimate: CGFloat = 50

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  private func top(_ item: Int) -> CGFloat {
    heights.reduce(CGFloat(item) * estimate) { $0 + ($1.key < item ? $1.value - estimate : 0) }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: top(count)) }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0, y: top(indexPath.item), width: 320, height: heights[indexPath.item] ?? estimate)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }.filter {
      $0.frame.intersects(rect)
    }
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    preferredAttributes.size.height != originalAttributes.size.height
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    let growth = preferredAttributes.size.height - originalAttributes.size.height
    heights[preferredAttributes.indexPath.item] = preferredAttributes.size.height
    context.contentSizeAdjustment = CGSize(width: 0, height: growth)
    if adjustsOffset, let bounds = collectionView?.bounds, originalAttributes.frame.minY < bounds.minY {
      context.contentOffsetAdjustment = CGPoint(x: 0, y: growth)
    }
    return context
  }
}
