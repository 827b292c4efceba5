import OpenCollectionView

/// A flow layout that notes what it is asked of movements.
final class NotedMovementLayout: UICollectionViewFlowLayout {
  let log: CallLog

  init(_ log: CallLog) {
    self.log = log
    super.init()
    itemSize = CGSize(width: 100, height: 100)
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    log.note("prepare()")
    super.prepare()
  }

  override func invalidateLayout() {
    log.note("invalidateLayout()")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let targets = context.targetIndexPathsForInteractivelyMovingItems {
      let previous = context.previousIndexPathsForInteractivelyMovingItems ?? []
      log.note(
        "invalidateLayout(with: to \(names(targets)) from \(names(previous)) at \(text(context.interactiveMovementTarget)))"
      )
    } else {
      log.note("invalidateLayout(with: another context)")
    }
    super.invalidateLayout(with: context)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    let moves = updateItems.map { "move \(names([$0.indexPathBeforeUpdate])) to \(names([$0.indexPathAfterUpdate]))" }
    log.note("prepare for updates: " + moves.joined(separator: ", "))
    super.prepare(forCollectionViewUpdates: updateItems)
  }

  override func finalizeCollectionViewUpdates() {
    log.note("finalize updates")
    super.finalizeCollectionViewUpdates()
  }

  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    log.note("target of \(names([previousIndexPath])) at \(text(position))")
    return super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position)
  }

  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    log.note("attributes of carried \(names([indexPath])) at \(text(position))")
    return super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
  }

  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    log.note(
      "context for \(names(targetIndexPaths)) at \(text(targetPosition)), before \(names(previousIndexPaths)) "
        + "at \(text(previousPosition))")
    return super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
  }

  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    log.note(
      "context for the end at \(names(indexPaths)), before \(names(previousIndexPaths))"
        + (movementCancelled ? ", cancelled" : ""))
    return super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
  }
}

/// Index paths as `section-item`.
func names(_ paths: [IndexPath?]) -> String {
  paths.map { path in path.map { "\($0.section)-\($0.item)" } ?? "nothing" }.joined(separator: ", ")
}

/// A point as `(x, y)`.
func text(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }
