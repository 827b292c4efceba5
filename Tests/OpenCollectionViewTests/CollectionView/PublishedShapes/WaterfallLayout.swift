import OpenCollectionView

/// Knows how tall the items of a waterfall are.
@MainActor protocol WaterfallLayoutDelegate: AnyObject {
  func collectionView(
    _ collectionView: UICollectionView, heightForItemAt indexPath: IndexPath, withWidth width: CGFloat
  ) -> CGFloat
}

/// Columns of one width; an item goes into the shortest of them.
final class WaterfallLayout: UICollectionViewLayout {
  weak var delegate: (any WaterfallLayoutDelegate)?
  var columnCount = 2
  var spacing: CGFloat = 10

  private var cells: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var inserted: Set<IndexPath> = []
  private var contentHeight: CGFloat = 0
  private var contentWidth: CGFloat { collectionView?.bounds.width ?? 0 }

  override func prepare() {
    super.prepare()
    cells.removeAll()
    contentHeight = 0
    guard let collectionView, columnCount > 0 else { return }
    let width = (contentWidth - spacing * CGFloat(columnCount - 1)) / CGFloat(columnCount)
    guard width > 0 else { return }
    var heights = [CGFloat](repeating: 0, count: columnCount)
    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let indexPath = IndexPath(item: item, section: section)
        let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
        let height = delegate?.collectionView(collectionView, heightForItemAt: indexPath, withWidth: width) ?? width
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
          x: CGFloat(column) * (width + spacing), y: heights[column], width: width, height: height)
        cells[indexPath] = attributes
        heights[column] += height + spacing
      }
    }
    contentHeight = max(0, (heights.max() ?? 0) - spacing)
  }

  override var collectionViewContentSize: CGSize { CGSize(width: contentWidth, height: contentHeight) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    cells.values.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cells[indexPath]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { newBounds.width != contentWidth }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    inserted = Set(updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted.removeAll()
  }

  /// New items grow out of their middle.
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    guard inserted.contains(itemIndexPath),
      let grown = cells[itemIndexPath]?.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    grown.alpha = 0
    grown.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    return grown
  }
}
