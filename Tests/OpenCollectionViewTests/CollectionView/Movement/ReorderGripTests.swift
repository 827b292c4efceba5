import GestureEngine
import Testing
import TouchTesting

@testable import OpenCollectionView

/// Grips of list cells, which carry their items. // I69
@MainActor struct ReorderGripTests {
  @Test func `A finger on a grip lifts the row at once`() throws {
    let shown = GripScreen(["a": [1, 2, 3, 4]])
    shown.screen.press(at: shown.grip(0))
    shown.screen.runFrame()
    let movement = try #require(shown.view.interactiveMovements.first)
    #expect(movement.cell.configurationState.isReordering)
    shown.screen.lift(at: shown.grip(0))
    shown.screen.advanceUntilRest()
    #expect(shown.items("a") == [1, 2, 3, 4])
    #expect(shown.told.isEmpty)
    #expect(shown.view.indexPathsForSelectedItems == [])
  }

  @Test func `The row follows the finger along the list, and is where it was put`() throws {
    let shown = GripScreen(["a": [1, 2, 3, 4]])
    shown.screen.press(at: shown.grip(0))
    shown.drag(from: shown.grip(0), to: CGPoint(x: 200, y: shown.grip(2).y))
    let cell = try #require(shown.view.interactiveMovements.first?.cell)
    #expect(cell.center == CGPoint(x: 160, y: 22 + 88))
    #expect(shown.items("a") == [1, 2, 3, 4])
    shown.screen.lift(at: CGPoint(x: 200, y: shown.grip(2).y))
    shown.screen.advanceUntilRest()
    #expect(shown.items("a") == [2, 3, 1, 4])
    #expect(shown.view.contentOffset == .zero)
  }

  @Test func `Beside the grip a finger scrolls and selects as ever`() {
    let shown = GripScreen(["a": Array(0..<60)])
    shown.screen.play(.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200), duration: 0.2))
    shown.screen.advanceUntilRest()
    #expect(shown.view.contentOffset.y > 50)
    #expect(shown.view.interactiveMovements.isEmpty)
    shown.screen.play(.tap(at: CGPoint(x: 150, y: 200)).then(.rest(0.4)))
    #expect(shown.view.indexPathsForSelectedItems?.count == 1)
  }

  @Test func `Rows go from section to section, told once with what was before and after`() throws {
    // I70
    let shown = GripScreen(["a": [1, 2, 3], "b": [4, 5]])
    shown.screen.press(at: shown.grip(0))
    shown.drag(from: shown.grip(0), to: shown.grip(4))
    shown.screen.lift(at: shown.grip(4))
    shown.screen.advanceUntilRest()
    #expect(shown.items("a") == [2, 3])
    #expect(shown.items("b") == [4, 5, 1] || shown.items("b") == [4, 1, 5])
    #expect(shown.told.count == 1)
    let told = try #require(shown.told.first)
    #expect(told.initialSnapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(told.sectionTransactions.map(\.sectionIdentifier) == ["b", "a"])
  }

  @Test func `A row that may not be moved stays, and the finger does nothing else`() {
    let shown = GripScreen(["a": Array(0..<60)], itemsMove: false)
    shown.screen.press(at: shown.grip(0))
    shown.screen.runFrame()
    #expect(shown.view.interactiveMovements.isEmpty)
    shown.screen.lift(at: shown.grip(0))
    shown.screen.advanceUntilRest()
    #expect(shown.view.indexPathsForSelectedItems == [])
  }

  @Test func `The list scrolls under a row that is carried to its end`() {
    let shown = GripScreen(["a": Array(0..<60)])
    shown.screen.press(at: shown.grip(3))
    shown.drag(from: shown.grip(3), to: CGPoint(x: 300, y: 475))
    shown.wait(1)
    #expect(shown.view.contentOffset.y > 50)
    shown.screen.lift(at: CGPoint(x: 300, y: 475))
    shown.screen.advanceUntilRest()
    #expect(shown.items("a").firstIndex(of: 3) ?? 0 > 10)
  }

  @Test func `When editing has ended there is no grip`() {
    let shown = GripScreen(["a": [1, 2, 3]])
    shown.view.isEditing = false
    shown.screen.runFrame()
    shown.screen.press(at: shown.grip(0))
    shown.screen.runFrame()
    #expect(shown.view.interactiveMovements.isEmpty)
    shown.screen.lift(at: shown.grip(0))
    shown.screen.advanceUntilRest()
    #expect(shown.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }

  @Test func `Items of a wall go anywhere by their grips`() throws {
    let shown = GripScreen(["a": [1, 2, 3, 4]])
    (shown.view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 150, height: 44)
    shown.screen.runFrame()
    let start = CGPoint(x: 130, y: 22)
    shown.screen.press(at: start)
    shown.drag(from: start, to: CGPoint(x: 300, y: 22))
    #expect(try #require(shown.view.interactiveMovements.first?.cell).center.x == 75 + 170)
    shown.screen.lift(at: CGPoint(x: 300, y: 22))
    shown.screen.advanceUntilRest()
    #expect(shown.items("a") == [2, 1, 3, 4])
  }

  @Test func `A finger along the marks of several selects what it goes over, also along the list`() {
    // I122
    let shown = GripScreen(["a": Array(0..<60)])
    let delegate = SeveralDelegate()
    shown.view.delegate = delegate
    shown.screen.play(.drag(from: CGPoint(x: 20, y: 22), to: CGPoint(x: 20, y: 22 + 44 * 3), duration: 0.4))
    shown.screen.advanceUntilRest()
    #expect(shown.view.indexPathsForSelectedItems?.map(\.item) == [0, 1, 2, 3])
    #expect(shown.view.contentOffset == .zero)
  }

  private final class SeveralDelegate: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }
  }

  @Test func `A list with grips is carried by keys and assistive tools, too`() {
    let shown = GripScreen(["a": [1, 2, 3]])
    #expect(shown.view.allowsInteractiveMovementByKeys)
    #expect(shown.view.visibleCells.first?.offeredActions.map(\.name) == ["Pick up"])
  }

  @Test func `Nobody is offered to pick up what cannot be moved, from when on the program says which can`() {
    let shown = GripScreen(["a": [1, 2, 3]], itemsMove: false)
    #expect(shown.view.visibleCells.first?.offeredActions.map(\.name) == [])
    shown.source.reorderingHandlers.canReorderItem = { _ in true }
    shown.screen.runFrame()
    #expect(shown.view.visibleCells.first?.offeredActions.map(\.name) == ["Pick up"])
  }
}
