import OpenCollectionView

/// A flow layout that tells the world of what it is called for.
final class ProgramFlowLayout: UICollectionViewFlowLayout {
  weak var world: ProgramWorld?

  override func prepare() {
    super.prepare()
    world?.note(.prepare)
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    world?.note(.elementsInRect)
    return super.layoutAttributesForElements(in: rect)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    world?.note(.shouldInvalidateForBounds)
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    world?.note(.invalidationContext)
    return super.invalidationContext(forBoundsChange: newBounds)
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    world?.note(.prepareForUpdates)
  }
  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    world?.note(.finalizeUpdates)
  }
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    world?.note(.initialAttributes)
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    world?.note(.finalAttributes)
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    world?.note(.prepareForTransition)
  }
  override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    world?.note(.finalizeTransition)
  }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    world?.note(.targetOffsetByLayout)
    return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }
}

/// A layout of a program's own: rows of 50 points, computed from the counts when it is prepared, and anew with each
/// scroll.
final class ProgramOwnLayout: UICollectionViewLayout {
  weak var world: ProgramWorld?
  private var rows: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    world?.note(.prepare)
    rows = []
    guard let collectionView else { return }
    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let row = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
        row.frame = CGRect(x: 0, y: CGFloat(rows.count) * 55, width: 200, height: 50)
        rows.append(row)
      }
    }
  }
  override var collectionViewContentSize: CGSize { CGSize(width: 200, height: CGFloat(rows.count) * 55) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    world?.note(.elementsInRect)
    return rows.filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    rows.first { $0.indexPath == indexPath }
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    world?.note(.shouldInvalidateForBounds)
    return true
  }
  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    world?.note(.invalidationContext)
    return super.invalidationContext(forBoundsChange: newBounds)
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    world?.note(.prepareForUpdates)
  }
  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    world?.note(.finalizeUpdates)
  }
}
