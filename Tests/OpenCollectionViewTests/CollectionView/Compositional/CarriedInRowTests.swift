import OpenCollectionView
import Testing
import TouchTesting

/// Items that are carried along rows, into rows and out of them.
@MainActor struct CarriedInRowTests {
  private typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  /// Two rows of items of 100 × 50 points every 108 points, the first of them from 3 and from 61 points on, and lines of two
  /// items of 160 × 40 points below them.
  private func screen(_ counts: [Int] = [4, 10, 40], _ behavior: Behavior = .continuous) -> MovementScreen {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      section < 2 ? .row(behavior) : .grid(0.5, height: 40)
    }
    return MovementScreen(counts, layout: layout)
  }

  /// Where a cell is seen on the screen at this moment, in the course of an animation, too.
  private func seen(_ name: String, _ screen: MovementScreen) -> CGRect? {
    screen.cell(name)?.seenFrame(in: screen.screen.window)
  }

  @Test func `An item goes along a row that has scrolled, to the place that is seen under the finger`() {
    // P119
    let screen = screen()
    screen.view.setOrthogonalContentOffset(300, forSection: 1)
    screen.frames(1)
    #expect(seen("b3", screen) == CGRect(x: 28, y: 61, width: 100, height: 50))
    #expect(screen.begin(3, 1))
    let movement = screen.view.interactiveMovements[0]
    #expect(movement.targetPosition == CGPoint(x: 78, y: 86))
    #expect(movement.cell.superview === screen.view)
    #expect(movement.cell.center == CGPoint(x: 78, y: 86))
    screen.update(186, 86)
    #expect(movement.targetIndexPath == IndexPath(item: 4, section: 1))
    screen.frames(40)
    #expect(seen("b4", screen) == CGRect(x: 28, y: 61, width: 100, height: 50))
    #expect(seen("b5", screen) == CGRect(x: 244, y: 61, width: 100, height: 50))
    screen.view.endInteractiveMovement()
    screen.rest()
    #expect(screen.source.moves == ["1-3 to 1-4"])
    #expect(seen("b3", screen) == CGRect(x: 136, y: 61, width: 100, height: 50))
    #expect(screen.cell("b3")?.superview === screen.view.orthogonalScrollView(forSection: 1))
    #expect(screen.view.orthogonalContentOffset(forSection: 1) == 300)
  }

  @Test func `An item goes into a row, where a gap opens for it, and lands where it is seen`() {
    // P119
    let screen = screen()
    screen.view.setOrthogonalContentOffset(300, forSection: 1)
    screen.frames(1)
    #expect(screen.begin(0, 2))
    screen.update(78, 86)
    #expect(screen.view.interactiveMovements[0].targetIndexPath == IndexPath(item: 3, section: 1))
    screen.frames(40)
    #expect(seen("b3", screen) == CGRect(x: 136, y: 61, width: 100, height: 50))
    #expect(seen("b2", screen) == CGRect(x: -80, y: 61, width: 100, height: 50))
    #expect(seen("c1", screen)?.origin == CGPoint(x: 0, y: 116))
    screen.view.endInteractiveMovement()
    screen.rest()
    #expect(screen.source.moves == ["2-0 to 1-3"])
    #expect(seen("c0", screen) == CGRect(x: 28, y: 61, width: 100, height: 50))
    #expect(screen.cell("c0")?.superview === screen.view.orthogonalScrollView(forSection: 1))
    #expect(screen.view.orthogonalScrollView(forSection: 1)?.layer.zPosition == 0)
  }

  @Test func `An item goes out of a row, and from one row to another`() {
    // P119
    let screen = screen()
    screen.view.setOrthogonalContentOffset(300, forSection: 1)
    screen.frames(1)
    #expect(screen.begin(3, 1))
    screen.update(240, 136)
    screen.view.endInteractiveMovement()
    screen.rest()
    #expect(screen.source.moves == ["1-3 to 2-1"])
    #expect(seen("b3", screen) == CGRect(x: 160, y: 116, width: 160, height: 40))
    #expect(screen.cell("b3")?.superview === screen.view)
    #expect(seen("b4", screen) == CGRect(x: 28, y: 61, width: 100, height: 50))
    #expect(screen.begin(3, 1))
    screen.update(162, 28)
    screen.view.endInteractiveMovement()
    screen.rest()
    #expect(screen.source.moves.last == "1-3 to 0-1")
    #expect(seen("b4", screen) == CGRect(x: 112, y: 3, width: 100, height: 50))
    #expect(screen.cell("b4")?.superview === screen.view.orthogonalScrollView(forSection: 0))
  }

  @Test func `What is put down does not jump on its way into the row`() throws {
    // P119
    let screen = screen()
    screen.view.setOrthogonalContentOffset(300, forSection: 1)
    screen.frames(1)
    #expect(screen.begin(0, 2))
    screen.update(90, 200)
    screen.update(90, 86)
    screen.frames(40)
    let before = try #require(seen("c0", screen)).midX
    screen.view.endInteractiveMovement()
    let after = try #require(seen("c0", screen)).midX
    #expect(abs(before - 90) < 0.01 && abs(after - 90) < 0.01)
    var last = after
    for _ in 0..<40 {
      screen.frames(1)
      let now = try #require(seen("c0", screen)).midX
      #expect(abs(now - last) < 8)
      last = now
    }
    #expect(abs(last - 78) < 0.01)
  }

  @Test func `At its ends a row scrolls under the item, which stays under the finger`() {
    // P119
    let screen = screen()
    #expect(screen.begin(0, 1))
    screen.update(314, 86)
    screen.frames(1)
    var targets: Set<Int> = []
    for _ in 0..<90 {
      screen.frames(1)
      #expect(screen.cell("b0")?.center == CGPoint(x: 314, y: 86))
      targets.insert(screen.view.interactiveMovements[0].targetIndexPath?.item ?? -1)
    }
    // 300 points per second at the edge.
    let offset = screen.view.orthogonalContentOffset(forSection: 1) ?? 0
    #expect(abs(offset - 450) < 12, "\(offset)")
    #expect(targets.count >= 4)
    #expect(screen.view.contentOffset == .zero)
    #expect(screen.view.orthogonalContentOffset(forSection: 0) == 0)
    #expect(screen.screen.advanceUntilRest(limit: 10))
    #expect(screen.view.orthogonalContentOffset(forSection: 1) == 762)
    screen.view.endInteractiveMovement()
    screen.rest()
    #expect(screen.source.moves == ["1-0 to 1-9"])
    #expect(seen("b0", screen) == CGRect(x: 214, y: 61, width: 100, height: 50))
  }

  @Test func `In a corner the row and the view scroll, each its own way`() {
    // P119
    let layout = UICollectionViewCompositionalLayout(section: .row(.continuous))
    let screen = MovementScreen(Array(repeating: 30, count: 30), layout: layout)
    #expect(screen.begin(0, 7))
    screen.update(300, 450)
    screen.frames(31)
    #expect(screen.view.contentOffset.y > 30)
    let rows = (0..<30).compactMap { screen.view.orthogonalContentOffset(forSection: $0) }.filter { $0 > 0 }
    #expect(rows.count >= 1 && rows.reduce(0, +) > 40)
    let cell = screen.cell("h0")
    #expect(cell.map { $0.convert(CGPoint(x: 50, y: 25), to: screen.screen.window) } == CGPoint(x: 300, y: 450))
    screen.view.cancelInteractiveMovement()
    screen.rest()
    #expect(screen.source.moves == [])
  }

  @Test func `A row that pages stands anywhere under the item, and comes to rest when it is put down`() {
    // P119
    for behavior in [Behavior.groupPaging, .groupPagingCentered, .continuousGroupLeadingBoundary] {
      let screen = screen([4, 30, 40], behavior)
      #expect(screen.begin(0, 1))
      screen.update(310, 86)
      let start = screen.view.orthogonalContentOffset(forSection: 1) ?? .nan
      var last = start
      for _ in 0..<50 {
        screen.frames(1)
        let now = screen.view.orthogonalContentOffset(forSection: 1) ?? .nan
        #expect(now - last < 8)
        last = now
      }
      #expect(last > start + 150)
      screen.update(160, 86)
      screen.frames(2)
      let held = screen.view.orthogonalContentOffset(forSection: 1) ?? .nan
      screen.view.endInteractiveMovement()
      #expect(screen.view.orthogonalContentOffset(forSection: 1) == held)
      screen.rest()
      let rest = screen.view.orthogonalContentOffset(forSection: 1) ?? .nan
      #expect((rest - start).truncatingRemainder(dividingBy: 108) == 0 && abs(rest - held) <= 54)
    }
  }

  @Test func `What is called off goes home, also where the row has scrolled on`() {
    // P119
    let screen = screen()
    #expect(screen.begin(1, 1))
    screen.update(160, 200)
    screen.frames(10)
    screen.view.setOrthogonalContentOffset(500, forSection: 1)
    screen.frames(2)
    screen.view.cancelInteractiveMovement()
    screen.rest()
    #expect(screen.source.moves == [])
    #expect(screen.cell("b1") == nil)
    screen.view.setOrthogonalContentOffset(0, forSection: 1)
    screen.rest()
    #expect(seen("b1", screen) == CGRect(x: 112, y: 61, width: 100, height: 50))
    #expect(screen.cells.filter { $0.label.text == "b1" }.count == 1)
  }

  @Test func `Nothing jumps where a row at its end becomes shorter`() throws {
    // P119
    let screen = screen()
    screen.view.setOrthogonalContentOffset(762, forSection: 1)
    screen.frames(1)
    #expect(screen.begin(8, 1))
    let before = try #require(seen("b7", screen))
    screen.update(80, 200)
    let after = try #require(seen("b7", screen))
    #expect(abs(after.minX - before.minX) < 0.01)
    screen.frames(60)
    #expect(screen.view.orthogonalContentOffset(forSection: 1) == 654)
    #expect(seen("b9", screen) == CGRect(x: 214, y: 61, width: 100, height: 50))
    #expect(seen("b7", screen) == CGRect(x: 106, y: 61, width: 100, height: 50))
  }

  @Test func `By steps the cell stands where the item is seen`() {
    // P119, M24
    let screen = screen()
    screen.view.setOrthogonalContentOffset(300, forSection: 1)
    screen.frames(1)
    let movement = screen.view.makeInteractiveMovement(forItemAt: IndexPath(item: 3, section: 1))
    #expect(movement?.move(to: IndexPath(item: 4, section: 1)) == true)
    screen.frames(40)
    #expect(movement?.cell.center == CGPoint(x: 186, y: 86))
    screen.view.setOrthogonalContentOffset(250, forSection: 1)
    screen.frames(2)
    #expect(movement?.cell.center == CGPoint(x: 236, y: 86))
    movement?.end()
    screen.rest()
    #expect(seen("b3", screen) == CGRect(x: 186, y: 61, width: 100, height: 50))
  }

  @Test func `A finger that lifts an item of a row carries it, and the row does not follow the finger`() {
    // P119, M18
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewCompositionalLayout(section: .row(.continuous)))
    let source = MovingSource(counts: [10, 10])
    let view = controller.collectionView!
    view.contentInsetAdjustmentBehavior = .never
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = source
    let screen = VirtualScreen(width: 320, height: 480)
    screen.window.rootViewController = controller
    screen.runFrame()
    screen.finger(1, .began, 54, 28)
    screen.pass(0.7)
    screen.finger(1, .moved, 64, 40)
    screen.finger(1, .moved, 160, 86)
    screen.pass(0.5)
    #expect(view.orthogonalContentOffset(forSection: 0) == 0)
    #expect(view.orthogonalContentOffset(forSection: 1) == 0)
    screen.finger(1, .ended, 160, 86)
    #expect(screen.advanceUntilRest())
    #expect(source.moves == ["0-0 to 1-1"])
  }
}
