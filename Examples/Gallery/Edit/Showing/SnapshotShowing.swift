import OpenCollectionView

/// Hands a snapshot to a data source, which finds out by itself what is to be inserted, deleted and moved.
@MainActor final class SnapshotShowing: BoardShowing {
  private unowned let controller: EditController
  private let source: UICollectionViewDiffableDataSource<Int, Int>

  init(_ controller: EditController) {
    self.controller = controller
    source = UICollectionViewDiffableDataSource(collectionView: controller.collectionView) {
      [unowned controller] collectionView, path, _ in
      controller.collectionView(collectionView, cellForItemAt: path)
    }
    source.supplementaryViewProvider = { [unowned controller] collectionView, kind, path in
      controller.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: path)
    }
  }

  func takeOver() {
    controller.collectionView.dataSource = source
    source.applySnapshotUsingReloadData(snapshot(of: controller.board))
  }

  func show(_ next: Board, after previous: Board, adopt: @escaping () -> Void, completion: @escaping () -> Void) {
    var snapshot = snapshot(of: next)
    let changed = next.sections.flatMap(\.notes).filter { note in
      previous.note(note.id).map { $0 != note } ?? false
    }
    snapshot.reconfigureItems(changed.map(\.id))
    adopt()
    source.apply(snapshot, animatingDifferences: true, completion: completion)
  }

  private func snapshot(of board: Board) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for section in board.sections {
      snapshot.appendSections([section.id])
      snapshot.appendItems(section.notes.map(\.id), toSection: section.id)
    }
    return snapshot
  }
}
