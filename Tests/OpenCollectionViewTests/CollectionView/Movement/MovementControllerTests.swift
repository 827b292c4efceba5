import OpenCollectionView
import Testing
import TouchTesting

/// The gesture of a collection view controller.
@MainActor struct MovementControllerTests {
  private func show(_ controller: UICollectionViewController) -> VirtualScreen {
    let screen = VirtualScreen(width: 320, height: 480)
    controller.collectionView.contentInsetAdjustmentBehavior = .never
    controller.collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    screen.show(controller)
    screen.runFrame()
    return screen
  }

  private func wait(_ screen: VirtualScreen, _ seconds: Double) {
    for _ in 0..<Int(seconds * 60) {
      screen.advance(by: 1.0 / 60)
      screen.runFrame()
    }
  }

  @Test func `overriding the move is all that a controller does`() {
    // M18
    let controller = MovingController()
    let screen = show(controller)
    screen.press(at: CGPoint(x: 50, y: 50))
    wait(screen, 0.6)
    screen.move(to: CGPoint(x: 150, y: 60))
    wait(screen, 0.1)
    screen.move(to: CGPoint(x: 270, y: 60))
    wait(screen, 0.3)
    #expect(controller.items == ["a", "b", "c", "d"])
    screen.lift(at: CGPoint(x: 270, y: 60))
    _ = screen.advanceUntilRest()
    #expect(controller.items == ["b", "c", "a", "d"])
    #expect(controller.moves == 1)
  }

  @Test func `the finger keeps its distance from the middle of the cell`() throws {
    // M18
    let controller = MovingController()
    let screen = show(controller)
    screen.press(at: CGPoint(x: 20, y: 30))
    wait(screen, 0.6)
    screen.move(to: CGPoint(x: 80, y: 90))
    let cell = try #require(controller.collectionView.interactiveMovements.first?.cell)
    #expect(cell.center == CGPoint(x: 110, y: 110))
    screen.lift(at: CGPoint(x: 80, y: 90))
    _ = screen.advanceUntilRest()
  }

  @Test func `before the press has begun a finger scrolls, afterwards it carries`() {
    // M19
    let controller = MovingController(count: 60)
    let screen = show(controller)
    screen.play(.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 200), duration: 0.2))
    _ = screen.advanceUntilRest()
    #expect(controller.collectionView.contentOffset.y > 50)
    #expect(controller.moves == 0)
    let offset = controller.collectionView.contentOffset.y
    screen.press(at: CGPoint(x: 50, y: 200))
    wait(screen, 0.6)
    screen.move(to: CGPoint(x: 50, y: 300))
    wait(screen, 0.1)
    #expect(controller.collectionView.contentOffset.y == offset)
    screen.lift(at: CGPoint(x: 50, y: 300))
    #expect(controller.moves == 1)
  }

  @Test func `a controller that moves nothing, or does not want it, has no such gesture`() {
    // M18
    let plain = PlainController()
    let screen = show(plain)
    let count = plain.collectionView.gestureRecognizers?.count ?? 0
    screen.press(at: CGPoint(x: 50, y: 50))
    wait(screen, 0.6)
    #expect(plain.collectionView.interactiveMovements.isEmpty)
    screen.lift(at: CGPoint(x: 50, y: 50))
    let moving = MovingController()
    let other = show(moving)
    #expect(moving.collectionView.gestureRecognizers?.count == count + 1)
    moving.installsStandardGestureForInteractiveMovement = false
    #expect(moving.collectionView.gestureRecognizers?.count == count)
    withExtendedLifetime(other) {}
  }

  @Test func `an override further up, or in a generic class, counts as well`() {
    // M1
    #expect(UICollectionViewControllerProbe.begins(MovingController()))
    #expect(UICollectionViewControllerProbe.begins(DerivedController()))
    #expect(!UICollectionViewControllerProbe.begins(PlainController()))
  }
}

@MainActor private enum UICollectionViewControllerProbe {
  static func begins(_ controller: UICollectionViewController) -> Bool {
    let screen = VirtualScreen(width: 320, height: 480)
    controller.collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    screen.show(controller)
    screen.runFrame()
    return controller.collectionView.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
  }
}

private class PlainController: UICollectionViewController {
  var items: [String]

  init(count: Int = 4) {
    items = (0..<count).map { count > 26 ? "\($0)" : String(UnicodeScalar(UInt8(97 + $0))) }
    super.init(collectionViewLayout: GridScreen.grid())
  }

  required init?(coder: NSCoder) { nil }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    (cell as? NumberCell)?.label.text = items[indexPath.item]
    return cell
  }
}

private class MovingController: PlainController {
  private(set) var moves = 0

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    moves += 1
    items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }
}

private final class DerivedController: MovingController {
  var note = ""
}
