import OpenCollectionView
import Testing
import TouchTesting

/// What else may want the press on an item that can be dragged.
@MainActor struct ItemDragRivalTests {
  @Test func `with a drag delegate the drag wins over a controller's standard movement`() {
    // N72
    let stage = ControllerStage()
    stage.controller.collectionView.dragDelegate = stage.side
    let finger = stage.screen.touch(at: CGPoint(x: 45, y: 45))
    finger.rest(for: 0.8)
    finger.move(to: CGPoint(x: 80, y: 80))
    finger.rest(for: 0.1)
    #expect(stage.controller.collectionView.hasActiveDrag)
    #expect(stage.controller.collectionView.interactiveMovements.isEmpty)
    finger.cancel()
    _ = stage.screen.advanceUntilRest()
  }

  @Test func `where nothing is dragged the standard movement goes on`() {
    // N4, N72
    let stage = ControllerStage()
    stage.side.items = { _ in [] }
    stage.controller.collectionView.dragDelegate = stage.side
    let finger = stage.screen.touch(at: CGPoint(x: 45, y: 45))
    finger.rest(for: 0.8)
    finger.move(to: CGPoint(x: 80, y: 80))
    finger.rest(for: 0.1)
    #expect(!stage.controller.collectionView.hasActiveDrag)
    #expect(stage.controller.collectionView.interactiveMovements.count == 1)
    finger.cancel()
    _ = stage.screen.advanceUntilRest()
  }

  @Test func `without a drag delegate the standard movement is what it is`() {
    // N72
    let stage = ControllerStage()
    stage.controller.collectionView.dropDelegate = stage.side
    let finger = stage.screen.touch(at: CGPoint(x: 45, y: 45))
    finger.rest(for: 0.8)
    #expect(stage.controller.collectionView.interactiveMovements.count == 1)
    finger.cancel()
    _ = stage.screen.advanceUntilRest()
    #expect(stage.side.journal.text == "")
  }

  @Test func `a finger that scrolls first drags nothing`() {
    // N5
    let stage = ItemDragScreen([(0..<60).map { "i\($0)" }])
    let finger = stage.screen.touch(at: CGPoint(x: 45, y: 245))
    finger.move(to: CGPoint(x: 45, y: 200))
    finger.move(to: CGPoint(x: 45, y: 150))
    finger.rest(for: 1)
    #expect(stage.left.view.contentOffset.y > 50)
    #expect(!stage.left.view.hasActiveDrag)
    finger.lift()
    stage.rest()
    #expect(stage.journal.text == "")
  }

  @Test func `content stays where it is while a finger drags an item`() {
    // N5
    let stage = ItemDragScreen([(0..<60).map { "i\($0)" }])
    let finger = stage.lift(at: 45, 245)
    stage.drag(finger, to: 45, 150)
    #expect(stage.left.view.contentOffset.y == 0)
    #expect(stage.left.view.hasActiveDrag)
    finger.cancel()
    stage.rest()
  }

  @Test func `a finger that stays opens the item's menu, and drags the item out of it`() {
    // N73
    let stage = ItemDragScreen()
    let menus = MenuDelegate()
    stage.left.view.delegate = menus
    let finger = stage.screen.touch(at: CGPoint(x: 45, y: 45))
    finger.rest(for: 1.2)
    #expect(menus.isOpen)
    #expect(!stage.left.view.hasActiveDrag)
    finger.move(to: CGPoint(x: 20, y: 20))
    finger.move(to: CGPoint(x: 4, y: 4))
    finger.rest(for: 0.5)
    #expect(!menus.isOpen)
    #expect(stage.left.view.hasActiveDrag)
    finger.cancel()
    stage.rest()
    #expect(stage.left.shown == "a b c d e f")
  }

  @Test func `a finger that moves on before its menu drags, and there is no menu`() {
    // N73
    let stage = ItemDragScreen()
    let menus = MenuDelegate()
    stage.left.view.delegate = menus
    let finger = stage.screen.touch(at: CGPoint(x: 45, y: 45))
    finger.rest(for: 0.4)
    stage.drag(finger, to: 45, 145)
    #expect(stage.left.view.hasActiveDrag)
    #expect(!menus.isOpen)
    finger.lift()
    stage.rest()
    #expect(stage.left.sections == [["b", "c", "a", "d", "e", "f"]])
  }

  @Test func `a tap selects as ever, and what is selected stays so through a drag`() {
    // N66, N75
    let stage = ItemDragScreen()
    stage.screen.touch(at: CGPoint(x: 45, y: 45)).lift(after: 0.05)
    stage.rest()
    #expect(stage.left.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    let finger = stage.lift(at: 155, 45)
    stage.drag(finger, to: 60, 440)
    finger.cancel()
    stage.rest()
    #expect(stage.left.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }

  @Test func `of two views in each other the inner one's item is dragged`() {
    // N28
    let stage = ItemDragScreen([["a", "b"]])
    let inner = ItemDragSide(
      "inner", [["x", "y"]], ItemDragScreen.grid(), CGRect(x: 0, y: 0, width: 90, height: 90), stage.journal)
    stage.left.cell("a")?.contentView.addSubview(inner.view)
    stage.screen.runFrame()
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 60, 60)
    #expect(inner.view.hasActiveDrag)
    #expect(!stage.left.view.hasActiveDrag)
    #expect(inner.view.hasActiveDrop)
    #expect(!stage.left.view.hasActiveDrop)
    stage.drag(finger, to: 155, 45)
    #expect(!inner.view.hasActiveDrop)
    #expect(stage.left.view.hasActiveDrop)
    finger.cancel()
    stage.rest()
    #expect(stage.journal.entries.first == "inner itemsForBeginning 0-0")
  }

  /// A controller with a standard movement gesture, and a delegate of drags beside it.
  @MainActor private final class ControllerStage {
    let screen = VirtualScreen(width: 200, height: 480)
    let controller = MovingController(collectionViewLayout: ItemDragScreen.grid())
    let side = ItemDragSide(
      "side", [["a", "b", "c", "d"]], ItemDragScreen.grid(), CGRect(x: 0, y: 0, width: 200, height: 480), Journal())

    init() {
      controller.collectionView.contentInsetAdjustmentBehavior = .never
      controller.collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "number")
      controller.collectionView.dataSource = controller
      screen.show(controller)
      screen.runFrame()
    }
  }

  private final class MovingController: UICollectionViewController {
    var items = ["a", "b", "c", "d"]

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      items.count
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
  }

  private final class MenuDelegate: NSObject, UICollectionViewDelegate {
    private(set) var isOpen = false

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(title: "", children: [UIAction(title: "Open") { _ in }])
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { isOpen = true }

    func collectionView(
      _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { isOpen = false }
  }
}
