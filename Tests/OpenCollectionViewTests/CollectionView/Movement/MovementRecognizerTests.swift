import OpenCollectionView
import Testing
import TouchTesting

/// Movements that a recognizer of the program's own drives, as one does without a controller.
@MainActor struct MovementRecognizerTests {
  private func stage(
    _ recognizer: UIGestureRecognizer, count: Int = 6
  ) -> (screen: MovementScreen, driver: MovementDriver) {
    let screen = MovementScreen([count])
    let driver = MovementDriver(screen.view)
    recognizer.addTarget(driver, action: Selector(MovementDriver.handle(_:)))
    screen.view.addGestureRecognizer(recognizer)
    return (screen, driver)
  }

  @Test func `a long press carries an item`() {
    let (screen, driver) = stage(UILongPressGestureRecognizer())
    screen.screen.press(at: CGPoint(x: 50, y: 50))
    screen.screen.pass(0.6)
    #expect(driver.answers == [true])
    screen.screen.move(to: CGPoint(x: 165, y: 155))
    #expect(screen.cell("a0")?.center == CGPoint(x: 165, y: 155))
    #expect(screen.presented == ["a1", "a2", "a3", "a4", "a0", "a5"])
    screen.screen.lift(at: CGPoint(x: 165, y: 155))
    screen.rest()
    #expect(screen.shown == ["a1", "a2", "a3", "a4", "a0", "a5"])
    #expect(screen.source.moves == ["0-0 to 0-4"])
  }

  @Test func `a pan carries an item`() {
    let pan = UIPanGestureRecognizer()
    let (screen, driver) = stage(pan)
    screen.view.panGestureRecognizer.require(toFail: pan)
    screen.screen.press(at: CGPoint(x: 50, y: 50))
    for x in stride(from: 60, through: 260, by: 20) { screen.screen.move(to: CGPoint(x: x, y: 60)) }
    #expect(driver.answers == [true])
    screen.screen.lift(at: CGPoint(x: 260, y: 60))
    screen.rest()
    #expect(screen.shown == ["a1", "a2", "a0", "a3", "a4", "a5"])
  }

  @Test func `a recognizer of the program's own carries an item from the touch on`() {
    let (screen, driver) = stage(GraspRecognizer())
    screen.screen.press(at: CGPoint(x: 270, y: 50))
    #expect(driver.answers == [true])
    screen.screen.move(to: CGPoint(x: 50, y: 160))
    screen.screen.lift(at: CGPoint(x: 50, y: 160))
    screen.rest()
    #expect(screen.shown == ["a0", "a1", "a3", "a2", "a4", "a5"])
  }

  @Test func `a recognizer that is cancelled gives the item back`() {
    let press = UILongPressGestureRecognizer()
    let (screen, _) = stage(press)
    screen.screen.press(at: CGPoint(x: 50, y: 50))
    screen.screen.pass(0.6)
    screen.screen.move(to: CGPoint(x: 165, y: 155))
    press.isEnabled = false
    screen.screen.runFrame()
    #expect(screen.view.interactiveMovements.isEmpty)
    screen.rest()
    #expect(screen.shown == ["a0", "a1", "a2", "a3", "a4", "a5"])
    #expect(screen.source.moves == [])
  }

  @Test func `between items nothing is picked up, and what follows does nothing`() {
    let (screen, driver) = stage(GraspRecognizer())
    screen.screen.press(at: CGPoint(x: 105, y: 50))
    screen.screen.move(to: CGPoint(x: 165, y: 155))
    screen.screen.lift(at: CGPoint(x: 165, y: 155))
    screen.rest()
    #expect(driver.answers == [])
    #expect(screen.shown == ["a0", "a1", "a2", "a3", "a4", "a5"])
  }

  @Test func `a finger that comes down on a carried item leaves it alone`() {
    let (screen, driver) = stage(GraspRecognizer())
    #expect(screen.begin(0))
    screen.screen.press(at: CGPoint(x: 50, y: 50))
    #expect(driver.answers == [false])
    #expect(screen.view.interactiveMovements.count == 1)
  }
}

/// What a program does with a recognizer that carries items.
@MainActor final class MovementDriver: NSObject {
  private let view: UICollectionView
  private(set) var answers: [Bool] = []

  init(_ view: UICollectionView) { self.view = view }

  func handle(_ gesture: UIGestureRecognizer) {
    let point = gesture.location(in: view)
    switch gesture.state {
    case .began:
      guard let item = view.indexPathForItem(at: point) else { break }
      answers.append(view.beginInteractiveMovementForItem(at: item))
    case .changed: view.updateInteractiveMovementTargetPosition(point)
    case .ended: view.endInteractiveMovement()
    default: view.cancelInteractiveMovement()
    }
  }
}

/// Begins with the touch.
private final class GraspRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}
