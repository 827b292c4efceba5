import CollectionEngine
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// The data move with the finger, where the program wants it.
@MainActor struct MovementWithDataTests {
  /// A waterfall as programs write it, which asks for heights by index path, on a screen of 320 points: two columns of 155.
  @MainActor private final class Wall: WaterfallLayoutDelegate {
    let screen: MovementScreen
    let heights: [String: CGFloat]

    init(_ heights: [CGFloat], movesData: Bool = true) {
      let layout = WaterfallLayout()
      screen = MovementScreen(MovingSource(counts: [heights.count]), layout: layout)
      self.heights = Dictionary(uniqueKeysWithValues: heights.enumerated().map { ("a\($0)", $1) })
      layout.delegate = self
      screen.view.movesDataDuringInteractiveMovements = movesData
      layout.invalidateLayout()
      screen.rest()
    }

    func collectionView(
      _ collectionView: UICollectionView, heightForItemAt indexPath: IndexPath, withWidth width: CGFloat
    ) -> CGFloat { heights[screen.source.sections[indexPath.section][indexPath.item]] ?? 0 }

    /// The names of the cells that have not their own heights.
    var wrong: [String] {
      screen.cells.filter { $0.bounds.height != heights[$0.label.text ?? ""] }.compactMap(\.label.text)
    }
  }

  @Test func `in a layout that asks for sizes by path every item keeps its own`() {
    // M51
    let wall = Wall([100, 40, 70, 120, 60, 90])
    let screen = wall.screen
    #expect(screen.begin(0))
    // 0 at 0 0; 1 at 165 0; 2 at 165 50; 3 at 0 110.
    screen.update(240, 20)
    screen.frames(30)
    #expect(screen.source.sections == [["a1", "a0", "a2", "a3", "a4", "a5"]])
    #expect(wall.wrong == [])
    screen.update(240, 80)
    screen.frames(30)
    #expect(screen.presented == ["a1", "a2", "a0", "a3", "a4", "a5"])
    #expect(wall.wrong == [])
    screen.view.endInteractiveMovement()
    screen.rest()
    #expect(screen.source.moves == ["0-0 to 0-1", "0-1 to 0-2"])
    #expect(screen.presented == ["a1", "a2", "a0", "a3", "a4", "a5"])
    #expect(wall.wrong == [])
  }

  @Test func `a movement that is called off moves the item back in the data`() {
    // M51
    let wall = Wall([100, 40, 70, 120, 60, 90])
    let screen = wall.screen
    #expect(screen.begin(0))
    screen.update(240, 20)
    screen.update(240, 80)
    screen.view.cancelInteractiveMovement()
    screen.rest()
    #expect(screen.source.moves == ["0-0 to 0-1", "0-1 to 0-2", "0-2 to 0-0"])
    #expect(screen.source.sections == [["a0", "a1", "a2", "a3", "a4", "a5"]])
    #expect(screen.presented == screen.source.sections[0])
    #expect(wall.wrong == [])
  }

  @Test func `it goes back behind its neighbour, whatever came or went meanwhile`() {
    // M51
    let screen = MovementScreen([6])
    screen.view.movesDataDuringInteractiveMovements = true
    #expect(screen.begin(2))
    screen.update(160, 160)
    screen.frames(1)
    #expect(screen.source.sections == [["a0", "a1", "a3", "a4", "a2", "a5"]])
    screen.view.performBatchUpdates {
      screen.source.sections[0].insert(contentsOf: ["x", "y"], at: 0)
      screen.view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    }
    screen.frames(1)
    screen.view.cancelInteractiveMovement()
    screen.rest()
    #expect(screen.source.sections == [["x", "y", "a0", "a1", "a2", "a3", "a4", "a5"]])
    #expect(screen.presented == screen.source.sections[0])
  }

  @Test func `into another section the data follow at once, and back`() {
    // M51
    let screen = MovementScreen([3, 3])
    screen.view.movesDataDuringInteractiveMovements = true
    #expect(screen.begin(0))
    screen.update(160, 150)
    screen.frames(1)
    #expect(screen.source.sections == [["a1", "a2"], ["b0", "a0", "b1", "b2"]])
    #expect(screen.view.movementPermutation?.isInOrder == true)
    screen.view.cancelInteractiveMovement()
    screen.rest()
    #expect(screen.source.sections == [["a0", "a1", "a2"], ["b0", "b1", "b2"]])
  }

  @Test(arguments: [false, true])
  func `all steps of a movement are undone as one`(isByLayout: Bool) {
    // M51, and M11: a layout that has the data source move the items.
    let undo = UndoManager()
    let holder = UndoHolder(undo)
    let screen =
      isByLayout
      ? MovementScreen(MovingSource(counts: [6]), layout: SteppingLayout()) : MovementScreen([6])
    screen.screen.show(holder)
    holder.addSubview(screen.view)
    screen.rest()
    screen.view.movesDataDuringInteractiveMovements = !isByLayout
    screen.view.registersUndoForInteractiveMovements = true
    #expect(screen.begin(0))
    screen.update(160, 50)
    screen.update(50, 160)
    screen.frames(1)
    screen.view.endInteractiveMovement()
    screen.rest()
    #expect(screen.source.sections == [["a1", "a2", "a3", "a0", "a4", "a5"]])
    #expect(screen.source.moves == ["0-0 to 0-1", "0-1 to 0-3"])
    undo.undo()
    screen.rest()
    #expect(screen.source.sections == [["a0", "a1", "a2", "a3", "a4", "a5"]])
    #expect(!undo.canUndo)
    undo.redo()
    screen.rest()
    #expect(screen.source.sections == [["a1", "a2", "a3", "a0", "a4", "a5"]])
  }

  @Test func `a movement that comes back to where it began leaves nothing to undo`() {
    let undo = UndoManager()
    let holder = UndoHolder(undo)
    let screen = MovementScreen([6])
    screen.screen.show(holder)
    holder.addSubview(screen.view)
    screen.rest()
    screen.view.movesDataDuringInteractiveMovements = true
    screen.view.registersUndoForInteractiveMovements = true
    #expect(screen.begin(0))
    screen.update(160, 50)
    screen.update(50, 50)
    screen.view.endInteractiveMovement()
    screen.rest()
    #expect(screen.source.moves == ["0-0 to 0-1", "0-1 to 0-0"])
    #expect(!undo.canUndo)
  }

  @Test func `an item that is deleted while the data move along is gone, and nothing else`() {
    let screen = MovementScreen([6])
    screen.view.movesDataDuringInteractiveMovements = true
    #expect(screen.begin(0))
    screen.update(160, 160)
    screen.frames(1)
    screen.view.performBatchUpdates {
      screen.source.sections[0].removeAll { $0 == "a0" }
      screen.view.deleteItems(at: [IndexPath(item: 4, section: 0)])
    }
    screen.rest()
    #expect(screen.view.interactiveMovements.isEmpty)
    #expect(screen.presented == ["a1", "a2", "a3", "a4", "a5"])
  }

  @Test func `a data source that cannot move items has its item back`() {
    let source = UnmovingSource()
    let screen = VirtualScreen(width: 320, height: 480)
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: GridScreen.grid())
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.movesDataDuringInteractiveMovements = true
    screen.show(view)
    let trace = screen.recordTrace()
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 50))
    _ = screen.advanceUntilRest()
    #expect(view.interactiveMovements.isEmpty)
    #expect(trace.text.contains("has no collectionView(_:moveItemAt:to:)"))
  }
}

/// A data source that lacks the move.
@MainActor private final class UnmovingSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// A layout that has the data source move the item at every step, as published ones do.
private final class SteppingLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    itemSize = CGSize(width: 100, height: 100)
  }

  required init?(coder: NSCoder) { nil }

  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    if let collectionView, previousIndexPaths[0] != targetIndexPaths[0] {
      collectionView.dataSource?.collectionView(
        collectionView, moveItemAt: previousIndexPaths[0], to: targetIndexPaths[0])
    }
    return context
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
