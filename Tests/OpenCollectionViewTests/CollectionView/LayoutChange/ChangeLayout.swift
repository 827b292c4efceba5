import OpenCollectionView

/// A list that notes what it is told of changes.
final class ChangeLayout: UICollectionViewLayout {
  let name: String
  let log: CallLog
  let height: Int

  init(_ name: String, log: CallLog, height: Int = 40) {
    self.name = name
    self.height = height
    self.log = log
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  private var count = 0

  private func note(_ line: String) { log.note("\(name) \(line)") }

  override func prepare() {
    note("prepare")
    count = collectionView?.numberOfItems(inSection: 0) ?? 0
  }

  override var collectionViewContentSize: CGSize {
    note("contentSize")
    return CGSize(width: 200, height: height * count)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    note("elements")
    return (0..<count).map { attributes(at: path($0)) }.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    note("item \(indexPath.item)")
    return indexPath.item < count ? attributes(at: indexPath) : nil
  }

  private func attributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: height * indexPath.item, width: 200, height: height)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    note("shouldInvalidate \(number(newBounds.minY))")
    return true
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let scope =
      context.invalidateEverything ? "everything" : context.invalidateDataSourceCounts ? "counts" : "layout"
    note("invalidateLayout(with: \(scope))")
    super.invalidateLayout(with: context)
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    note("targetContentOffset \(number(proposedContentOffset.y))")
    return proposedContentOffset
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    let items = updateItems.map { item in
      "\(item.updateAction) \([item.indexPathBeforeUpdate, item.indexPathAfterUpdate].compactMap { $0?.item }[0])"
    }
    note("prepare(for: \(items.joined(separator: ", ")))")
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("initial \(itemIndexPath.item)")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("final \(itemIndexPath.item)")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  private var isAnimated: String { UIView.inheritedAnimationDuration > 0 ? "animated" : "at once" }

  override func finalizeCollectionViewUpdates() { note("finalizeUpdates, \(isAnimated)") }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    note("prepareForTransition to \((newLayout as? ChangeLayout)?.name ?? "")")
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    note("prepareForTransition from \((oldLayout as? ChangeLayout)?.name ?? "")")
  }

  override func finalizeLayoutTransition() { note("finalizeTransition, \(isAnimated)") }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    note("prepare(forAnimatedBoundsChange: \(number(oldBounds.width)))")
  }

  override func finalizeAnimatedBoundsChange() { note("finalizeBoundsChange, \(isAnimated)") }
}
