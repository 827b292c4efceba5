import OpenCollectionView

/// Rows below each other. One of them may be out, and a gap left for it at another place.
final class GapLayout: UICollectionViewLayout {
  /// The height of a row with the space below it, in points.
  var rowHeight: CGFloat = 76 {
    didSet { if rowHeight != oldValue { invalidateLayout() } }
  }
  /// The space between rows, in points.
  static let spacing: CGFloat = 12

  /// The space around all rows.
  var inset = UIEdgeInsets.zero {
    didSet { if inset != oldValue { invalidateLayout() } }
  }

  /// What is out, and the place that is free for it.
  struct Gap: Hashable {
    var taken: Int
    var place: Int
  }

  var gap: Gap? {
    didSet { if gap != oldValue { invalidateLayout() } }
  }

  private var count: Int { collectionView.map { $0.numberOfSections > 0 ? $0.numberOfItems(inSection: 0) : 0 } ?? 0 }
  private var size: CGSize { collectionView?.bounds.size ?? .zero }

  /// The place for what is held at a height of the content.
  func place(atY y: CGFloat) -> Int {
    let row = ((y - inset.top) / rowHeight).rounded(.down)
    return Int(min(max(row, 0), CGFloat(max(count - 1, 0))))
  }

  /// The frame of a place.
  func frame(ofPlace place: Int) -> CGRect {
    CGRect(
      x: inset.left, y: inset.top + CGFloat(place) * rowHeight,
      width: max(1, size.width - inset.left - inset.right), height: rowHeight - Self.spacing)
  }

  /// Where an item stands while one is out.
  private func place(ofItem item: Int) -> Int {
    guard let gap else { return item }
    if item == gap.taken { return gap.place }
    let place = item > gap.taken ? item - 1 : item
    return place >= gap.place ? place + 1 : place
  }

  // MARK: What the collection view asks

  override var collectionViewContentSize: CGSize {
    CGSize(width: size.width, height: inset.top + CGFloat(count) * rowHeight - Self.spacing + inset.bottom)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.item < count else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame(ofPlace: place(ofItem: indexPath.item))
    attributes.isHidden = indexPath.item == gap?.taken
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { newBounds.size != size }
}
