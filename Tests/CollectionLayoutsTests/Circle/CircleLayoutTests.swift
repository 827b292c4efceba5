import CollectionLayouts
import OpenCollectionView
import PlaneGeometry
import TestSupport
import Testing
import TouchTesting

@MainActor struct CircleLayoutTests {
  /// Items of 40 points on a circle of 100 points around (160, 240).
  private func show(
    _ counts: [Int] = [4], configure: (CircleLayout) -> Void = { _ in }
  ) -> LayoutScreen<CircleLayout> {
    let layout = CircleLayout()
    layout.itemSize = CGSize(width: 40, height: 40)
    layout.radius = 100
    configure(layout)
    return LayoutScreen(layout, counts)
  }

  // MARK: Places

  @Test func `Items stand clockwise around the middle of the view, the first at the top`() {
    let circle = show()
    #expect(
      circle.frames() == [
        rect(140, 120, 40, 40), rect(240, 220, 40, 40), rect(140, 320, 40, 40), rect(40, 220, 40, 40),
      ])
    #expect(circle.view.contentSize == CGSize(width: 320, height: 480))
  }

  @Test func `Items stand as in the published formula`() {
    // Apple, WWDC 2012, session 219, CircleLayout: the first item on the right.
    let circle = show([7]) { $0.angle = .pi / 2 }
    for item in 0..<7 {
      let turn = 2 * CGFloat(item) * .pi / 7
      #expect(
        circle.attributes(item)?.center.inThousandths
          == point(160 + 100 * cos(turn), 240 + 100 * sin(turn)).inThousandths)
    }
  }

  @Test func `Whatever is set, the items stand there with the next frame`() {
    let circle = show()
    circle.layout.center = point(100, 200)
    circle.layout.radius = 50
    circle.layout.angle = .pi / 2
    circle.screen.runFrame()
    let centers = [point(150, 200), point(100, 250), point(50, 200), point(100, 150)]
    #expect(circle.centers() == centers)
    #expect(
      (0..<4).map { circle.view.cellForItem(at: IndexPath(item: $0, section: 0))?.center.inThousandths } == centers)
  }

  @Test func `Items of all sections are on one circle`() {
    let circle = show([1, 0, 3])
    #expect(circle.centers(inSection: 0) == [point(160, 140)])
    #expect(circle.centers(inSection: 2) == [point(260, 240), point(160, 340), point(60, 240)])
    #expect(circle.attributes(0, 1) == nil)
  }

  @Test func `Where people read from right to left items follow each other against the clock`() {
    let circle = show()
    circle.layout.center = point(100, 240)
    circle.mirror()
    #expect(circle.centers() == [point(100, 140), point(0, 240), point(100, 340), point(200, 240)])
    #expect(circle.view.cellForItem(at: IndexPath(item: 3, section: 0))?.center.inThousandths == point(200, 240))
    #expect(circle.layout.insertionIndexPath(for: point(50, 200)) == IndexPath(item: 1, section: 0))
  }

  @Test func `Items become smaller where there is no room, to a limit`() {
    // The circle is 2π · 100 = 628.3 points long.
    let expected: [(Int, CGFloat)] = [(4, 80), (10, 52.832), (20, 21.416), (200, 20)]
    for (count, side) in expected {
      let circle = show([count]) {
        $0.itemSize = CGSize(width: 80, height: 40)
        $0.minimumItemSize = CGSize(width: 20, height: 20)
      }
      #expect(circle.attributes(0)?.size.width.inThousandths == side.inThousandths)
      #expect(circle.attributes(0)?.size.height.inThousandths == (side / 2).inThousandths)
    }
    // And a small circle keeps a middle: nine tenths of its radius.
    let small = show([3]) {
      $0.itemSize = CGSize(width: 80, height: 80)
      $0.minimumItemSize = CGSize(width: 20, height: 20)
      $0.radius = 50
    }
    #expect(small.attributes(0)?.size == CGSize(width: 45, height: 45))
  }

  @Test func `The view in the middle covers the circle and lies behind the items`() {
    let circle = show { $0.showsHub = true }
    let hub = circle.layout.layoutAttributesForSupplementaryView(
      ofKind: CircleLayout.elementKindHub, at: IndexPath(item: 0, section: 0))
    #expect(hub?.frame == rect(60, 140, 200, 200))
    #expect(hub?.zIndex == -1)
    #expect(
      circle.view.visibleSupplementaryViews(ofKind: CircleLayout.elementKindHub).map(\.frame) == [
        rect(60, 140, 200, 200)
      ])
    circle.layout.showsHub = false
    circle.screen.runFrame()
    #expect(circle.view.visibleSupplementaryViews(ofKind: CircleLayout.elementKindHub).isEmpty)
    #expect(show([]) { $0.showsHub = true }.view.subviews.allSatisfy { !($0 is UICollectionReusableView) })
  }

  @Test func `A place belongs to the gap that it is in, and to the section of the item before it`() {
    let circle = show([3, 1])
    #expect(circle.layout.insertionIndexPath(for: point(200, 200)) == IndexPath(item: 1, section: 0))
    #expect(circle.layout.insertionIndexPath(for: point(200, 280)) == IndexPath(item: 2, section: 0))
    #expect(circle.layout.insertionIndexPath(for: point(120, 280)) == IndexPath(item: 3, section: 0))
    #expect(circle.layout.insertionIndexPath(for: point(120, 200)) == IndexPath(item: 1, section: 1))
    #expect(show([0]).layout.insertionIndexPath(for: .zero) == IndexPath(item: 0, section: 0))
    #expect(show([]).layout.insertionIndexPath(for: .zero) == nil)
  }

  @Test func `A view of another size keeps a middle that was set, and moves one that was not`() {
    let circle = show()
    circle.view.frame.size = CGSize(width: 400, height: 400)
    circle.screen.runFrame()
    #expect(circle.attributes(0)?.center.inThousandths == point(200, 100))
    circle.layout.center = point(120, 130)
    circle.view.frame.size = CGSize(width: 300, height: 500)
    circle.screen.runFrame()
    #expect(circle.attributes(0)?.center.inThousandths == point(120, 30))
  }

  // MARK: Changes

  @Test func `New items grow in their places, those that go shrink where they were, the others go along`() {
    let circle = show()
    let last = circle.view.cellForItem(at: IndexPath(item: 3, section: 0))
    let first = circle.view.cellForItem(at: IndexPath(item: 0, section: 0))
    circle.view.performBatchUpdates {
      circle.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      circle.view.insertItems(at: [IndexPath(item: 3, section: 0)])
    }
    let new = circle.view.cellForItem(at: IndexPath(item: 3, section: 0))
    circle.screen.advance(by: 0.05)
    #expect(new?.layer.presentation().map { $0.transform.m11 < 0.5 && $0.opacity < 0.5 } == true)
    #expect(new?.center.inThousandths == point(60, 240))
    #expect(first?.alpha == 0)
    #expect(first?.center.inThousandths == point(160, 140))
    #expect(circle.screen.advanceUntilRest())
    #expect(last?.center.inThousandths == point(160, 340))
    #expect(circle.view.visibleCells.count == 4)
  }

  // MARK: Answers

  @Test(arguments: [false, true])
  func `What is answered for a rectangle is what single items say, all of it, and stays so`(isMirrored: Bool) {
    for radius: CGFloat in [0, 1, 60, 150, 400, 3_000] {
      for counts in [[1], [2, 0, 1], [40, 57], [500]] {
        let circle = show(counts) {
          $0.radius = radius
          $0.angle = 0.7
          $0.itemSize = CGSize(width: 31, height: 17)
        }
        if isMirrored { circle.mirror() }
        for rect in [
          rect(0, 0, 320, 480), rect(150, 100, 20, 20), rect(-100, 200, 1_000, 3), rect(300, -900, 5, 3_000),
          rect(-5_000, -5_000, 10_000, 10_000), rect(160, -2_770, 40, 40),
        ] {
          #expect(circle.contradictions(in: rect) == [])
          #expect(circle.items(in: rect) == circle.itemsOneByOne(in: rect), "\(radius) \(counts) \(rect)")
        }
      }
    }
  }

  @Test func `On a circle of a million items a frame costs as many as are on the arc that is seen`() {
    let circle = show([400_000, 0, 600_000]) {
      $0.center = point(160, 10_000_240)
      $0.radius = 10_000_000
    }
    // 62.8 points from one to the next.
    #expect(circle.items(in: rect(0, 0, 320, 480)).count == 5)
    #expect(circle.cellQuestions == 5)
    let questions = circle.countQuestions
    let trace = circle.screen.recordTrace()
    circle.layout.angle += 0.001
    circle.screen.runFrame()
    #expect(circle.countQuestions == questions)
    let counts = trace.events.compactMap { event -> Int? in
      if case .attributesQueried(_, _, let count) = event.decision { count } else { nil }
    }
    #expect(counts.count == 1)
    #expect(counts.allSatisfy { $0 <= 7 })
    #expect(circle.items(in: rect(0, 0, 320, 480)).contains(IndexPath(item: 599_841, section: 2)))
  }

  @Test func `Views of any size are stood`() {
    for (width, height) in [(0.0, 0.0), (0, 480), (1, 1), (3, 900)] {
      for counts in [[], [0], [1], [50]] {
        let circle = show(counts)
        circle.view.frame = rect(0, 0, width, height)
        circle.screen.runFrame()
        #expect(circle.view.contentSize == CGSize(width: width, height: height))
      }
    }
  }

  // MARK: Bad input

  @Test func `A radius beyond the limits becomes the limit`() {
    let layout = CircleLayout()
    layout.radii = 60...640
    layout.radius = 1
    #expect(layout.radius == 60)
    layout.radius = 1e9
    #expect(layout.radius == 640)
    layout.radii = 10...500
    #expect(layout.radius == 500)
  }

  @Test func `Numbers that are none change nothing, and are told`() {
    let layout = CircleLayout()
    let changes: [(CircleLayout) -> Void] = [
      { $0.radius = .nan }, { $0.radius = -1 }, { $0.center = point(0, .infinity) }, { $0.angle = .nan },
      { $0.itemSize = CGSize(width: 1, height: -1) }, { $0.minimumItemSize = CGSize(width: CGFloat.nan, height: 1) },
      { $0.minimumInteritemSpacing = .nan }, { $0.radii = -1...5 },
      { _ = $0.insertionIndexPath(for: point(.nan, 0)) },
    ]
    #expect(
      changes.flatMap { change in sentencesOfErrors { change(layout) } } == [
        "CircleLayout.radius cannot be nan: give a finite number of 0.0 or more.",
        "CircleLayout.radius cannot be -1.0: give a finite number of 0.0 or more.",
        "CircleLayout.center cannot be (0.0, inf): give finite numbers.",
        "CircleLayout.angle cannot be nan: give a finite number.",
        "CircleLayout.itemSize cannot be 1.0 × -1.0: give finite sides of zero or more.",
        "CircleLayout.minimumItemSize cannot be nan × 1.0: give finite sides of zero or more.",
        "CircleLayout.minimumInteritemSpacing cannot be nan: give a finite number.",
        "CircleLayout.radii cannot be -1.0...5.0: give finite limits of 0.0 or more.",
        "CircleLayout.insertionIndexPath(for:) cannot be (nan, 0.0): give finite numbers.",
      ])
    #expect(layout.radius == 150 && layout.angle == 0 && layout.center == .zero)
    #expect(layout.itemSize == CGSize(width: 60, height: 60) && layout.minimumItemSize == nil)
  }

  @Test func `A radius that is none stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { CircleLayout().radius = .nan }
    }
    #expect(
      trapSentence(of: result).contains("CircleLayout.radius cannot be nan: give a finite number of 0.0 or more."))
  }
}
