import OpenCollectionView
import Testing
import TouchTesting

/// Every call of a movement in its place.
@MainActor struct MovementCallOrderTests {
  private func stage() -> (log: CallLog, screen: MovementScreen, delegate: NotedMovementDelegate) {
    let log = CallLog()
    let source = NotedMovingSource(counts: [6])
    let screen = MovementScreen(source, layout: NotedMovementLayout(log))
    let delegate = NotedMovementDelegate(log)
    screen.view.delegate = delegate
    source.log = log
    screen.rest()
    log.clear()
    return (log, screen, delegate)
  }

  @Test func `begin asks the data source and shows the look of a carried item at once`() {
    // M1, M4: the reports of a late lifted look do not hold here.
    let (log, screen, delegate) = stage()
    defer { withExtendedLifetime(delegate) {} }
    #expect(screen.begin(0))
    #expect(log.takeText() == "canMoveItemAt 0-0\nattributes of carried 0-0 at (50, 50)")
    #expect(screen.cell("a0")?.center == CGPoint(x: 50, y: 50))
  }

  @Test func `a position that changes no target tells the layout of itself alone`() {
    // M5, M7
    let (log, screen, delegate) = stage()
    defer { withExtendedLifetime(delegate) {} }
    #expect(screen.begin(0))
    screen.frames(1)
    log.clear()
    screen.update(60, 55)
    screen.frames(1)
    #expect(
      log.takeText() == """
        target of 0-0 at (60, 55)
        context for 0-0 at (60, 55), before 0-0 at (50, 50)
        invalidateLayout()
        invalidateLayout(with: to 0-0 from 0-0 at (60, 55))
        prepare()
        attributes of carried 0-0 at (60, 55)
        """)
    #expect(screen.cell("a0")?.center == CGPoint(x: 60, y: 55))
  }

  @Test func `three targets and an end, call by call`() {
    // M5, M6, M7, M8, M12
    let (log, screen, delegate) = stage()
    defer { withExtendedLifetime(delegate) {} }
    #expect(screen.begin(0))
    screen.frames(1)
    log.clear()
    screen.update(160, 50)
    screen.frames(1)
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
    screen.update(270, 50)
    screen.frames(1)
    log.clear()
    screen.update(50, 160)
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
    screen.view.endInteractiveMovement()
    #expect(
      log.takeText() == """
        moveItemAt 0-0 to 0-3
        context for the end at 0-3, before 0-3
        invalidateLayout()
        invalidateLayout(with: to 0-3 from 0-3 at (0, 0))
        prepare()
        ended: at 0-3
        """)
    screen.rest()
    #expect(screen.shown == ["a1", "a2", "a3", "a0", "a4", "a5"])
  }

  @Test func `a cancel tells the data source nothing and takes all back`() {
    // M13
    let (log, screen, delegate) = stage()
    defer { withExtendedLifetime(delegate) {} }
    #expect(screen.begin(0))
    screen.update(270, 50)
    screen.frames(1)
    log.clear()
    screen.view.cancelInteractiveMovement()
    #expect(
      log.takeText() == """
        context for the end at 0-0, before 0-2, cancelled
        invalidateLayout()
        invalidateLayout(with: to 0-0 from 0-2 at (0, 0))
        prepare()
        prepare for updates: move 0-2 to 0-0
        finalize updates
        ended: cancelled
        """)
    screen.rest()
    #expect(screen.shown == ["a0", "a1", "a2", "a3", "a4", "a5"])
    #expect(screen.source.moves == [])
  }

  @Test func `put down where it came from, the data source hears nothing`() {
    // M12
    let (log, screen, delegate) = stage()
    defer { withExtendedLifetime(delegate) {} }
    #expect(screen.begin(0))
    screen.update(270, 50)
    screen.update(50, 50)
    log.clear()
    screen.view.endInteractiveMovement()
    #expect(log.takeText().hasPrefix("context for the end at 0-0, before 0-0\n"))
    #expect(screen.source.moves == [])
  }

  @Test func `an update with the same position does nothing, also as the first call`() {
    // M3
    let (log, screen, delegate) = stage()
    defer { withExtendedLifetime(delegate) {} }
    #expect(screen.begin(0))
    log.clear()
    screen.update(50, 50)
    #expect(log.takeText() == "")
  }
}

private final class NotedMovingSource: MovingSource {
  var log: CallLog?

  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    log?.note("canMoveItemAt \(indexPath.section)-\(indexPath.item)")
    return super.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    log?.note(
      "moveItemAt \(sourceIndexPath.section)-\(sourceIndexPath.item) to "
        + "\(destinationIndexPath.section)-\(destinationIndexPath.item)")
    super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
}
