import OpenCollectionView
import Testing
import TouchTesting

/// Data, layouts and bounds that change while an item is carried.
@MainActor struct MovementDataTests {
  private func carrying() -> MovementScreen {
    let screen = MovementScreen([9])
    #expect(screen.begin(0))
    screen.update(160, 160)
    screen.frames(3)
    return screen
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `items that come before it do not touch the carried one, which is put down under the finger`() {
    let screen = carrying()
    let cell = screen.cell("a0")
    screen.view.performBatchUpdates {
      screen.source.sections[0].insert(contentsOf: ["x", "y"], at: 0)
      screen.view.insertItems(at: [path(0), path(1)])
    }
    screen.frames(1)
    #expect(screen.cell("a0") === cell)
    #expect(cell?.center == CGPoint(x: 160, y: 160))
    #expect(screen.view.interactiveMovements[0].originalIndexPath == path(2))
    #expect(screen.view.interactiveMovements[0].targetIndexPath == path(4))
    screen.view.endInteractiveMovement()
    #expect(screen.source.moves == ["0-2 to 0-4"])
    #expect(screen.source.sections[0] == ["x", "y", "a1", "a2", "a0", "a3", "a4", "a5", "a6", "a7", "a8"])
    screen.rest()
    #expect(screen.shown == screen.source.sections[0])
  }

  @Test func `items that go beside it leave the carried one alone`() {
    let screen = carrying()
    screen.view.performBatchUpdates {
      screen.source.sections[0].removeAll { ["a1", "a3", "a8"].contains($0) }
      screen.view.deleteItems(at: [path(1), path(3), path(8)])
    }
    screen.frames(1)
    #expect(screen.cell("a0")?.center == CGPoint(x: 160, y: 160))
    screen.view.endInteractiveMovement()
    #expect(screen.source.sections[0] == ["a2", "a4", "a5", "a6", "a0", "a7"])
    screen.rest()
    #expect(screen.shown == screen.source.sections[0])
  }

  @Test func `a carried item that is deleted goes, and its movement with it`() {
    let screen = carrying()
    screen.view.performBatchUpdates {
      screen.source.sections[0].remove(at: 0)
      screen.view.deleteItems(at: [path(0)])
    }
    #expect(screen.view.interactiveMovements.isEmpty)
    screen.update(50, 50)
    screen.view.endInteractiveMovement()
    screen.rest()
    #expect(screen.source.moves == [])
    #expect(screen.shown == ["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8"])
    #expect(screen.view.subviews.compactMap { $0 as? NumberCell }.filter { !$0.isHidden }.count == 8)
  }

  @Test func `a carried item that the program moves is carried on from its new place`() {
    let screen = carrying()
    screen.view.performBatchUpdates {
      screen.source.sections[0].remove(at: 0)
      screen.source.sections[0].append("a0")
      screen.view.moveItem(at: path(0), to: path(8))
    }
    #expect(screen.view.interactiveMovements[0].originalIndexPath == path(8))
    screen.view.cancelInteractiveMovement()
    screen.rest()
    #expect(screen.shown == screen.source.sections[0])
  }

  @Test func `a carried item that is reloaded has another cell under the same finger`() {
    let screen = carrying()
    let cell = screen.cell("a0")
    screen.source.sections[0][0] = "new"
    screen.view.reloadItems(at: [path(0)])
    screen.frames(1)
    #expect(screen.cell("a0") == nil)
    #expect(screen.cell("new") !== cell)
    #expect(screen.cell("new")?.center == CGPoint(x: 160, y: 160))
    screen.rest()
    screen.view.endInteractiveMovement()
    screen.rest()
    #expect(screen.shown == screen.source.sections[0])
  }

  @Test func `a carried item that is configured anew keeps its cell`() {
    let screen = carrying()
    let cell = screen.cell("a0")
    screen.source.sections[0][0] = "new"
    screen.view.reconfigureItems(at: [path(0)])
    #expect(cell?.label.text == "new")
    #expect(cell?.center == CGPoint(x: 160, y: 160))
  }

  @Test func `another layout puts the rest elsewhere, and the cell stays under the finger`() {
    let screen = carrying()
    let list = UICollectionViewFlowLayout()
    list.itemSize = CGSize(width: 320, height: 40)
    screen.view.setCollectionViewLayout(list, animated: true)
    screen.frames(1)
    #expect(screen.cell("a0")?.center == CGPoint(x: 160, y: 160))
    #expect(screen.cell("a0")?.bounds.size == CGSize(width: 320, height: 40))
    screen.rest()
    // Lines of 50 points: 160 is in the fourth.
    screen.view.endInteractiveMovement()
    #expect(screen.source.sections[0][3] == "a0")
    screen.rest()
    #expect(screen.shown == screen.source.sections[0])
  }

  @Test func `a turned screen keeps the item under the finger`() {
    let screen = carrying()
    screen.screen.resize(width: 480, height: 320)
    screen.frames(2)
    #expect(screen.cell("a0")?.center == CGPoint(x: 160, y: 160))
    screen.view.endInteractiveMovement()
    screen.rest()
    #expect(screen.shown == screen.source.sections[0])
  }

  @Test func `an item that still exists survives a reload where the program wants it`() {
    // M2
    let screen = carrying()
    screen.view.keepsInteractiveMovementsAcrossReloads = true
    screen.source.sections[0].removeLast(3)
    screen.view.reloadData()
    screen.frames(2)
    #expect(screen.cell("a0")?.center == CGPoint(x: 160, y: 160))
    screen.view.endInteractiveMovement()
    screen.rest()
    #expect(screen.source.sections[0] == ["a1", "a2", "a3", "a4", "a0", "a5"])
    #expect(screen.shown == screen.source.sections[0])
  }

  @Test func `a program may change its data when it is told of the move`() {
    let screen = carrying()
    screen.source.whenMoved = {
      screen.source.whenMoved = {}
      screen.view.performBatchUpdates {
        screen.source.sections[0].insert("x", at: 0)
        screen.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    screen.view.endInteractiveMovement()
    screen.rest()
    #expect(screen.source.sections[0] == ["x", "a1", "a2", "a3", "a4", "a0", "a5", "a6", "a7", "a8"])
    #expect(screen.shown == screen.source.sections[0])
  }

  @Test func `a program may reload when it is told of the move`() {
    // M12
    let screen = carrying()
    screen.source.whenMoved = { screen.view.reloadData() }
    screen.view.endInteractiveMovement()
    screen.rest()
    #expect(screen.shown == ["a1", "a2", "a3", "a4", "a0", "a5", "a6", "a7", "a8"])
    #expect(screen.view.interactiveMovements.isEmpty)
    #expect(screen.view.subviews.compactMap { $0 as? NumberCell }.filter { !$0.isHidden }.count == 9)
  }

  // MARK: Several at once

  @Test func `two items are carried at once, and each ends by itself`() throws {
    let screen = MovementScreen([6])
    let first = try #require(screen.view.makeInteractiveMovement(forItemAt: path(0)))
    let second = try #require(screen.view.makeInteractiveMovement(forItemAt: path(5)))
    #expect(screen.view.makeInteractiveMovement(forItemAt: path(5)) == nil)
    first.updateTargetPosition(CGPoint(x: 270, y: 50))
    second.updateTargetPosition(CGPoint(x: 50, y: 50))
    screen.frames(2)
    #expect(screen.presented == ["a5", "a1", "a2", "a0", "a3", "a4"])
    first.end()
    #expect(screen.source.sections[0] == ["a1", "a2", "a0", "a3", "a4", "a5"])
    #expect(second.originalIndexPath == path(5))
    second.end()
    #expect(screen.source.sections[0] == ["a5", "a1", "a2", "a0", "a3", "a4"])
    #expect(screen.source.moves == ["0-0 to 0-2", "0-5 to 0-0"])
    screen.rest()
    #expect(screen.shown == screen.source.sections[0])
  }

  // MARK: Undo

  @Test func `a movement is undone and redone, with what happened meanwhile taken into account`() throws {
    let screen = MovementScreen([6])
    let undo = UndoManager()
    let holder = UndoHolder(undo)
    screen.screen.show(holder)
    holder.addSubview(screen.view)
    screen.rest()
    screen.view.registersUndoForInteractiveMovements = true
    #expect(screen.begin(0))
    screen.update(160, 160)
    screen.view.endInteractiveMovement()
    screen.rest()
    #expect(screen.source.sections[0] == ["a1", "a2", "a3", "a4", "a0", "a5"])
    #expect(undo.canUndo)
    screen.view.performBatchUpdates {
      screen.source.sections[0].remove(at: 0)
      screen.view.deleteItems(at: [path(0)])
    }
    screen.rest()
    undo.undo()
    #expect(screen.source.sections[0] == ["a0", "a2", "a3", "a4", "a5"])
    screen.rest()
    #expect(screen.shown == screen.source.sections[0])
    undo.redo()
    #expect(screen.source.sections[0] == ["a2", "a3", "a4", "a0", "a5"])
    screen.rest()
    #expect(screen.shown == screen.source.sections[0])
  }
}

/// A view with an undo manager.
private final class UndoHolder: UIView {
  private let manager: UndoManager

  init(_ manager: UndoManager) {
    self.manager = manager
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  required init?(coder: NSCoder) { nil }

  override var undoManager: UndoManager? { manager }
}
