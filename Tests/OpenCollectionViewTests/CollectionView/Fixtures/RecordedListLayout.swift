import OpenCollectionView

/// Items of 200 × 40 points every 50 points, as in the recordings of UIKit; notes what it is asked.
final class RecordedListLayout: UICollectionViewLayout {
  let log: CallLog
  var answersToBoundsChange = true
  private weak var lastContext: UICollectionViewLayoutInvalidationContext?

  init(log: CallLog) {
    self.log = log
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  private var count = 0

  override func prepare() {
    super.prepare()
    log.noteAtOffset("prepare()")
    count = collectionView?.numberOfItems(inSection: 0) ?? 0
  }

  override var collectionViewContentSize: CGSize {
    log.noteAtOffset("collectionViewContentSize")
    return CGSize(width: 200, height: 50 * count)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    log.noteAtOffset("layoutAttributesForElements(in: \(text(rect)))")
    return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: 50 * indexPath.item, width: 200, height: 40)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    log.noteAtOffset("shouldInvalidateLayout(forBoundsChange: \(number(newBounds.minY)))")
    return answersToBoundsChange
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    log.noteAtOffset("invalidationContext(forBoundsChange: \(number(newBounds.minY)))")
    let context = super.invalidationContext(forBoundsChange: newBounds)
    lastContext = context
    return context
  }

  override func invalidateLayout() {
    log.noteAtOffset("invalidateLayout()")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    log.noteAtOffset("invalidateLayout(with: \(context === lastContext ? "that context" : "another context"))")
    super.invalidateLayout(with: context)
  }
}
