import OpenCollectionView

/// Rows in sections whose headers stay at the upper edge until the next one pushes them away. Scrolling invalidates the
/// headers alone.
final class StickyHeadersLayout: UICollectionViewLayout {
  var rowHeight: CGFloat = 44
  var headerHeight: CGFloat = 30

  /// How often the rows were placed.
  private(set) var placedCount = 0
  private var tops: [CGFloat] = []
  private var counts: [Int] = []
  private var width: CGFloat = 0
  private var contentHeight: CGFloat = 0
  private var needsPlacing = true

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || context.invalidatedSupplementaryIndexPaths == nil
    {
      needsPlacing = true
    }
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    super.prepare()
    guard needsPlacing, let collectionView else { return }
    needsPlacing = false
    placedCount += 1
    width = collectionView.bounds.width
    counts = (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
    tops.removeAll()
    var top: CGFloat = 0
    for count in counts {
      tops.append(top)
      top += headerHeight + CGFloat(count) * rowHeight
    }
    contentHeight = top
  }

  override var collectionViewContentSize: CGSize { CGSize(width: width, height: contentHeight) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var answer: [UICollectionViewLayoutAttributes] = []
    for section in counts.indices {
      let header = header(of: section)
      if header.frame.intersects(rect) { answer.append(header) }
      for item in 0..<counts[section] {
        let row = row(item, in: section)
        if row.frame.intersects(rect) { answer.append(row) }
      }
    }
    return answer
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard counts.indices.contains(indexPath.section), indexPath.item < counts[indexPath.section] else { return nil }
    return row(indexPath.item, in: indexPath.section)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == UICollectionView.elementKindSectionHeader, counts.indices.contains(indexPath.section) else {
      return nil
    }
    return header(of: indexPath.section)
  }

  private func row(_ item: Int, in section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
    attributes.frame = CGRect(
      x: 0, y: tops[section] + headerHeight + CGFloat(item) * rowHeight, width: width, height: rowHeight)
    return attributes
  }

  private func header(of section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: IndexPath(item: 0, section: section))
    let bottom = tops[section] + CGFloat(counts[section]) * rowHeight
    let top = min(max(collectionView?.bounds.minY ?? 0, tops[section]), bottom)
    attributes.frame = CGRect(x: 0, y: top, width: width, height: headerHeight)
    attributes.zIndex = 1
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard newBounds.width == width else { return context }
    context.invalidateSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: counts.indices.map { IndexPath(item: 0, section: $0) })
    return context
  }
}
