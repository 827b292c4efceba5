import Testing
import TouchTesting

@testable import OpenCollectionView

/// Drops that a program can take back: undo finds the items wherever they are by then.
@MainActor struct ItemDropUndoTests {
  private let screen = ItemDragScreen()

  /// Takes what is dropped on the right view out of the left one, and registers the way back.
  private func makeUndoable() {
    screen.right.operation = .move
    screen.right.onDrop = { [screen] coordinator in
      guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first,
        let text = item.dragItem.localObject as? String, let source = screen.left.sections[0].firstIndex(of: text)
      else { return }
      Self.move(text, at: source, of: screen.left, to: path.item, of: screen.right)
      coordinator.drop(item.dragItem, toItemAt: path)
    }
  }

  /// Moves an item from one view to the other, and registers that it goes back.
  private static func move(
    _ text: String, at source: Int, of from: ItemDragSide, to place: Int, of side: ItemDragSide
  ) {
    from.sections[0].remove(at: source)
    side.sections[0].insert(text, at: place)
    from.view.deleteItems(at: [IndexPath(item: source, section: 0)])
    side.view.insertItems(at: [IndexPath(item: place, section: 0)])
    side.view.undoManager?.registerUndo(withTarget: side) { side in
      MainActor.assumeIsolated {
        guard let now = side.sections[0].firstIndex(of: text) else { return }
        move(text, at: now, of: side, to: source, of: from)
      }
    }
  }

  private func dropOnRight() {
    let finger = screen.lift(at: 45, 45)
    screen.drag(finger, to: 245, 45)
    finger.lift()
  }

  @Test func `a drop is taken back by undo and done again by redo`() {
    makeUndoable()
    dropOnRight()
    screen.rest()
    #expect(screen.left.shown == "b c d e f")
    #expect(screen.right.shown == "a u v w")
    screen.right.view.undoManager?.undo()
    screen.rest()
    #expect(screen.left.shown == "a b c d e f")
    #expect(screen.right.shown == "u v w")
    screen.right.view.undoManager?.redo()
    screen.rest()
    #expect(screen.left.shown == "b c d e f")
    #expect(screen.right.shown == "a u v w")
  }

  @Test(arguments: [0, 1, 5, 10, 20])
  func `undo while the item is on its way takes it back, and nothing stays behind`(frames: Int) {
    makeUndoable()
    dropOnRight()
    for _ in 0..<frames { screen.screen.runFrame() }
    screen.right.view.undoManager?.undo()
    screen.rest()
    #expect(screen.left.shown == "a b c d e f")
    #expect(screen.right.shown == "u v w")
    #expect(screen.screen.scene.drags?.runs.isEmpty == true)
    #expect(!screen.left.view.hasActiveDrag && !screen.right.view.hasActiveDrop)
    #expect(screen.screen.isAtRest)
  }

  @Test func `undo while another drag is out follows its items`() {
    makeUndoable()
    dropOnRight()
    screen.rest()
    // The second item of the right view is out when the first one goes back.
    let finger = screen.lift(at: 345, 45)
    screen.drag(finger, to: 100, 400)
    screen.right.view.undoManager?.undo()
    screen.screen.advance(by: 1)
    #expect(screen.right.shown == "(u 0.5) v w")
    finger.cancel()
    screen.rest()
    #expect(screen.right.shown == "u v w")
    #expect(screen.left.shown == "a b c d e f")
  }
}
