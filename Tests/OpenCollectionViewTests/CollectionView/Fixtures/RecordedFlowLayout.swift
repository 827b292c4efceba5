import OpenCollectionView

/// A flow layout with items of 200 × 40 points, 10 points apart, as in the recordings of UIKit; notes what it is asked.
final class RecordedFlowLayout: UICollectionViewFlowLayout {
  let log: CallLog
  private weak var lastContext: UICollectionViewLayoutInvalidationContext?

  init(log: CallLog) {
    self.log = log
    super.init()
    itemSize = CGSize(width: 200, height: 40)
    minimumLineSpacing = 10
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    log.noteAtOffset("prepare()")
    super.prepare()
  }

  override var collectionViewContentSize: CGSize {
    log.noteAtOffset("collectionViewContentSize")
    return super.collectionViewContentSize
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    log.noteAtOffset("layoutAttributesForElements(in: \(text(rect)))")
    return super.layoutAttributesForElements(in: rect)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    log.noteAtOffset("shouldInvalidateLayout(forBoundsChange: \(number(newBounds.minY)))")
    return true
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
