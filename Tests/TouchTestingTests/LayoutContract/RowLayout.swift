import OpenCollectionView

/// Rows as wide as the collection view, below a header for each section: a layout as it should be, of which the wrong ones
/// are made by overriding one thing.
class RowLayout: UICollectionViewLayout {
  static let rowHeight: CGFloat = 40
  static let headerHeight: CGFloat = 20

  final var counts: [Int] = []
  final var width: CGFloat = 0

  override func prepare() {
    super.prepare()
    takeCounts()
    width = collectionView?.bounds.width ?? 0
  }

  final func takeCounts() {
    guard let view = collectionView else { return }
    counts = (0..<view.numberOfSections).map(view.numberOfItems(inSection:))
  }

  final func top(ofSection section: Int) -> CGFloat {
    counts.prefix(section).reduce(0) { $0 + Self.headerHeight + CGFloat($1) * Self.rowHeight }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: width, height: top(ofSection: counts.count)) }

  func row(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(
      x: 0, y: top(ofSection: path.section) + Self.headerHeight + CGFloat(path.item) * Self.rowHeight, width: width,
      height: Self.rowHeight)
    return attributes
  }

  func header(_ section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: IndexPath(item: 0, section: section))
    attributes.frame = CGRect(x: 0, y: top(ofSection: section), width: width, height: Self.headerHeight)
    return attributes
  }

  final func all() -> [UICollectionViewLayoutAttributes] {
    counts.indices.flatMap { section in
      [header(section)] + (0..<counts[section]).map { row(IndexPath(item: $0, section: section)) }
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    all().filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    counts.indices.contains(indexPath.section) && indexPath.item < counts[indexPath.section] ? row(indexPath) : nil
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    counts.indices.contains(indexPath.section) ? header(indexPath.section) : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { newBounds.width != width }
}
