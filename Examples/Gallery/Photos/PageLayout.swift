import OpenCollectionView

/// One photo a page, in its own shape and as large as there is room.
final class PageLayout: UICollectionViewLayout {
  /// The room that photos leave at the edges of the page.
  var margins = UIEdgeInsets.zero {
    didSet { if margins != oldValue { invalidateLayout() } }
  }
  /// The width of a photo in heights.
  var proportion: (Int) -> CGFloat = { _ in 1 }
  /// The photo on the page that is seen.
  var shownItem = 0
  /// Whether only the photo that is seen is there: what the grid and this layout exchange. The others fade where they are.
  private var isAlone = false
  private var count = 0
  private var page = CGSize.zero

  override func prepare() {
    super.prepare()
    count = collectionView?.numberOfItems(inSection: 0) ?? 0
    page = collectionView?.bounds.size ?? .zero
  }

  override var collectionViewContentSize: CGSize { CGSize(width: page.width * CGFloat(count), height: page.height) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard page.width > 0, count > 0 else { return [] }
    let first = min(max(rect.minX / page.width, 0), CGFloat(count - 1))
    let last = min(max(rect.maxX / page.width, 0), CGFloat(count - 1))
    return (Int(first)...max(Int(first), Int(last))).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.item < count, !isAlone || indexPath.item == shownItem else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let room = CGRect(origin: .zero, size: page).inset(by: margins)
    let shape = max(proportion(indexPath.item), 0.1)
    let width = max(1, min(room.width, room.height * shape))
    attributes.size = CGSize(width: width, height: width / shape)
    attributes.center = CGPoint(x: CGFloat(indexPath.item) * page.width + room.midX, y: room.midY)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { newBounds.size != page }

  // MARK: Where a page is

  /// The offset at which the page that is seen fills the view.
  var shownOffset: CGPoint {
    CGPoint(x: CGFloat(shownItem) * (collectionView?.bounds.width ?? page.width), y: 0)
  }

  /// The page of a photo that lies at a place of the content.
  func page(around frame: CGRect) -> CGRect {
    let size = collectionView?.bounds.size ?? page
    let room = CGRect(origin: .zero, size: size).inset(by: margins)
    return CGRect(origin: CGPoint(x: frame.midX - room.midX, y: frame.midY - room.midY), size: size)
  }

  /// The photo whose page is nearest to an offset.
  func item(atOffset x: CGFloat) -> Int {
    guard count > 0, let width = collectionView?.bounds.width, width > 0 else { return 0 }
    return Int(min(max((x / width).rounded(), 0), CGFloat(count - 1)))
  }

  /// Pages follow each other as one reads.
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { shownOffset }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) { isAlone = true }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) { isAlone = true }

  override func finalizeLayoutTransition() {
    isAlone = false
    invalidateLayout()
  }
}
