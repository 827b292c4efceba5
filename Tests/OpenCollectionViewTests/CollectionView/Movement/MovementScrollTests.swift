import OpenCollectionView
import Testing
import TouchTesting

/// Content that scrolls under what is carried.
@MainActor struct MovementScrollTests {
  @Test func `at an edge content scrolls, faster the nearer the finger is to it`() {
    // M15: 25 points from the edge of a zone of 50 that is 150 of 300 points per second, at the edge 300.
    for (y, expected) in [(455.0, 150.0), (480.0, 300.0), (405.0, 0.0)] as [(CGFloat, CGFloat)] {
      let screen = MovementScreen([60])
      #expect(screen.begin(0))
      screen.update(160, y)
      screen.frames(1)
      let start = screen.view.contentOffset.y
      screen.frames(60)
      #expect(abs(screen.view.contentOffset.y - start - expected) < 6, "\(y)")
      screen.view.cancelInteractiveMovement()
    }
  }

  @Test func `the cell stays under the finger in every frame, and items make room while the finger rests`() {
    // M15
    let screen = MovementScreen([60])
    #expect(screen.begin(0))
    screen.update(160, 480)
    var targets: Set<Int> = []
    for _ in 0..<120 {
      screen.frames(1)
      let cell = screen.cell("a0")
      let seen = (cell?.center.y ?? 0) - screen.view.contentOffset.y
      #expect(abs(seen - 480) < 1e-9)
      targets.insert(screen.view.interactiveMovements[0].targetIndexPath?.item ?? -1)
    }
    #expect(targets.count >= 4)
    screen.view.endInteractiveMovement()
    screen.rest()
    #expect(screen.cell("a0") != nil)
  }

  @Test func `it stops at the end of the content, and then no frames are wanted`() {
    // M15
    let screen = MovementScreen([18])
    #expect(screen.begin(0))
    screen.update(160, 470)
    #expect(screen.screen.advanceUntilRest(limit: 20))
    #expect(screen.view.contentOffset.y == 170)
    screen.update(160, 10)
    #expect(screen.screen.advanceUntilRest(limit: 20))
    #expect(screen.view.contentOffset.y == 0)
  }

  @Test func `a resting finger in the middle wants no frames`() {
    let screen = MovementScreen([60])
    #expect(screen.begin(0))
    screen.update(160, 240)
    #expect(screen.screen.advanceUntilRest(limit: 5))
    #expect(screen.view.contentOffset.y == 0)
  }

  @Test func `content that scrolls sideways scrolls sideways`() {
    // M15
    let layout = GridScreen.grid()
    layout.scrollDirection = .horizontal
    let screen = MovementScreen([60], layout: layout)
    #expect(screen.begin(0))
    screen.update(310, 240)
    screen.frames(30)
    #expect(screen.view.contentOffset.x > 50)
    #expect(screen.view.contentOffset.y == 0)
  }

  @Test func `a view around scrolls where the inner one cannot`() {
    // M15
    let screen = VirtualScreen(width: 320, height: 480)
    let outer = UIScrollView(frame: screen.window.bounds)
    outer.contentInsetAdjustmentBehavior = .never
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 1100), collectionViewLayout: GridScreen.grid())
    view.contentInsetAdjustmentBehavior = .never
    let source = MovingSource(counts: [30])
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = source
    outer.contentSize = view.frame.size
    outer.addSubview(view)
    screen.show(outer)
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 470))
    for _ in 0..<60 {
      screen.advance(by: 1.0 / 60)
      screen.runFrame()
      let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
      #expect(abs((cell?.center.y ?? 0) - outer.contentOffset.y - 470) < 1e-9)
    }
    #expect(outer.contentOffset.y > 200)
    view.endInteractiveMovement()
    #expect(source.sections[0].firstIndex(of: "a0") ?? 0 > 12)
  }

  @Test func `content that a program scrolls goes on under the finger`() {
    let screen = MovementScreen([60])
    #expect(screen.begin(0))
    screen.update(160, 240)
    screen.view.setContentOffset(CGPoint(x: 0, y: 330), animated: false)
    screen.frames(1)
    #expect(screen.cell("a0")?.center == CGPoint(x: 160, y: 570))
    #expect(screen.view.interactiveMovements[0].targetIndexPath?.item == 16)
  }

  @Test func `far from where it came from, targets are still those of the items under the finger`() {
    let screen = MovementScreen([90])
    #expect(screen.begin(0))
    screen.update(50, 50)
    for offset in stride(from: 110, through: 2200, by: 110) {
      screen.view.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
      screen.frames(1)
      #expect(screen.view.interactiveMovements[0].targetIndexPath?.item == offset / 110 * 3)
    }
    screen.view.endInteractiveMovement()
    #expect(screen.source.moves == ["0-0 to 0-60"])
  }
}
