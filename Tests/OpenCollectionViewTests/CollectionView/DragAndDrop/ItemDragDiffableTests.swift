import OpenCollectionView
import Testing
import TouchTesting

/// Drops on a view whose data source is a diffable one.
@MainActor struct ItemDragDiffableTests {
  @Test func `a snapshot that is applied in a drop takes the gap's place`() {
    // N74
    let stage = DiffableStage()
    let finger = stage.screen.touch(at: CGPoint(x: 45, y: 45))
    finger.rest(for: 0.6)
    for x in stride(from: CGFloat(50), through: 155, by: 15) { finger.move(to: CGPoint(x: x, y: x)) }
    finger.rest(for: 0.5)
    #expect(stage.shown == "b c d")
    #expect(stage.source.snapshot().itemIdentifiers == ["a", "b", "c", "d"])
    finger.lift()
    _ = stage.screen.advanceUntilRest()
    #expect(stage.source.snapshot().itemIdentifiers == ["b", "c", "d", "a"])
    #expect(stage.shown == "b c d a")
    #expect(!stage.view.hasUncommittedUpdates)
  }

  @Test func `a snapshot that is applied while an item is dragged is followed by name`() {
    // N76, N77
    let stage = DiffableStage()
    stage.intent = .unspecified
    let finger = stage.screen.touch(at: CGPoint(x: 45, y: 45))
    finger.rest(for: 0.6)
    for x in stride(from: CGFloat(50), through: 155, by: 15) { finger.move(to: CGPoint(x: x, y: x)) }
    for isReload in [false, true] {
      var snapshot = stage.source.snapshot()
      snapshot.insertItems([isReload ? "y" : "x"], beforeItem: "a")
      if isReload {
        stage.source.applySnapshotUsingReloadData(snapshot)
      } else {
        stage.source.apply(snapshot, animatingDifferences: true)
      }
      finger.rest(for: 1)
    }
    #expect(stage.ghosts == ["a"])
    finger.cancel()
    _ = stage.screen.advanceUntilRest()
    #expect(stage.ghosts == [])
    #expect(stage.shown == "x y a b c d")
  }
}

@MainActor private final class DiffableStage: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  let screen = VirtualScreen(width: 200, height: 480)
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 200, height: 480), collectionViewLayout: ItemDragScreen.grid())
  private(set) var source: UICollectionViewDiffableDataSource<Int, String>!
  var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath

  override init() {
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, name in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
      (cell as? NumberCell)?.label.text = name
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c", "d"])
    source.apply(snapshot, animatingDifferences: false)
    view.dragDelegate = self
    view.dropDelegate = self
    screen.show(view)
    screen.runFrame()
  }

  private var cells: [NumberCell] {
    view.visibleCells.compactMap { $0 as? NumberCell }.sorted {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }
  }

  var shown: String { cells.filter { $0.alpha == 1 }.compactMap(\.label.text).joined(separator: " ") }
  var ghosts: [String] { cells.filter { $0.alpha == 0.5 }.compactMap(\.label.text) }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = source.itemIdentifier(for: indexPath)
    return [item]
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .move, intent: intent) }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let item = coordinator.items.first, let name = item.dragItem.localObject as? String,
      let path = coordinator.destinationIndexPath
    else { return }
    var snapshot = source.snapshot()
    var names = snapshot.itemIdentifiers
    names.removeAll { $0 == name }
    names.insert(name, at: path.item)
    snapshot.deleteItems(names)
    snapshot.appendItems(names)
    source.apply(snapshot, animatingDifferences: true)
    coordinator.drop(item.dragItem, toItemAt: path)
  }
}
