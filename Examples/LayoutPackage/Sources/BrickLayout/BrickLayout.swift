import OpenCollectionViewShim

/// Items in rows like the bricks of a wall: every second row is shifted by half a brick.
open class BrickLayout: UICollectionViewLayout {
  /// The size of an item, in points.
  open var brickSize = CGSize(width: 100, height: 50) { didSet { invalidateLayout() } }
  /// The space between two items, in points.
  open var joint: CGFloat = 10 { didSet { invalidateLayout() } }

  private var counts: [Int] = []
  private var firstRows: [Int] = []
  private var width: CGFloat = 0

  private var step: CGSize { CGSize(width: brickSize.width + joint, height: brickSize.height + joint) }
  /// How many whole bricks stand in a row: where there is room for no second half, as many in each.
  private var bricksPerRow: Int { max(1, Int((width - brickSize.width / 2 + joint) / step.width)) }

  open override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    width = collectionView.bounds.width
    counts = (0..<collectionView.numberOfSections).map(collectionView.numberOfItems(inSection:))
    firstRows = [0]
    for count in counts { firstRows.append(firstRows[firstRows.count - 1] + (count + bricksPerRow - 1) / bricksPerRow) }
  }

  open override var collectionViewContentSize: CGSize {
    guard let rows = firstRows.last, rows > 0 else { return CGSize(width: width, height: 0) }
    return CGSize(width: width, height: CGFloat(rows) * step.height - joint)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let rows = firstRows.last, rows > 0, !rect.isNull else { return [] }
    let lowest = CGFloat(rows - 1)
    let first = Int(min(max(0, (rect.minY / step.height).rounded(.down)), lowest))
    let last = Int(min(max(0, (rect.maxY / step.height).rounded(.down)), lowest))
    var result: [UICollectionViewLayoutAttributes] = []
    for section in counts.indices where firstRows[section] <= last && firstRows[section + 1] > first {
      let from = max(0, first - firstRows[section]) * bricksPerRow
      let to = min(counts[section], (last + 1 - firstRows[section]) * bricksPerRow)
      for item in from..<max(from, to) {
        let attributes = self.attributes(item: item, section: section)
        if attributes.frame.intersects(rect) { result.append(attributes) }
      }
    }
    return result
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard counts.indices.contains(indexPath.section), indexPath.item < counts[indexPath.section] else { return nil }
    return attributes(item: indexPath.item, section: indexPath.section)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != width
  }

  private func attributes(item: Int, section: Int) -> UICollectionViewLayoutAttributes {
    let (row, column) = (item / bricksPerRow, item % bricksPerRow)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
    attributes.frame = CGRect(
      x: CGFloat(column) * step.width + (row % 2 == 0 ? 0 : brickSize.width / 2),
      y: CGFloat(firstRows[section] + row) * step.height, width: brickSize.width, height: brickSize.height)
    return attributes
  }
}
