import OpenCollectionView
import Testing
import TouchTesting

/// A program that does something in a call, while an item is carried.
@MainActor struct MovementCallTests {
  private func item(_ number: Int) -> IndexPath { IndexPath(item: number, section: 0) }

  // C150
  @Test(arguments: [CalledScreen.Call.moveItem, .movingAttributes, .targetOfMovement, .movementDidChange])
  func `a view that is let go in a call of a movement is gone when that has returned`(call: CalledScreen.Call) {
    let called = CalledScreen(60)
    weak var view = called.view
    let movement = called.view?.makeInteractiveMovement(forItemAt: item(2))
    called.act(in: call) { _ in called.letGo() }
    movement?.move(to: item(7))
    called.screen.advanceUntilRest()
    movement?.updateTargetPosition(CGPoint(x: 40, y: 300))
    movement?.end()
    #expect(called.view == nil)
    called.screen.advanceUntilRest()
    #expect(view == nil)
  }

  // C150
  @Test func `a view that is let go before a movement ends that was put off is gone`() {
    let called = CalledScreen(60)
    weak var view = called.view
    let movement = called.view?.makeInteractiveMovement(forItemAt: item(2))
    // In the middle of an update nothing is put down; as soon as that is over the view has gone.
    called.view?.performBatchUpdates {
      movement?.end()
      called.letGo()
    }
    #expect(called.view == nil)
    called.screen.advanceUntilRest()
    #expect(view == nil)
    #expect(movement?.collectionView == nil)
  }

  // C150
  @Test(arguments: [CalledScreen.Call.cellForItem, .willDisplay, .apply])
  func `an item that comes into sight with the beginning of its movement has one cell`(call: CalledScreen.Call) {
    let called = CalledScreen(200) { $0.grid(60, 40) }
    called.act(in: call) { [unowned called] in $0.setCollectionViewLayout(called.grid(20, 12), animated: false) }
    #expect(called.begin(100))
    #expect(called.hasActed(in: call))
    #expect(called.view?.indexPathsForVisibleItems.filter { $0 == item(100) }.count == 1)
    called.screen.advance(by: 0.1)
    called.view?.endInteractiveMovement()
    called.screen.advanceUntilRest()
    #expect(called.view?.indexPathsForVisibleItems.filter { $0 == item(100) }.count == 1)
    #expect(called.ghostCount == 0)
    #expect(called.miscountedCells == 0)
  }

  // M40
  @Test func `a movement that its cell ends as it begins has not begun, and leaves no mark on the cell`() {
    let called = CalledScreen(20)
    called.act(in: .apply) { view in for movement in view.interactiveMovements { movement.cancel() } }
    #expect(!called.begin(3))
    called.screen.advanceUntilRest()
    #expect(called.view?.interactiveMovements.count == 0)
    #expect(called.view?.cellForItem(at: item(3))?.configurationState.isReordering == false)
    #expect(called.begin(3))
  }

  // C81
  @Test func `the end of a movement by a reload is told when the new data count`() {
    let called = CalledScreen(60)
    #expect(called.begin(3))
    called.screen.advance(by: 0.3)
    var counted = 0
    called.act(in: .didEndDisplaying) { view in
      counted = view.numberOfItems(inSection: 0)
      _ = view.beginInteractiveMovementForItem(at: IndexPath(item: counted - 1, section: 0))
    }
    called.count = 10
    called.view?.reloadData()
    called.screen.advanceUntilRest()
    #expect(counted == 10)
    #expect(called.wrongItems == [])
    #expect(called.view?.interactiveMovements.first?.originalIndexPath == item(9))
  }

  // M41
  @Test func `a cell that was carried out of the window is taken back`() {
    let called = CalledScreen(60)
    let parent = called.view?.superview
    called.view?.removeFromSuperview()
    called.view?.reloadData()
    #expect(called.begin(2))
    called.view?.cancelInteractiveMovement()
    called.screen.advance(by: 1)
    if let view = called.view { parent?.addSubview(view) }
    called.screen.advanceUntilRest()
    #expect(called.ghostCount == 0)
    #expect(called.miscountedCells == 0)
    #expect(called.view?.visibleCells.count == 15)
  }

  // C150
  @Test
  func `the cell of a carried item that is reloaded ends once, though the data is reloaded when the new one is shown`()
  {
    let called = CalledScreen(30)
    #expect(called.begin(3))
    called.screen.advance(by: 0.3)
    called.act(in: .willDisplay) { $0.reloadData() }
    called.view?.reloadItems(at: [item(3)])
    called.screen.advanceUntilRest()
    #expect(called.hasActed(in: .willDisplay))
    #expect(called.view?.interactiveMovements.count == 0)
    #expect(called.miscountedCells == 0)
    #expect(called.ghostCount == 0)
  }

  // M41
  @Test(arguments: 0...5)
  func `an update while the layout is asked for the item that is picked up leaves each item its cell`(skipped: Int) {
    let called = CalledScreen(60)
    let parent = called.view?.superview
    called.view?.removeFromSuperview()
    called.view?.reloadData()
    called.act(in: .attributesForItem, after: skipped) { $0.reloadItems(at: [IndexPath(item: 1, section: 0)]) }
    _ = called.begin(2)
    called.view?.cancelInteractiveMovement()
    called.screen.advance(by: 1)
    if let view = called.view { parent?.addSubview(view) }
    called.screen.advanceUntilRest()
    #expect(called.view?.indexPathsForVisibleItems == (0..<15).map(item))
    #expect(called.ghostCount == 0)
    #expect(called.miscountedCells == 0)
  }

  // M43
  @Test func `an item that is picked up while the layout is asked about another one is the one that is carried`() {
    let called = CalledScreen(60)
    called.act(in: .attributesForItem) { _ in _ = called.begin(7) }
    #expect(!called.begin(3))
    #expect(called.view?.interactiveMovements.map(\.originalIndexPath) == [item(7)])
    called.view?.endInteractiveMovement()
    called.screen.advanceUntilRest()
    #expect(called.view?.interactiveMovements.count == 0)
    #expect(called.miscountedCells == 0)
  }

  // M42
  @Test func `a press that was refused after the data source had let the item go leaves nothing behind`() {
    let called = CalledScreen(30)
    var asked = 0
    let press = UILongPressGestureRecognizer()
    let refusal = Refusal()
    press.delegate = refusal
    called.view?.addGestureRecognizer(press)
    called.act(in: .canMove) { _ in asked += 1 }
    called.screen.play(.press(at: CGPoint(x: 50, y: 50), duration: 1))
    called.screen.advanceUntilRest()
    called.act(in: .canMove) { _ in asked += 1 }
    let before = asked
    #expect(called.begin(0))
    #expect(asked == before + 1)
  }
}

/// Lets nothing begin.
@MainActor private final class Refusal: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
