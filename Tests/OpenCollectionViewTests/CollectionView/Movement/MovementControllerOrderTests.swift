import OpenCollectionView
import Testing
import TouchTesting

/// Every call of a movement by a controller's own gesture in its place.
@MainActor struct MovementControllerOrderTests {
  private let log = CallLog()
  private let screen = VirtualScreen(width: 320, height: 480)
  private let controller: NotedController
  private let delegate: NotedMovementDelegate

  init() {
    controller = NotedController(log)
    delegate = NotedMovementDelegate(log)
    controller.collectionView.contentInsetAdjustmentBehavior = .never
    controller.collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    controller.collectionView.delegate = delegate
    screen.show(controller)
    screen.runFrame()
    _ = screen.advanceUntilRest()
    log.clear()
  }

  // M1, M4, M18
  @Test func `a press asks once whether the item may be moved, and shows the look of a carried one`() {
    screen.press(at: CGPoint(x: 50, y: 50))
    screen.pass(0.4)
    #expect(log.takeText() == "")
    screen.pass(0.2)
    #expect(
      log.takeText() == """
        canMoveItemAt 0-0
        attributes of carried 0-0 at (50, 50)
        """)
  }

  // M3, M5, M6, M7, M8, M12, M18
  @Test func `three targets and an end by a finger, call by call`() {
    screen.press(at: CGPoint(x: 50, y: 50))
    screen.pass(0.6)
    log.clear()
    screen.move(to: CGPoint(x: 160, y: 50))
    screen.pass(0.1)
    #expect(
      log.takeText() == """
        target of 0-0 at (160, 50)
        delegate: from 0-0, at 0-0, proposed 0-1
        context for 0-1 at (160, 50), before 0-0 at (50, 50)
        invalidateLayout()
        invalidateLayout(with: to 0-1 from 0-0 at (160, 50))
        prepare()
        prepare for updates: move 0-0 to 0-1
        attributes of carried 0-1 at (160, 50)
        finalize updates
        changed: 0-0 at 0-1
        """)
    screen.move(to: CGPoint(x: 270, y: 50))
    screen.pass(0.1)
    log.clear()
    screen.move(to: CGPoint(x: 50, y: 160))
    #expect(
      log.takeText() == """
        target of 0-2 at (50, 160)
        delegate: from 0-0, at 0-2, proposed 0-3
        context for 0-3 at (50, 160), before 0-2 at (270, 50)
        invalidateLayout()
        invalidateLayout(with: to 0-3 from 0-2 at (50, 160))
        prepare()
        prepare for updates: move 0-2 to 0-3
        attributes of carried 0-3 at (50, 160)
        finalize updates
        changed: 0-0 at 0-3
        """)
    screen.lift(at: CGPoint(x: 50, y: 160))
    #expect(
      log.takeText() == """
        moveItemAt 0-0 to 0-3
        context for the end at 0-3, before 0-3
        invalidateLayout()
        invalidateLayout(with: to 0-3 from 0-3 at (0, 0))
        prepare()
        ended: at 0-3
        """)
  }

  // M13, M18
  @Test func `a finger that is taken away gives the item back, call by call`() {
    screen.press(at: CGPoint(x: 50, y: 50))
    screen.pass(0.6)
    screen.move(to: CGPoint(x: 160, y: 50))
    screen.pass(0.1)
    log.clear()
    controller.collectionView.isUserInteractionEnabled = false
    for recognizer in controller.collectionView.gestureRecognizers ?? [] { recognizer.isEnabled = false }
    #expect(
      log.takeText() == """
        context for the end at 0-0, before 0-1, cancelled
        invalidateLayout()
        invalidateLayout(with: to 0-0 from 0-1 at (0, 0))
        prepare()
        prepare for updates: move 0-1 to 0-0
        finalize updates
        ended: cancelled
        """)
  }
}

private final class NotedController: UICollectionViewController {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
    super.init(collectionViewLayout: NotedMovementLayout(log))
  }

  required init?(coder: NSCoder) { nil }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath) }

  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    log.note("canMoveItemAt \(names([indexPath]))")
    return true
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { log.note("moveItemAt \(names([sourceIndexPath])) to \(names([destinationIndexPath]))") }
}
