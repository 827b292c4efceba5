import OpenCollectionView
import Testing
import TouchTesting

/// Snapshots that are applied from within what a snapshot brings about: what was applied last is what is shown in the end.
@MainActor struct DiffableCallTests {
  // C152
  @Test(arguments: [false, true])
  func `a snapshot that is loaded anew while another is being shown comes after it`(animated: Bool) {
    let diffable = DiffableScreen(["a": [1, 2, 3]])
    diffable.whenAsked { [diffable] item in
      guard item == 9 else { return }
      diffable.source.applySnapshotUsingReloadData(DiffableScreen.snapshot(["b": [5, 6]]), completion: nil)
    }
    diffable.apply(["a": [1, 9, 3]], animatingDifferences: animated)
    diffable.apply(["a": [1, 9, 4]], animatingDifferences: animated)
    diffable.source.applySnapshotUsingReloadData(DiffableScreen.snapshot(["b": [5, 6, 7]]), completion: nil)
    diffable.settle()
    #expect(diffable.source.snapshot().itemIdentifiers == [5, 6, 7])
    #expect(diffable.view.numberOfItems(inSection: 0) == 3)
    #expect(diffable.texts == ["5", "6", "7"])
  }

  // C152
  @Test func `a snapshot that is loaded anew while cells are made for the layout pass before an update is not lost`() {
    let diffable = DiffableScreen(["a": Array(0..<40)])
    var told: [String] = []
    diffable.whenAsked { [diffable] item in
      guard item == 20 else { return }
      diffable.whenAsked { _ in }
      diffable.source.applySnapshotUsingReloadData(DiffableScreen.snapshot(["a": [70, 71]])) { told.append("anew") }
    }
    // Other cells come into sight, of which nobody has asked for the view yet.
    diffable.view.contentOffset.y = 600
    diffable.apply(["a": Array(0..<41)]) { told.append("update") }
    diffable.settle()
    #expect(diffable.source.snapshot().itemIdentifiers == [70, 71])
    #expect(diffable.view.numberOfItems(inSection: 0) == 2)
    #expect(diffable.texts == ["70", "71"])
    #expect(told.sorted() == ["anew", "update"])
  }

  // C152
  @Test func `a snapshot that is applied when an item is about to be reordered is shown with the new order taken over`()
  {
    let diffable = DiffableScreen(["a": [1, 2, 3, 4]])
    diffable.source.reorderingHandlers.canReorderItem = { _ in true }
    diffable.source.reorderingHandlers.willReorder = { [diffable] _ in diffable.apply(["a": [4, 3, 2, 1, 0]]) }
    #expect(diffable.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    diffable.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 50))
    diffable.view.endInteractiveMovement()
    diffable.settle()
    #expect(diffable.source.snapshot().itemIdentifiers == [4, 3, 2, 1, 0])
    #expect(diffable.view.numberOfItems(inSection: 0) == 5)
    #expect(diffable.texts == ["4", "3", "2", "1", "0"])
  }

  // C152
  @Test func `a snapshot that is applied while a layout makes the context of a movement is shown`() {
    let diffable = DiffableScreen(["a": [1, 2, 3, 4]])
    let layout = ApplyingLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    diffable.view.collectionViewLayout = layout
    diffable.settle()
    diffable.source.reorderingHandlers.canReorderItem = { _ in true }
    layout.whenAsked = { [diffable] in diffable.apply(["a": [1, 2, 3, 4, 5]]) }
    #expect(diffable.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    diffable.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 50))
    diffable.settle()
    diffable.view.cancelInteractiveMovement()
    diffable.settle()
    #expect(diffable.source.snapshot().itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(diffable.view.numberOfItems(inSection: 0) == 5)
    #expect(diffable.texts == ["1", "2", "3", "4", "5"])
  }
}

/// A layout that does something when it is asked for the context of a movement, once.
private final class ApplyingLayout: UICollectionViewFlowLayout {
  var whenAsked: (() -> Void)?

  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let once = whenAsked
    whenAsked = nil
    once?()
    return super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
  }
}
