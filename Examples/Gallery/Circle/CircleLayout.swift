import OpenCollectionView

/// Items on a circle, and a hub in its middle. Whatever is set, the items stand there with the next frame.
final class CircleLayout: UICollectionViewLayout {
  /// The kind of the view in the middle, which covers the circle.
  static let hubKind = "hub"
  /// The radii that there are, in points.
  static let radii: ClosedRange<CGFloat> = 60...640

  /// The middle of the circle, in points of the content.
  var center = CGPoint.zero {
    didSet { if center != oldValue { invalidateLayout() } }
  }

  /// The distance from the middle to the centres of the items; what is beyond the limits becomes the limit.
  var radius: CGFloat = 150 {
    didSet {
      radius = radius.isFinite ? min(max(radius, Self.radii.lowerBound), Self.radii.upperBound) : oldValue
      if radius != oldValue { invalidateLayout() }
    }
  }

  /// How far the first item is from the top, clockwise in radians.
  var angle: CGFloat = 0 {
    didSet { if angle != oldValue { invalidateLayout() } }
  }

  private var attributes: [UICollectionViewLayoutAttributes] = []
  /// Items that come with an update, by their new index paths, and items that go with it, by their old ones.
  private var coming: Set<IndexPath> = []
  private var going: Set<IndexPath> = []

  // MARK: The circle

  private var count: Int { collectionView.map { $0.numberOfSections > 0 ? $0.numberOfItems(inSection: 0) : 0 } ?? 0 }
  private var step: CGFloat { Self.step(among: count) }

  private static func step(among count: Int) -> CGFloat { 2 * .pi / CGFloat(max(count, 1)) }

  /// An item among as many as said: as large as there is room beside each other, within limits that a finger and an eye
  /// set.
  private func attributes(ofItem item: Int, among count: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    let step = Self.step(among: count)
    let turn = angle + CGFloat(item) * step
    let side = min(max(radius * step * 0.84, 34), 112, radius * 0.9)
    attributes.size = CGSize(width: side, height: side)
    attributes.center = CGPoint(x: center.x + radius * sin(turn), y: center.y - radius * cos(turn))
    return attributes
  }

  /// Before which item something belongs that is put at a place: the gap that the place is in, seen from the middle.
  func insertionIndex(for point: CGPoint) -> Int {
    guard count > 0 else { return 0 }
    let turn = atan2(point.x - center.x, center.y - point.y) - angle
    let whole = turn - (turn / (2 * .pi)).rounded(.down) * 2 * .pi
    return min(Int(whole / step) + 1, count)
  }

  // MARK: What the collection view asks

  override func prepare() {
    let count = count
    attributes = (0..<count).map { attributes(ofItem: $0, among: count) }
    let hub = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: Self.hubKind, with: IndexPath(item: 0, section: 0))
    hub.size = CGSize(width: 2 * radius, height: 2 * radius)
    hub.center = center
    hub.zIndex = -1
    attributes.append(hub)
  }

  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    indexPath.item < attributes.count - 1 ? attributes[indexPath.item] : nil
  }

  // MARK: Updates

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    coming = Set(updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
    going = Set(updateItems.filter { $0.updateAction == .delete }.compactMap(\.indexPathBeforeUpdate))
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    coming = []
    going = []
  }

  /// What is new grows from nothing in its place; what was there before comes from where it was.
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard coming.contains(itemIndexPath) else {
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    return Self.vanishing(attributes(ofItem: itemIndexPath.item, among: count))
  }

  /// What goes shrinks to nothing where it was among the others.
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard going.contains(itemIndexPath) else {
      return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
    return Self.vanishing(attributes(ofItem: itemIndexPath.item, among: count - coming.count + going.count))
  }

  private static func vanishing(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    attributes.transform = CGAffineTransform(scaleX: 0.05, y: 0.05)
    attributes.alpha = 0
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes.last }
}
