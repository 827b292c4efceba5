import OpenCollectionView

/// Cards in a row, as far from each other as fingers say: near together they are a pile, each a little crooked.
final class SpreadLayout: UICollectionViewLayout {
  /// What the layout said to a distance.
  enum Answer: Hashable {
    /// It is the distance now.
    case taken
    /// It was too small; the limit is the distance now.
    case heldAtSmallest
    /// It was too large; the limit is the distance now.
    case heldAtLargest
    /// It was none: negative, or no number at all. Nothing has changed.
    case refused
  }

  /// The distances that there are, in points.
  static let distances: ClosedRange<CGFloat> = 12...440

  /// How far the centres of neighbours are apart, in points.
  private(set) var spreadDistance: CGFloat = 30

  /// The size of a card.
  var itemSize = CGSize(width: 216, height: 300) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The space at both ends of the row, at least.
  var margin: CGFloat = 24 {
    didSet { if margin != oldValue { invalidateLayout() } }
  }

  private var attributes: [UICollectionViewLayoutAttributes] = []

  /// Takes over a distance if it is one, as far as the limits let it.
  @discardableResult func updateSpreadDistance(_ distance: CGFloat) -> Answer {
    guard distance.isFinite, distance >= 0 else { return .refused }
    let allowed = min(max(distance, Self.distances.lowerBound), Self.distances.upperBound)
    if allowed != spreadDistance {
      spreadDistance = allowed
      invalidateLayout()
    }
    return distance < allowed ? .heldAtSmallest : distance > allowed ? .heldAtLargest : .taken
  }

  // MARK: The row

  /// Where the centre of an item is; between two items for a number between theirs.
  func x(ofItem item: CGFloat) -> CGFloat { firstCenter + item * spreadDistance }

  /// Which item is at a place, with the part of the way to the next.
  func item(atX x: CGFloat) -> CGFloat { (x - firstCenter) / spreadDistance }

  private var count: Int { collectionView.map { $0.numberOfSections > 0 ? $0.numberOfItems(inSection: 0) : 0 } ?? 0 }
  private var rowWidth: CGFloat { count == 0 ? 0 : CGFloat(count - 1) * spreadDistance + itemSize.width }
  private var viewSize: CGSize { collectionView?.bounds.size ?? .zero }

  /// A row that is shorter than the view stands in its middle.
  private var firstCenter: CGFloat { max(margin, (viewSize.width - rowWidth) / 2) + itemSize.width / 2 }

  /// How crooked an item lies in a pile, from -1 to 1: the same each time, and unlike its neighbours'.
  private func lean(ofItem item: Int) -> CGFloat { sin(CGFloat(item) * 2.4 + 0.6) }

  // MARK: What the collection view asks

  override func prepare() {
    // Neighbours that do not overlap stand upright.
    let crookedness = max(0, 1 - spreadDistance / itemSize.width)
    attributes = (0..<count).map { item in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      let lean = lean(ofItem: item) * crookedness
      attributes.size = itemSize
      attributes.center = CGPoint(x: x(ofItem: CGFloat(item)), y: viewSize.height / 2 + lean * 14)
      if lean != 0 { attributes.transform = CGAffineTransform(rotationAngle: lean * 0.11) }
      attributes.zIndex = item
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: max(viewSize.width, rowWidth + 2 * margin), height: viewSize.height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes.indices.contains(indexPath.item) ? attributes[indexPath.item] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { newBounds.size != viewSize }
}
