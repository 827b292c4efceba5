import OpenCollectionView

/// Tells the collection view in one batch what is inserted, deleted and moved.
@MainActor final class BatchShowing: BoardShowing {
  private unowned let controller: EditController
  private var collectionView: UICollectionView { controller.collectionView }

  init(_ controller: EditController) { self.controller = controller }

  func takeOver() { collectionView.dataSource = controller }

  func show(_ next: Board, after previous: Board, adopt: @escaping () -> Void, completion: @escaping () -> Void) {
    let change = BoardChange(from: previous, to: next)
    collectionView.performBatchUpdates {
      // From here on the data source answers with the new board.
      adopt()
      self.tell(change)
    } completion: { _ in
      completion()
    }
    collectionView.reconfigureItems(at: change.reconfigured.map(\.path))
  }

  private func tell(_ change: BoardChange) {
    collectionView.deleteSections(IndexSet(change.deletedSections))
    collectionView.insertSections(IndexSet(change.insertedSections))
    collectionView.deleteItems(at: change.deleted.map(\.path))
    collectionView.insertItems(at: change.inserted.map(\.path))
    for move in change.moved { collectionView.moveItem(at: move.start.path, to: move.end.path) }
  }
}
