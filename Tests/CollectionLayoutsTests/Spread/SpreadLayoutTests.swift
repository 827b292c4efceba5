import CollectionLayouts
import OpenCollectionView
import PlaneGeometry
import TestSupport
import Testing
import TouchTesting

@MainActor struct SpreadLayoutTests {
  /// Cards of 100 by 200 points, 110 from middle to middle, in a view of 320 by 480.
  private func show(
    _ counts: [Int] = [9], distance: CGFloat = 110, configure: (SpreadLayout) -> Void = { _ in }
  ) -> LayoutScreen<SpreadLayout> {
    let layout = SpreadLayout()
    layout.itemSize = CGSize(width: 100, height: 200)
    layout.updateSpreadDistance(distance)
    configure(layout)
    return LayoutScreen(layout, counts)
  }

  @Test func `Cards that have room stand upright in a row, as far apart as is said`() {
    let spread = show([4])
    #expect(
      spread.frames() == [
        rect(24, 140, 100, 200), rect(134, 140, 100, 200), rect(244, 140, 100, 200), rect(354, 140, 100, 200),
      ])
    #expect(spread.view.contentSize == CGSize(width: 478, height: 480))
    #expect((0..<4).map { spread.attributes($0)?.zIndex } == [0, 1, 2, 3])
  }

  @Test func `A row that is shorter than the view stands in its middle`() {
    let spread = show([2])
    #expect(spread.frames() == [rect(55, 140, 100, 200), rect(165, 140, 100, 200)])
    #expect(spread.view.contentSize == CGSize(width: 320, height: 480))
  }

  @Test func `Cards of a pile are crooked, the more the nearer they are`() {
    let spread = show([3], distance: 50)
    // Half of the way: the sines of 0.6, 3 and 5.4 give the leans, 14 points and 0.11 are the largest.
    let leans = [0.6, 3, 5.4].map { sin($0) / 2 }
    #expect(spread.centers() == zip([110.0, 160, 210], leans).map { point($0, 240 + $1 * 14).inThousandths })
    #expect(
      (0..<3).map { spread.attributes($0).map { atan2($0.transform.b, $0.transform.a).inThousandths } ?? 9 }
        == leans.map { ($0 * 0.11).inThousandths })
    spread.layout.maximumTilt = 0
    spread.screen.runFrame()
    #expect(spread.frames() == zip([60.0, 110, 160], leans).map { rect($0, 140 + $1 * 14, 100, 200).inThousandths })
  }

  @Test func `All sections are one row`() {
    let spread = show([1, 0, 2])
    #expect(
      spread.frames(inSection: 0) + spread.frames(inSection: 2) == [
        rect(24, 140, 100, 200), rect(134, 140, 100, 200), rect(244, 140, 100, 200),
      ])
  }

  @Test func `Where people read from right to left the row is the mirror image`() {
    let spread = show([3], distance: 50)
    let plain = (0..<3).map { spread.view.cellForItem(at: IndexPath(item: $0, section: 0))?.transform.b ?? 9 }
    spread.mirror()
    let cells = (0..<3).compactMap { spread.view.cellForItem(at: IndexPath(item: $0, section: 0)) }
    #expect(cells.map { spread.view.convert($0.center, to: nil).x } == [210, 160, 110])
    #expect(cells.map(\.transform.b) == plain)
    #expect(spread.layout.x(ofPosition: 0) == 110)
    #expect(spread.layout.position(atX: 210) == 2)
  }

  // MARK: The distance

  @Test func `Within the limits a distance is taken, beyond them the limit is, and what is none is refused`() {
    let layout = SpreadLayout()
    #expect(layout.updateSpreadDistance(80) == .taken)
    for none: CGFloat in [.nan, .infinity, -1] { #expect(layout.updateSpreadDistance(none) == .refused) }
    #expect(layout.spreadDistance == 80)
    #expect(layout.updateSpreadDistance(3) == .heldAtSmallest)
    #expect(layout.spreadDistance == 12)
    #expect(layout.updateSpreadDistance(1_000) == .heldAtLargest)
    #expect(layout.spreadDistance == 440)
    layout.spreadDistances = 20...100
    #expect(layout.spreadDistance == 100)
  }

  @Test func `Places and cards follow from each other, before the next frame too`() {
    let spread = show()
    #expect(spread.layout.x(ofPosition: 0) == 74)
    #expect(spread.layout.x(ofPosition: 2.5) == 349)
    #expect(spread.layout.position(atX: 349) == 2.5)
    spread.layout.updateSpreadDistance(200)
    #expect(spread.layout.x(ofPosition: 2.5) == 574)
  }

  @Test func `Setting a distance in each frame moves the cards in it`() {
    let spread = show([3])
    for distance: CGFloat in [120, 130, 90] {
      spread.layout.updateSpreadDistance(distance)
      spread.screen.runFrame()
      let cells = (0..<3).compactMap { spread.view.cellForItem(at: IndexPath(item: $0, section: 0)) }
      #expect(cells.map { $0.center.x - cells[0].center.x } == [0, distance, 2 * distance])
    }
  }

  // MARK: Changes and answers

  @Test func `Cards are put down and lifted`() {
    let spread = show([3])
    let second = spread.view.cellForItem(at: IndexPath(item: 1, section: 0))
    spread.view.performBatchUpdates {
      spread.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      spread.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    let new = spread.view.cellForItem(at: IndexPath(item: 0, section: 0))
    spread.screen.advance(by: 0.05)
    #expect(new?.layer.presentation().map { $0.transform.m11 > 1.2 && $0.opacity < 0.5 } == true)
    #expect(second?.alpha == 0)
    #expect(second?.transform.a == 1.3)
    #expect(spread.screen.advanceUntilRest())
    #expect(new?.layer.presentation()?.transform.m11 == 1)
  }

  @Test(arguments: [false, true])
  func `What is answered for a rectangle is what single items say, all of it, and stays so`(isMirrored: Bool) {
    for distance: CGFloat in [12, 50, 110, 400] {
      let spread = show([3, 0, 30, 7], distance: distance)
      if isMirrored { spread.mirror() }
      for x in stride(from: CGFloat(-100), through: 2_400, by: 77) {
        for width: CGFloat in [0.5, 320, 5_000] {
          let rect = rect(x, 200, width, 30)
          #expect(spread.contradictions(in: rect) == [])
          #expect(spread.items(in: rect) == spread.itemsOneByOne(in: rect))
        }
      }
    }
  }

  @Test func `A million cards cost what is visible`() {
    let spread = show([1_000_000])
    #expect(spread.view.contentSize == CGSize(width: 110_000_038, height: 480))
    let questions = spread.countQuestions
    let trace = spread.screen.recordTrace()
    spread.view.contentOffset.x = 55_000_000
    spread.screen.runFrame()
    spread.layout.updateSpreadDistance(120)
    spread.screen.runFrame()
    #expect(spread.countQuestions == questions)
    #expect(spread.cellQuestions < 20)
    let counts = trace.events.compactMap { event -> Int? in
      if case .attributesQueried(_, _, let count) = event.decision { count } else { nil }
    }
    #expect(counts.count == 2)
    #expect(counts.allSatisfy { $0 < 12 })
  }

  @Test func `Views of any size are stood`() {
    for (width, height) in [(0.0, 0.0), (0, 480), (1, 1), (3, 900)] {
      for counts in [[], [0], [1], [50]] {
        let spread = show(counts)
        spread.view.frame = rect(0, 0, width, height)
        spread.screen.runFrame()
        #expect(spread.view.contentSize.width.isFinite)
      }
    }
    let flat = show([3]) { $0.itemSize = .zero }
    #expect(flat.centers() == [point(50, 240), point(160, 240), point(270, 240)])
  }

  @Test func `Numbers that are none change nothing, and are told`() {
    let layout = SpreadLayout()
    let changes: [(SpreadLayout) -> Void] = [
      { $0.itemSize = CGSize(width: CGFloat.infinity, height: 1) }, { $0.margin = -1 }, { $0.maximumTilt = .nan },
      { $0.spreadDistances = 0...5 },
    ]
    #expect(
      changes.flatMap { change in sentencesOfErrors { change(layout) } } == [
        "SpreadLayout.itemSize cannot be inf × 1.0: give finite sides of zero or more.",
        "SpreadLayout.margin cannot be -1.0: give a finite number of 0.0 or more.",
        "SpreadLayout.maximumTilt cannot be nan: give a finite number.",
        "SpreadLayout.spreadDistances cannot be 0.0...5.0: give finite limits of 1.0 or more.",
      ])
    #expect(layout.itemSize == CGSize(width: 216, height: 300) && layout.margin == 24 && layout.maximumTilt == 0.11)
  }

  @Test func `A margin below zero stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { SpreadLayout().margin = -1 }
    }
    #expect(
      trapSentence(of: result).contains("SpreadLayout.margin cannot be -1.0: give a finite number of 0.0 or more."))
  }
}
