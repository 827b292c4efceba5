import OpenCollectionView
import Testing

/// Movements of items that a diffable data source shows.
@MainActor struct MovementDiffableTests {
  private typealias Transaction = NSDiffableDataSourceTransaction<String, Int>

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func `without a handler nothing is picked up, with one what it lets`() {
    let shown = DiffableScreen(["a": [1, 2, 3]])
    #expect(!shown.view.beginInteractiveMovementForItem(at: path(0)))
    shown.source.reorderingHandlers.canReorderItem = { $0 == 2 }
    #expect(!shown.view.beginInteractiveMovementForItem(at: path(0)))
    #expect(shown.view.beginInteractiveMovementForItem(at: path(1)))
  }

  @Test func `a movement is told once, with what was before and after, and shows no cell anew`() throws {
    let shown = DiffableScreen(["a": [1, 2, 3], "b": [4, 5]])
    shown.source.reorderingHandlers.canReorderItem = { _ in true }
    var order: [String] = []
    var told: Transaction?
    shown.source.reorderingHandlers.willReorder = { _ in order.append("will") }
    shown.source.reorderingHandlers.didReorder = {
      order.append("did")
      told = $0
    }
    #expect(shown.view.beginInteractiveMovementForItem(at: path(0)))
    // The second section begins at 100.
    shown.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 150))
    shown.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 150))
    #expect(order == [])
    shown.view.endInteractiveMovement()
    #expect(order == ["will", "did"])
    let transaction = try #require(told)
    #expect(transaction.initialSnapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(transaction.finalSnapshot.itemIdentifiers(inSection: "a") == [2, 3])
    #expect(transaction.finalSnapshot.itemIdentifiers(inSection: "b") == [4, 1, 5])
    #expect([1, 2, 3, 4, 5].applying(transaction.difference) == [2, 3, 4, 1, 5])
    #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["b", "a"])
    #expect([1, 2, 3].applying(transaction.sectionTransactions[1].difference) == [2, 3])
    #expect([4, 5].applying(transaction.sectionTransactions[0].difference) == [4, 1, 5])
    #expect(transaction.sectionTransactions[0].finalSnapshot.items == [4, 1, 5])
    shown.settle()
    #expect(shown.texts == ["2", "3", "4", "1", "5"])
    #expect(shown.takeAsked() == [])
  }

  @Test func `a movement that is called off, or ends where it began, is not told`() {
    let shown = DiffableScreen(["a": [1, 2, 3]])
    shown.source.reorderingHandlers.canReorderItem = { _ in true }
    var count = 0
    shown.source.reorderingHandlers.willReorder = { _ in count += 1 }
    shown.source.reorderingHandlers.didReorder = { _ in count += 1 }
    for _ in 0..<2 {
      #expect(shown.view.beginInteractiveMovementForItem(at: path(0)))
      shown.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 50))
      shown.view.updateInteractiveMovementTargetPosition(CGPoint(x: 52, y: 50))
      shown.view.endInteractiveMovement()
    }
    #expect(shown.view.beginInteractiveMovementForItem(at: path(0)))
    shown.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 50))
    shown.view.cancelInteractiveMovement()
    shown.settle()
    #expect(count == 0)
    #expect(shown.source.snapshot().itemIdentifiers == [1, 2, 3])
    #expect(shown.texts == ["1", "2", "3"])
  }

  @Test func `snapshots that are applied while an item is carried leave it under the finger`() throws {
    let shown = DiffableScreen(["a": [1, 2, 3, 4, 5]])
    shown.source.reorderingHandlers.canReorderItem = { _ in true }
    var told: Transaction?
    shown.source.reorderingHandlers.didReorder = { told = $0 }
    #expect(shown.view.beginInteractiveMovementForItem(at: path(0)))
    shown.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 160))
    let cell = try #require(shown.cell(1))
    shown.apply(["a": [9, 8, 1, 2, 4, 5]])
    shown.settle()
    #expect(shown.cell(1) === cell)
    #expect(cell.center == CGPoint(x: 50, y: 160))
    #expect(shown.view.interactiveMovements.first?.originalIndexPath == path(2))
    shown.view.endInteractiveMovement()
    shown.settle()
    // The finger rests on the fourth place.
    #expect(shown.source.snapshot().itemIdentifiers == [9, 8, 2, 1, 4, 5])
    #expect(told?.initialSnapshot.itemIdentifiers == [9, 8, 1, 2, 4, 5])
    #expect(shown.texts == ["9", "8", "2", "1", "4", "5"])
  }

  @Test func `a snapshot without the carried item ends its movement`() {
    let shown = DiffableScreen(["a": [1, 2, 3, 4, 5]])
    shown.source.reorderingHandlers.canReorderItem = { _ in true }
    #expect(shown.view.beginInteractiveMovementForItem(at: path(0)))
    shown.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 160))
    shown.apply(["a": [2, 3, 4, 5]])
    #expect(shown.view.interactiveMovements.isEmpty)
    shown.view.endInteractiveMovement()
    shown.settle()
    #expect(shown.texts == ["2", "3", "4", "5"])
  }

  @Test func `an item of an outline is moved among its own, and the section is told of it`() throws {
    let shown = DiffableScreen()
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2, 3])
    outline.append([10, 11, 12], to: 1)
    outline.expand([1])
    shown.source.apply(outline, to: "a", animatingDifferences: false)
    shown.settle()
    _ = shown.takeAsked()
    shown.source.reorderingHandlers.canReorderItem = { $0 >= 10 }
    var told: Transaction?
    shown.source.reorderingHandlers.didReorder = { told = $0 }
    // 1 10 11 / 12 2 3.
    #expect(shown.view.beginInteractiveMovementForItem(at: path(1)))
    shown.view.updateInteractiveMovementTargetPosition(CGPoint(x: 270, y: 50))
    shown.view.endInteractiveMovement()
    shown.settle()
    #expect(shown.texts == ["1", "11", "10", "12", "2", "3"])
    let section = try #require(told?.sectionTransactions.first)
    #expect(section.finalSnapshot.visibleItems == [1, 11, 10, 12, 2, 3])
    #expect(section.finalSnapshot.parent(of: 10) == 1)
  }

  @Test func `a carried item survives a reload by its identifier where the program wants it`() {
    // M2
    let shown = DiffableScreen(["a": [1, 2, 3, 4, 5]])
    shown.source.reorderingHandlers.canReorderItem = { _ in true }
    shown.view.keepsInteractiveMovementsAcrossReloads = true
    #expect(shown.view.beginInteractiveMovementForItem(at: path(0)))
    shown.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 160))
    shown.source.applySnapshotUsingReloadData(DiffableScreen.snapshot(["a": [7, 6, 5, 1, 4]]))
    shown.settle()
    #expect(shown.view.interactiveMovements.first?.originalIndexPath == path(3))
    #expect(shown.cell(1)?.center == CGPoint(x: 50, y: 160))
    shown.view.endInteractiveMovement()
    shown.settle()
    #expect(shown.source.snapshot().itemIdentifiers == [7, 6, 5, 1, 4])
    #expect(shown.texts == ["7", "6", "5", "1", "4"])
  }
}
