import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Several fingers at once: one carries, others scroll, or carry further items.
@MainActor struct MovementFingerTests {
  private func stage(_ count: Int) -> (screen: VirtualScreen, controller: FingerController) {
    let screen = VirtualScreen(width: 320, height: 480)
    let controller = FingerController(count)
    controller.collectionView.contentInsetAdjustmentBehavior = .never
    controller.collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    screen.show(controller)
    screen.runFrame()
    return (screen, controller)
  }

  @Test func `a second finger scrolls the content under the item that the first one carries`() throws {
    // M23
    let (screen, controller) = stage(90)
    let view = try #require(controller.collectionView)
    screen.finger(1, .began, 50, 160)
    screen.pass(0.6)
    let cell = try #require(view.interactiveMovements.first?.cell)
    screen.finger(1, .moved, 60, 240)
    screen.finger(2, .began, 200, 400)
    for y in stride(from: CGFloat(390), through: 200, by: -10) {
      screen.finger(2, .moved, 200, y)
      screen.pass(1.0 / 60)
      // Under the finger, as it was held.
      #expect(cell.center.y - view.contentOffset.y == 240)
    }
    #expect(view.contentOffset.y > 150)
    screen.finger(2, .ended, 200, 200)
    _ = screen.advanceUntilRest()
    #expect(cell.center.y - view.contentOffset.y == 240)
    let target = try #require(view.interactiveMovements.first?.targetIndexPath)
    #expect(target.item == 3 * Int(cell.center.y / 110))
    screen.finger(1, .ended, 60, 240)
    _ = screen.advanceUntilRest()
    #expect(controller.items[target.item] == "3")
  }

  @Test func `a second finger lifts a second item, and each is put down by its own`() throws {
    // M23
    let (screen, controller) = stage(6)
    let view = try #require(controller.collectionView)
    let recognizers = view.gestureRecognizers?.count
    screen.finger(1, .began, 50, 50)
    screen.pass(0.6)
    screen.finger(2, .began, 270, 160)
    screen.pass(0.6)
    #expect(view.interactiveMovements.count == 2)
    screen.finger(1, .moved, 160, 50)
    screen.finger(2, .moved, 50, 50)
    #expect(view.interactiveMovements.map(\.cell.center) == [CGPoint(x: 160, y: 50), CGPoint(x: 50, y: 50)])
    screen.finger(1, .ended, 160, 50)
    #expect(view.interactiveMovements.count == 1)
    screen.finger(2, .ended, 50, 50)
    _ = screen.advanceUntilRest()
    #expect(controller.items == ["5", "1", "0", "2", "3", "4"])
    #expect(controller.moves == 2)
    #expect(view.visibleCells.compactMap { ($0 as? NumberCell)?.label.text } == controller.items)
    #expect(view.gestureRecognizers?.count == recognizers)
  }

  @Test func `a finger on an item that is carried lifts nothing`() throws {
    // M23
    let (screen, controller) = stage(6)
    let view = try #require(controller.collectionView)
    screen.finger(1, .began, 50, 50)
    screen.pass(0.6)
    screen.finger(2, .began, 60, 60)
    screen.pass(0.6)
    #expect(view.interactiveMovements.count == 1)
    screen.finger(2, .ended, 60, 60)
    screen.finger(1, .moved, 160, 160)
    screen.finger(1, .ended, 160, 160)
    _ = screen.advanceUntilRest()
    #expect(controller.items == ["1", "2", "3", "4", "0", "5"])
  }

  @Test func `when all fingers are lifted the next one scrolls as before`() throws {
    let (screen, controller) = stage(90)
    let view = try #require(controller.collectionView)
    screen.finger(1, .began, 50, 50)
    screen.pass(0.6)
    screen.finger(1, .ended, 50, 50)
    _ = screen.advanceUntilRest()
    screen.play(.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 200), duration: 0.2))
    #expect(view.contentOffset.y > 50)
    _ = screen.advanceUntilRest()
    #expect(controller.moves == 0)
  }
}

private final class FingerController: UICollectionViewController {
  private(set) var items: [String]
  private(set) var moves = 0

  init(_ count: Int) {
    items = (0..<count).map(String.init)
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

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    moves += 1
    items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }
}
