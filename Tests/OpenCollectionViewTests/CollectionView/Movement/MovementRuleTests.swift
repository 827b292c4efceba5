import OpenCollectionView
import Testing
import TouchTesting

/// What holds for movements that a program drives with UIKit's four methods.
@MainActor struct MovementRuleTests {
  // MARK: Beginning

  @Test func `an item that the data source keeps in its place is not picked up`() {
    // M1
    let screen = MovementScreen([4])
    screen.source.fixed = ["a1"]
    #expect(!screen.begin(1))
    #expect(screen.begin(0))
  }

  @Test func `an item that does not exist is not picked up`() {
    // M1
    let screen = MovementScreen([4])
    #expect(!screen.begin(4))
    #expect(!screen.begin(0, 1))
    #expect(!screen.view.beginInteractiveMovementForItem(at: IndexPath()))
    #expect(!screen.view.beginInteractiveMovementForItem(at: IndexPath(item: -1, section: 0)))
    #expect(!screen.view.hasUncommittedUpdates)
  }

  @Test func `a second begin answers no, and changes nothing`() {
    // M2
    let screen = MovementScreen([4])
    #expect(screen.begin(0))
    #expect(!screen.begin(1))
    #expect(!screen.begin(0))
    #expect(screen.view.interactiveMovements.count == 1)
  }

  @Test func `update, end and cancel without a begin do nothing`() {
    let screen = MovementScreen([4])
    screen.update(50, 160)
    screen.view.endInteractiveMovement()
    screen.view.cancelInteractiveMovement()
    screen.rest()
    #expect(screen.shown == ["a0", "a1", "a2", "a3"])
    #expect(screen.source.moves == [])
  }

  @Test func `a data source that cannot move items is found out at the first drop, and loses nothing`() {
    // M1
    let screen = VirtualScreen(width: 320, height: 480)
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: GridScreen.grid())
    let source = NumberSource([4])
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = source
    screen.show(view)
    let trace = screen.recordTrace()
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 160))
    view.endInteractiveMovement()
    _ = screen.advanceUntilRest()
    let texts = view.visibleCells.map { ($0 as? NumberCell)?.label.text ?? "" }
    #expect(texts == ["0-0", "0-1", "0-2", "0-3"])
    #expect(view.visibleCells.map(\.center.x) == [50, 160, 270, 50])
    #expect(trace.text.contains("implement it, or answer no in collectionView(_:canMoveItemAt:)"))
    #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
  }

  @Test func `while an item is carried there is something that the data source does not know`() {
    // M2
    let screen = MovementScreen([4])
    #expect(screen.begin(0))
    #expect(screen.view.hasUncommittedUpdates)
    screen.view.cancelInteractiveMovement()
    #expect(!screen.view.hasUncommittedUpdates)
  }

  @Test func `a reload throws the movement away`() {
    // M2
    let screen = MovementScreen([4])
    #expect(screen.begin(0))
    screen.update(50, 160)
    screen.view.reloadData()
    #expect(screen.view.interactiveMovements.isEmpty)
    screen.rest()
    #expect(screen.shown == ["a0", "a1", "a2", "a3"])
    screen.view.endInteractiveMovement()
    #expect(screen.source.moves == [])
  }

  @Test func `an item out of sight can be picked up, and has a cell under the finger`() {
    let screen = MovementScreen([60])
    #expect(screen.begin(50))
    screen.update(160, 200)
    screen.frames(1)
    #expect(screen.cell("a50")?.center == CGPoint(x: 160, y: 200))
    screen.view.endInteractiveMovement()
    screen.rest()
    #expect(screen.source.sections[0][4] == "a50")
    #expect(screen.cell("a50")?.center == CGPoint(x: 160, y: 160))
  }

  // MARK: The cell

  @Test func `the middle of the cell goes to the position, in front of all others`() {
    // M3, M4
    let screen = MovementScreen([9])
    #expect(screen.begin(0))
    screen.update(140, 73)
    screen.frames(1)
    let cell = screen.cell("a0")
    #expect(cell?.center == CGPoint(x: 140, y: 73))
    let others = screen.cells.filter { $0 !== cell }
    #expect(others.allSatisfy { $0.layer.zPosition < cell?.layer.zPosition ?? 0 })
  }

  @Test func `nobody asks the data source for the cell again, and it is the same one to the end`() {
    // M14
    let screen = MovementScreen([6])
    let cell = screen.cell("a0")
    screen.source.forgetQuestions()
    #expect(screen.begin(0))
    screen.update(270, 160)
    screen.view.endInteractiveMovement()
    screen.rest()
    #expect(screen.cell("a0") === cell)
    #expect(screen.source.askedCells == [])
    #expect(cell?.preparedCount == 0)
  }

  @Test func `cells tell of being lifted, carried and put down`() {
    let screen = MovementScreen([6])
    screen.view.register(DragCell.self, forCellWithReuseIdentifier: "number")
    screen.view.reloadData()
    screen.rest()
    let cell = screen.cell("a0") as? DragCell
    #expect(screen.begin(0))
    #expect(cell?.states == [.lifting])
    #expect(cell?.configurationState.isReordering == true)
    screen.update(60, 50)
    #expect(cell?.states == [.lifting, .dragging])
    screen.view.endInteractiveMovement()
    #expect(cell?.states == [.lifting, .dragging, .none])
    #expect(cell?.configurationState.isReordering == false)
  }

  @Test func `a lifted cell is larger over a shadow, and neither is left of it at the end`() {
    // M22
    let screen = MovementScreen([6])
    let before = screen.view.subviews.count
    #expect(screen.begin(0))
    screen.frames(20)
    #expect(screen.cell("a0")?.transform == CGAffineTransform(scaleX: 1.05, y: 1.05))
    #expect(screen.view.subviews.count == before + 1)
    screen.view.endInteractiveMovement()
    screen.rest()
    #expect(screen.cell("a0")?.transform == .identity)
    #expect(screen.view.subviews.count == before)
    #expect(screen.cell("a0")?.layer.zPosition == 0)
  }

  @Test func `a program may do without the look`() {
    let screen = MovementScreen([6])
    screen.view.liftsInteractivelyMovingCells = false
    let before = screen.view.subviews.count
    #expect(screen.begin(0))
    screen.frames(20)
    #expect(screen.cell("a0")?.transform == .identity)
    #expect(screen.view.subviews.count == before)
  }

  @Test func `a cell is set down from where it is seen`() throws {
    // M12
    let screen = MovementScreen([6])
    #expect(screen.begin(0))
    screen.update(200, 200)
    screen.frames(20)
    screen.view.endInteractiveMovement()
    let cell = try #require(screen.cell("a0"))
    #expect(cell.layer.presentation()?.position == CGPoint(x: 200, y: 200))
    screen.frames(5)
    let seen = try #require(cell.layer.presentation()?.position)
    #expect(seen.x > 160 && seen.x < 200)
    screen.rest()
    #expect(cell.center == CGPoint(x: 160, y: 160))
  }

  @Test func `a throw goes on before it comes back`() throws {
    // M22
    let screen = MovementScreen([6])
    let movement = try #require(screen.view.makeInteractiveMovement(forItemAt: IndexPath(item: 0, section: 0)))
    movement.updateTargetPosition(CGPoint(x: 150, y: 130))
    screen.frames(20)
    movement.end(withVelocity: CGPoint(x: -900, y: 0))
    screen.frames(2)
    let seen = try #require(screen.cell("a0")?.layer.presentation()?.position)
    #expect(seen.x < 150)
    screen.rest()
    #expect(screen.cell("a0")?.center == CGPoint(x: 160, y: 160))
  }

  // MARK: Targets

  @Test func `the delegate may keep an item in its section`() {
    // M6
    let screen = MovementScreen([3, 3])
    let delegate = KeepingDelegate()
    screen.view.delegate = delegate
    #expect(screen.begin(0))
    screen.update(270, 50)
    screen.update(50, 160)
    #expect(screen.view.interactiveMovements[0].targetIndexPath == IndexPath(item: 2, section: 0))
    screen.view.endInteractiveMovement()
    #expect(screen.source.sections == [["a1", "a2", "a0"], ["b0", "b1", "b2"]])
    #expect(delegate.originals == [IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 0)])
  }

  @Test func `the older form of the question is told where the item came from`() {
    // M6
    let screen = MovementScreen([5])
    let delegate = OldDelegate()
    screen.view.delegate = delegate
    #expect(screen.begin(0))
    screen.update(160, 50)
    screen.update(270, 50)
    #expect(delegate.questions == ["0 to 1", "0 to 2"])
  }

  @Test func `a target that does not exist leaves the item where it is`() {
    // M6, M17
    let screen = MovementScreen([5])
    let delegate = WrongDelegate()
    screen.view.delegate = delegate
    #expect(screen.begin(0))
    screen.update(160, 50)
    #expect(screen.view.interactiveMovements[0].targetIndexPath == IndexPath(item: 0, section: 0))
    screen.view.endInteractiveMovement()
    screen.rest()
    #expect(screen.shown == ["a0", "a1", "a2", "a3", "a4"])
  }

  @Test func `positions that are no numbers leave everything as it is`() {
    let screen = MovementScreen([5])
    #expect(screen.begin(0))
    screen.update(160, 50)
    screen.update(.nan, 50)
    screen.update(50, .infinity)
    screen.frames(1)
    #expect(screen.cell("a0")?.center == CGPoint(x: 160, y: 50))
    screen.view.endInteractiveMovement()
    #expect(screen.source.sections == [["a1", "a0", "a2", "a3", "a4"]])
  }

  @Test func `with a slower cadence items make room when the finger has stayed`() {
    // M21
    let screen = MovementScreen([5])
    screen.view.reorderingCadence = .slow
    #expect(screen.begin(0))
    screen.update(160, 50)
    screen.frames(10)
    #expect(screen.presented == ["a0", "a1", "a2", "a3", "a4"])
    screen.frames(15)
    #expect(screen.presented == ["a1", "a0", "a2", "a3", "a4"])
    // What waits is taken at the drop.
    screen.update(270, 50)
    screen.view.endInteractiveMovement()
    #expect(screen.source.sections == [["a1", "a2", "a0", "a3", "a4"]])
  }

  @Test func `steps of a key go through the places, and the cell with them`() throws {
    let screen = MovementScreen([3, 2])
    let movement = try #require(screen.view.makeInteractiveMovement(forItemAt: IndexPath(item: 0, section: 0)))
    #expect(movement.move(to: IndexPath(item: 1, section: 0)))
    screen.rest()
    #expect(screen.cell("a0")?.center == CGPoint(x: 160, y: 50))
    #expect(movement.move(to: IndexPath(item: 2, section: 1)))
    #expect(!movement.move(to: IndexPath(item: 2, section: 1)))
    #expect(!movement.move(to: IndexPath(item: 4, section: 1)))
    screen.rest()
    // The second section begins where the first one ends, at 100.
    #expect(screen.cell("a0")?.center == CGPoint(x: 270, y: 150))
    movement.end()
    #expect(screen.source.sections == [["a1", "a2"], ["b0", "b1", "a0"]])
  }

  @Test func `a view that leaves its window lets go`() {
    let screen = MovementScreen([5])
    #expect(screen.begin(0))
    screen.update(160, 50)
    screen.view.removeFromSuperview()
    #expect(screen.view.interactiveMovements.isEmpty)
    #expect(screen.source.moves == [])
    screen.screen.show(screen.view)
    screen.rest()
    #expect(screen.shown == ["a0", "a1", "a2", "a3", "a4"])
  }

  @Test func `each change of target is told to the trace with its reason`() {
    let screen = MovementScreen([5])
    let trace = screen.screen.recordTrace()
    #expect(screen.begin(0))
    screen.update(160, 50)
    let lines = trace.text.split(separator: "\n").filter { $0.contains("item 0-0") }
    #expect(lines.contains { $0.hasSuffix("item 0-0 is picked up: it is carried from [0, 0]") })
    #expect(
      lines.contains {
        $0.hasSuffix("item 0-0 goes to 0-1: UICollectionViewFlowLayout has that place under the finger")
      })
  }
}

private final class DragCell: NumberCell {
  private(set) var states: [DragState] = []

  override func dragStateDidChange(_ dragState: DragState) { states.append(dragState) }
}

@MainActor private final class KeepingDelegate: NSObject, UICollectionViewDelegate {
  private(set) var originals: [IndexPath] = []

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    originals.append(originalIndexPath)
    return proposedIndexPath.section == originalIndexPath.section ? proposedIndexPath : currentIndexPath
  }
}

@MainActor private final class OldDelegate: NSObject, UICollectionViewDelegate {
  private(set) var questions: [String] = []

  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    questions.append("\(currentIndexPath.item) to \(proposedIndexPath.item)")
    return proposedIndexPath
  }
}

@MainActor private final class WrongDelegate: NSObject, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { IndexPath(item: 99, section: 7) }
}
