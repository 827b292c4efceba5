import OpenCollectionView

/// A delegate that notes what it is asked and told of movements.
@MainActor final class NotedMovementDelegate: NSObject, UICollectionViewDelegate {
  let log: CallLog

  init(_ log: CallLog) { self.log = log }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    log.note(
      "delegate: from \(names([originalIndexPath])), at \(names([currentIndexPath])), proposed "
        + names([proposedIndexPath]))
    return proposedIndexPath
  }

  func collectionView(
    _ collectionView: UICollectionView, interactiveMovementDidChange movement: UICollectionView.InteractiveMovement
  ) {
    if movement.isActive {
      log.note("changed: \(names([movement.originalIndexPath])) at \(names([movement.targetIndexPath]))")
    } else {
      log.note("ended: \(movement.isCancelled ? "cancelled" : "at \(names([movement.finalIndexPath]))")")
    }
  }
}
