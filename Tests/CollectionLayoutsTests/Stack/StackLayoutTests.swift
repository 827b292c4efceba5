import CollectionLayouts
import OpenCollectionView
import PlaneGeometry
import TestSupport
import Testing
import TouchTesting

@MainActor struct StackLayoutTests {
  /// Piles of 100 points with footers of 30, two in a row of 320.
  private func show(
    _ counts: [Int] = [9, 3, 0, 1, 5], width: CGFloat = 320, configure: (StackLayout) -> Void = { _ in }
  ) -> LayoutScreen<StackLayout> {
    let layout = StackLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.footerLength = 30
    configure(layout)
    return LayoutScreen(layout, counts, width: width)
  }

  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  // MARK: Places

  @Test func `Each section is a pile, and piles fill rows evenly`() {
    let stack = show()
    // 280 points are free: two piles of 100 with 20 between them have room, with 140 each.
    #expect(
      (0..<5).map { stack.attributes(0, $0)?.frame } == [
        rect(40, 20, 100, 100), rect(180, 20, 100, 100), nil, rect(180, 170, 100, 100), rect(40, 320, 100, 100),
      ])
    #expect(stack.view.contentSize == CGSize(width: 320, height: 470))
  }

  @Test func `Headers stand above the piles, footers below, also of those without items`() {
    let stack = show { $0.headerLength = 10 }
    func frame(_ kind: String, _ section: Int) -> CGRect? {
      stack.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    #expect(frame(header, 0) == rect(20, 20, 140, 10))
    #expect(frame(footer, 0) == rect(20, 130, 140, 30))
    #expect(frame(footer, 2) == rect(20, 290, 140, 30))
    #expect(frame(footer, 5) == nil)
    #expect(frame("another", 0) == nil)
    #expect(stack.attributes(0, 1)?.frame == rect(180, 30, 100, 100))
    #expect(stack.view.visibleSupplementaryViews(ofKind: footer).count == 5)
    #expect(show { $0.footerLength = 0 }.view.visibleSupplementaryViews(ofKind: footer).isEmpty)
  }

  @Test func `The first item is straight and on top, the others are as crooked as the seed has it`() {
    let stack = show { $0.maximumTilt = 0.2 }
    func tilts() -> [CGFloat] {
      (0..<6).map { stack.attributes($0)!.transform }.map { atan2($0.b, $0.a).inThousandths }
    }
    let first = tilts()
    #expect(first[0] == 0)
    #expect(Set(first).count == 6)
    #expect(first.allSatisfy { abs($0) <= 0.2 })
    // What the generator gives anywhere.
    #expect(first == [0, 0.153, -0.027, -0.189, 0.188, -0.157])
    #expect((0..<9).map { stack.attributes($0)?.zIndex } == [6, 5, 4, 3, 2, 1, 1, 1, 1])
    #expect((0..<6).allSatisfy { stack.attributes($0)?.center == point(90, 70) })
    stack.layout.tiltSeed = 7
    stack.screen.runFrame()
    #expect(tilts() != first)
    stack.layout.tiltSeed = 0
    stack.screen.runFrame()
    #expect(tilts() == first)
  }

  @Test func `Items too deep to be seen are not there, and alone they lie unseen in their pile`() {
    let stack = show { $0.visibleItemCount = 2 }
    #expect(
      stack.items(in: rect(0, 0, 320, 480)).sorted() == [[0, 0], [0, 1], [1, 0], [1, 1], [3, 0], [4, 0], [4, 1]])
    #expect(stack.attributes(2)?.alpha == 0)
    #expect(stack.attributes(2)?.center == point(90, 70))
    #expect(stack.attributes(1)?.alpha == 1)
    stack.layout.visibleItemCount = -3
    stack.screen.runFrame()
    #expect(stack.items(in: rect(0, 0, 320, 480)).sorted() == [[0, 0], [1, 0], [3, 0], [4, 0]])
  }

  @Test func `Where people read from right to left the first pile is on the right, and tilts are mirrored`() throws {
    let stack = show()
    let path = IndexPath(item: 1, section: 1)
    let tilt = stack.view.cellForItem(at: path)?.transform.b
    stack.mirror()
    let first = try #require(stack.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let tilted = try #require(stack.view.cellForItem(at: path))
    #expect(stack.view.convert(first.frame, to: nil) == rect(180, 20, 100, 100))
    #expect(stack.view.convert(tilted.center, to: nil) == point(90, 70))
    // It leans to the other side on the screen, as all is the mirror image there.
    #expect(tilted.transform.b == tilt)
    let corner = tilted.convert(point(100, 0), to: nil)
    #expect((corner.y > tilted.convert(point(0, 0), to: nil).y) == (tilt.map { $0 < 0 } ?? false))
    #expect(stack.layout.stackIndex(at: point(20, 100)) == 0)
    stack.layout.pinchedStackIndex = 0
    stack.layout.pinchedStackCenter = point(70, 200)
    stack.screen.runFrame()
    #expect(first.center == point(70, 200))
  }

  @Test func `Insets leave their room to the piles, in both directions of reading`() {
    let stack = show()
    stack.view.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    stack.layout.invalidateLayout()
    stack.screen.runFrame()
    // 240 points are free: 120 for each.
    #expect(stack.view.cellForItem(at: IndexPath(item: 0, section: 0))?.center == point(80, 70))
    stack.mirror()
    // The insets count from where reading begins, as offsets do.
    #expect(stack.view.cellForItem(at: IndexPath(item: 0, section: 0))?.center == point(80, 70))
  }

  // MARK: Pinching

  @Test func `A pile is found by any place of it and its footer`() {
    let stack = show()
    #expect(stack.layout.stackIndex(at: point(25, 25)) == 0)
    #expect(stack.layout.stackIndex(at: point(295, 145)) == 1)
    #expect(stack.layout.stackIndex(at: point(100, 200)) == 2)
    #expect(stack.layout.stackIndex(at: point(100, 160)) == nil)
    #expect(stack.layout.stackIndex(at: point(250, 400)) == nil)
    #expect(stack.layout.stackIndex(at: point(5, 50)) == nil)
    #expect(stack.layout.stackIndex(at: point(.nan, 50)) == nil)
    #expect(show([]).layout.stackIndex(at: point(50, 50)) == nil)
  }

  @Test func `An open pile spreads around the fingers and lies before the others`() {
    let stack = show { $0.visibleItemCount = 4 }
    stack.layout.pinchedStackIndex = 0
    stack.layout.pinchedStackScale = 2.5
    stack.layout.pinchedStackCenter = point(160, 240)
    stack.screen.runFrame()
    // Beside each other, upright.
    #expect(
      (0..<4).map { stack.attributes($0)?.frame.inThousandths } == [
        rect(60, 140, 100, 100), rect(160, 140, 100, 100), rect(60, 240, 100, 100), rect(160, 240, 100, 100),
      ])
    #expect((0..<4).map { stack.attributes($0)?.zIndex } == [8, 7, 6, 5])
    #expect(stack.attributes(0, 1)?.zIndex == 3)
    // In a tenth of the way the tilts are a tenth smaller, and items a fifteenth of their size apart from the middle.
    stack.layout.pinchedStackScale = 1.1
    stack.layout.pinchedStackCenter = nil
    stack.screen.runFrame()
    #expect(stack.attributes(0)?.center.inThousandths == point(86.667, 66.667))
    #expect(stack.attributes(3)?.center.inThousandths == point(93.333, 73.333))
  }

  @Test func `Another pile begins at its place`() {
    let layout = StackLayout()
    layout.pinchedStackIndex = 1
    layout.pinchedStackScale = 3
    layout.pinchedStackCenter = point(5, 5)
    layout.pinchedStackIndex = 2
    #expect(layout.pinchedStackScale == 1)
    #expect(layout.pinchedStackCenter == nil)
  }

  @Test func `A pile that does not exist is none`() {
    let stack = show()
    let before = stack.layout.layoutAttributesForElements(in: rect(0, 0, 320, 480))
    for index in [-1, 5, 2, Int.max] {
      stack.layout.pinchedStackIndex = index
      stack.layout.pinchedStackScale = 2
      stack.screen.runFrame()
      #expect(stack.layout.layoutAttributesForElements(in: rect(0, 0, 320, 480)) == before)
    }
  }

  @Test func `An open pile collapses in a batch of updates, animated`() {
    let stack = show()
    stack.layout.pinchedStackIndex = 0
    stack.layout.pinchedStackScale = 2
    stack.screen.runFrame()
    let cell = stack.view.cellForItem(at: IndexPath(item: 0, section: 0))
    let open = cell?.frame ?? .null
    var hasEnded = false
    stack.view.performBatchUpdates {
      stack.layout.pinchedStackIndex = nil
    } completion: { _ in
      hasEnded = true
    }
    #expect(cell?.frame == rect(40, 20, 100, 100))
    stack.screen.advance(by: 0.15)
    let seen = cell?.layer.presentation()?.frame ?? .null
    #expect(seen.minX > open.minX + 5 && seen.minX < 40 - 5)
    #expect(stack.screen.advanceUntilRest())
    #expect(hasEnded)
  }

  @Test func `An open pile goes along with its section, and is closed when that goes`() {
    let stack = show()
    stack.layout.pinchedStackIndex = 1
    stack.layout.pinchedStackScale = 2
    stack.layout.pinchedStackCenter = point(160, 240)
    stack.screen.runFrame()
    stack.counts.insert(2, at: 0)
    stack.view.insertSections(IndexSet(integer: 0))
    #expect(stack.screen.advanceUntilRest())
    #expect(stack.layout.pinchedStackIndex == 2)
    #expect(stack.layout.pinchedStackScale == 2)
    #expect(stack.layout.pinchedStackCenter == point(160, 240))
    stack.counts.remove(at: 2)
    stack.view.deleteSections(IndexSet(integer: 2))
    #expect(stack.screen.advanceUntilRest())
    #expect(stack.layout.pinchedStackIndex == nil)
  }

  // MARK: Changes

  @Test(arguments: [false, true])
  func `Items are put down on their piles and lifted from them`(isMirrored: Bool) {
    let stack = show()
    if isMirrored { stack.mirror() }
    let top = stack.view.cellForItem(at: IndexPath(item: 0, section: 1))
    stack.view.performBatchUpdates {
      stack.view.deleteItems(at: [IndexPath(item: 0, section: 1)])
      stack.view.insertItems(at: [IndexPath(item: 0, section: 1)])
    }
    let new = stack.view.cellForItem(at: IndexPath(item: 0, section: 1))
    #expect(new !== top)
    stack.screen.advance(by: 0.05)
    #expect(new?.layer.presentation().map { $0.transform.m11 > 1.2 && $0.opacity < 0.5 } == true)
    #expect(top?.alpha == 0)
    #expect(top?.center == point(230, 70))
    #expect(stack.screen.advanceUntilRest())
    #expect(new?.frame == rect(180, 20, 100, 100))
    #expect(new.map { $0.convert($0.bounds, to: nil).minX } == (isMirrored ? 40 : 180))
  }

  @Test func `In a view of another width the first row in view stays where it is`() {
    let stack = show(Array(repeating: 3, count: 40))
    // Rows are 150 points: row 4, with piles 8 and 9, begins at 620.
    stack.view.contentOffset.y = 620
    stack.screen.runFrame()
    stack.view.frame.size.width = 480
    stack.screen.runFrame()
    // Three in a row now: pile 8 is in row 2, which begins at 320.
    #expect(stack.attributes(0, 8)?.frame.minY == 320)
    #expect(stack.view.contentOffset.y == 320)
  }

  @Test func `To a flow layout items come out of their piles, and no view of the piles is left`() {
    let stack = show()
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 70, height: 70)
    let top = stack.view.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(stack.view.visibleSupplementaryViews(ofKind: footer).count == 5)
    stack.view.setCollectionViewLayout(flow, animated: true)
    // The seventh was too deep to be seen: it comes from where its pile was.
    let deep = stack.view.cellForItem(at: IndexPath(item: 8, section: 0))
    stack.screen.runFrame()
    #expect(deep?.layer.presentation().map { abs($0.position.x - 90) < 5 && abs($0.position.y - 70) < 5 } == true)
    #expect(stack.screen.advanceUntilRest())
    #expect(top?.frame == rect(0, 0, 70, 70))
    #expect(top?.transform == .identity)
    #expect(deep?.alpha == 1)
    #expect(stack.view.visibleSupplementaryViews(ofKind: footer).isEmpty)
    #expect(
      stack.view.subviews.filter { $0 is UICollectionReusableView && !($0 is UICollectionViewCell) && !$0.isHidden }
        .isEmpty)
    stack.view.setCollectionViewLayout(stack.layout, animated: true)
    stack.screen.advance(by: 0.29)
    #expect(deep?.layer.presentation().map { abs($0.position.x - 90) < 10 && $0.opacity < 0.2 } == true)
    #expect(stack.screen.advanceUntilRest())
    #expect(top?.frame == rect(40, 20, 100, 100))
    #expect(stack.view.visibleSupplementaryViews(ofKind: footer).count == 5)
    #expect(stack.view.visibleCells.count == 6 + 3 + 1 + 5)
  }

  // MARK: Answers

  @Test(arguments: [false, true])
  func `What is answered for a rectangle is what single items say, all that can be seen, and stays so`(isOpen: Bool) {
    let stack = show([9, 3, 0, 1, 5, 12, 0, 2, 4, 4, 4, 4])
    stack.layout.visibleItemCount = 5
    if isOpen {
      stack.layout.pinchedStackIndex = 5
      stack.layout.pinchedStackScale = 3
      stack.layout.pinchedStackCenter = point(250, 1_500)
    }
    stack.screen.runFrame()
    for y in stride(from: CGFloat(-100), through: 1_700, by: 61) {
      for height: CGFloat in [0.5, 60, 480, 5_000] {
        let rect = rect(0, y, 320, height)
        #expect(stack.contradictions(in: rect) == [])
        #expect(stack.items(in: rect) == stack.itemsOneByOne(in: rect))
      }
    }
  }

  @Test func `Piles of a million items cost as those of a few`() {
    let stack = show([1_000_000, 2])
    #expect(stack.cellQuestions == 8)
    let questions = stack.countQuestions
    stack.layout.pinchedStackIndex = 0
    stack.layout.pinchedStackScale = 2
    stack.screen.runFrame()
    #expect(stack.cellQuestions == 8)
    #expect(stack.countQuestions == questions)
  }

  @Test func `A hundred thousand piles cost what is visible`() {
    let stack = show(Array(repeating: 3, count: 100_000))
    // 50,000 rows of 150 points, without the space below the last one.
    #expect(stack.view.contentSize == CGSize(width: 320, height: 7_500_020))
    let questions = stack.countQuestions
    let trace = stack.screen.recordTrace()
    stack.view.contentOffset.y = 3_000_000
    stack.screen.runFrame()
    #expect(stack.countQuestions == questions)
    let counts = trace.events.compactMap { event -> Int? in
      if case .attributesQueried(_, _, let count) = event.decision { count } else { nil }
    }
    #expect(counts.count == 1)
    #expect(counts.allSatisfy { $0 < 60 })
  }

  @Test func `Views of any size are stood`() {
    for (width, height) in [(0.0, 0.0), (0, 480), (1, 1), (3, 900), (20_000, 1)] {
      for counts in [[], [0], [1], [50, 2]] {
        let stack = show(counts)
        stack.layout.pinchedStackIndex = 0
        stack.view.frame = rect(0, 0, width, height)
        stack.screen.runFrame()
        #expect(stack.view.contentSize.height.isFinite)
      }
    }
  }

  // MARK: Bad input

  @Test func `Numbers that are none change nothing, and are told`() {
    let layout = StackLayout()
    let changes: [(StackLayout) -> Void] = [
      { $0.itemSize = CGSize(width: 1, height: CGFloat.nan) }, { $0.minimumLineSpacing = -1 },
      { $0.minimumInteritemSpacing = .nan }, { $0.stackInset.left = .infinity }, { $0.headerLength = -1 },
      { $0.footerLength = .nan }, { $0.maximumTilt = .nan }, { $0.pinchedStackScale = .nan },
      { $0.pinchedStackScale = -2 }, { $0.pinchedStackCenter = point(.nan, 0) },
    ]
    #expect(
      changes.flatMap { change in sentencesOfErrors { change(layout) } } == [
        "StackLayout.itemSize cannot be 1.0 × nan: give finite sides of zero or more.",
        "StackLayout.minimumLineSpacing cannot be -1.0: give a finite number of 0.0 or more.",
        "StackLayout.minimumInteritemSpacing cannot be nan: give a finite number of 0.0 or more.",
        "StackLayout.stackInset cannot be inf: give a finite number.",
        "StackLayout.headerLength cannot be -1.0: give a finite number of 0.0 or more.",
        "StackLayout.footerLength cannot be nan: give a finite number of 0.0 or more.",
        "StackLayout.maximumTilt cannot be nan: give a finite number.",
        "StackLayout.pinchedStackScale cannot be nan: give a finite number of 0.0 or more.",
        "StackLayout.pinchedStackScale cannot be -2.0: give a finite number of 0.0 or more.",
        "StackLayout.pinchedStackCenter cannot be (nan, 0.0): give finite numbers.",
      ])
    #expect(layout.itemSize == CGSize(width: 120, height: 120) && layout.stackInset.left == 20)
    #expect(layout.pinchedStackScale == 1 && layout.pinchedStackCenter == nil)
  }

  @Test func `A scale that is none stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { StackLayout().pinchedStackScale = .nan }
    }
    #expect(
      trapSentence(of: result).contains(
        "StackLayout.pinchedStackScale cannot be nan: give a finite number of 0.0 or more."))
  }
}
