import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// What a delegate is told when it, or paging, says where a drag is to end.
@MainActor struct TargetOrderTests {
  private func thrown(to target: Double?) -> String {
    let stage = ScrollOrderStage()
    stage.view.contentOffset.y = 1000
    _ = stage.journal.take()
    stage.journal.target = target.map { CGPoint(x: 0, y: $0) }
    stage.flick()
    return stage.untilRest()
  }

  // S37
  @Test func `a target ahead`() {
    #expect(
      thrown(to: 1800) == """
        willBeginDragging 1000 [td]
        didScroll 1020 … 1090 [td] ×6
        willEndDragging(1, 1584.667) 1090 [td]
        didEndDragging(true) 1090 [t]
        willBeginDecelerating 1090 [e]
        didScroll 1106.333 … 1800 [e] ×190
        didEndDecelerating 1800 []
        """)
  }

  // S37
  @Test func `a target short of the announced one`() {
    #expect(
      thrown(to: 1200) == """
        willBeginDragging 1000 [td]
        didScroll 1020 … 1090 [td] ×6
        willEndDragging(1, 1584.667) 1090 [td]
        didEndDragging(true) 1090 [t]
        willBeginDecelerating 1090 [e]
        didScroll 1105.333 … 1200 [e] ×29
        didEndDecelerating 1200 []
        """)
  }

  // S37
  @Test func `a target behind`() {
    #expect(
      thrown(to: 900) == """
        willBeginDragging 1000 [td]
        didScroll 1020 … 1090 [td] ×6
        willEndDragging(1, 1584.667) 1090 [td]
        didEndDragging(true) 1090 [t]
        willBeginDecelerating 1090 [e]
        didScroll 1101 … 900 [e] ×44
        didEndDecelerating 900 []
        """)
  }

  // S37
  @Test func `the place where the finger lifts`() {
    #expect(
      thrown(to: 1090) == """
        willBeginDragging 1000 [td]
        didScroll 1020 … 1090 [td] ×6
        willEndDragging(1, 1584.667) 1090 [td]
        didEndDragging(true) 1090 [t]
        willBeginDecelerating 1090 [e]
        didScroll 1104 … 1090 [e] ×34
        didEndDecelerating 1090 []
        """)
  }

  // S37
  @Test func `a target beyond the content`() {
    #expect(
      thrown(to: 1_000_000) == """
        willBeginDragging 1000 [td]
        didScroll 1020 … 1090 [td] ×6
        willEndDragging(1, 1584.667) 1090 [td]
        didEndDragging(true) 1090 [t]
        willBeginDecelerating 1090 [e]
        didScroll 1814.333 … 49200 [e] ×76
        didEndDecelerating 49200 []
        """)
  }

  // S37
  @Test func `a target for a finger that was held`() {
    let stage = ScrollOrderStage()
    stage.journal.target = CGPoint(x: 0, y: 200)
    stage.drag(by: -100)
    #expect(
      stage.untilRest() == """
        willBeginDragging 0 [td]
        didScroll 2.667 … 90 [td] ×12
        willEndDragging(0, 90) 90 [td]
        didEndDragging(true) 90 [t]
        willBeginDecelerating 90 [e]
        didScroll 91.667 … 200 [e] ×38
        didEndDecelerating 200 []
        """)
  }

  // S37
  @Test func `a target inside for content beyond its edge`() {
    let stage = ScrollOrderStage()
    stage.journal.target = CGPoint(x: 0, y: 200)
    stage.drag(by: 110)
    #expect(
      stage.untilRest() == """
        willBeginDragging 0 [td]
        didScroll -2 … -51.333 [td] ×12
        willEndDragging(0, 0) -51.333 [td]
        didEndDragging(true) -51.333 [t]
        willBeginDecelerating -51.333 [e]
        didScroll -43 … 200 [e] ×112
        didEndDecelerating 200 []
        """)
  }

  // MARK: Pages

  private func paged(_ action: (ScrollOrderStage) -> Void) -> String {
    let stage = ScrollOrderStage()
    stage.view.isPagingEnabled = true
    stage.view.contentOffset.y = 1600
    _ = stage.journal.take()
    action(stage)
    return stage.untilRest()
  }

  // S40, S41
  @Test func `a throw to the next page`() {
    #expect(
      paged { $0.flick() } == """
        willBeginDragging 1600 [td]
        didScroll 1620 … 1690 [td] ×6
        willEndDragging(1, 2400) 1690 [td]
        didEndDragging(true) 1690 [t]
        willBeginDecelerating 1690 [e]
        didScroll 1736.333 … 2400 [e] ×27
        didEndDecelerating 2400 []
        """)
  }

  // S40, S41
  @Test func `a throw to the page before`() {
    #expect(
      paged { $0.flick(down: true) } == """
        willBeginDragging 1600 [td]
        didScroll 1580 … 1510 [td] ×6
        willEndDragging(-1, 800) 1510 [td]
        didEndDragging(true) 1510 [t]
        willBeginDecelerating 1510 [e]
        didScroll 1463.667 … 800 [e] ×27
        didEndDecelerating 800 []
        """)
  }

  // S41
  @Test func `a drag that is held near a page goes back to it`() {
    #expect(
      paged { $0.drag(by: -100) } == """
        willBeginDragging 1600 [td]
        didScroll 1602.667 … 1690 [td] ×12
        willEndDragging(0, 1600) 1690 [td]
        didEndDragging(true) 1690 [t]
        willBeginDecelerating 1690 [e]
        didScroll 1685.667 … 1600 [e] ×22
        didEndDecelerating 1600 []
        """)
  }

  // S41
  @Test func `a drag that is held past the middle goes on to the next page`() {
    #expect(
      paged {
        $0.screen.play(.drag(from: CGPoint(x: 200, y: 790), to: CGPoint(x: 200, y: 190), holding: 0.6))
      } == """
        willBeginDragging 1600 [td]
        didScroll 1606.667 … 2190 [td] ×19
        willEndDragging(0, 2400) 2190 [td]
        didEndDragging(true) 2190 [t]
        willBeginDecelerating 2190 [e]
        didScroll 2200.333 … 2400 [e] ×23
        didEndDecelerating 2400 []
        """)
  }

  // S42
  @Test func `a target is of no use while there are pages`() {
    #expect(
      paged {
        $0.journal.target = CGPoint(x: 0, y: 2000)
        $0.flick()
      } == """
        willBeginDragging 1600 [td]
        didScroll 1620 … 1690 [td] ×6
        willEndDragging(1, 2400) 1690 [td]
        didEndDragging(true) 1690 [t]
        willBeginDecelerating 1690 [e]
        didScroll 1736.333 … 2400 [e] ×27
        didEndDecelerating 2400 []
        """)
  }

  // S40
  @Test func `a page that is dragged and put back exactly`() {
    #expect(
      paged { stage in
        stage.send(.began, 400)
        for y in [390.0, 380, 370, 390] { stage.send(.moved, y, after: 0.1) }
        stage.send(.ended, 390, after: 1)
      } == """
        willBeginDragging 1600 [td]
        didScroll 1610 … 1600 [td] ×3
        willEndDragging(0, 1600) 1600 [td]
        didEndDragging(false) 1600 [t]
        """)
  }

  // S40
  @Test func `the last page is thrown beyond the end`() {
    #expect(
      paged {
        $0.view.contentSize.height = 2400
        $0.flick()
      } == """
        willBeginDragging 1600 [td]
        didScroll 1611 … 1646.667 [td] ×6
        willEndDragging(1, 1600) 1646.667 [td]
        didEndDragging(true) 1646.667 [t]
        willBeginDecelerating 1646.667 [e]
        didScroll 1653.333 … 1600 [e] ×36
        didEndDecelerating 1600 []
        """)
  }

  // S17, S40
  @Test func `a page that is caught on its way and let go`() {
    #expect(
      paged {
        $0.flick()
        $0.screen.advance(by: 0.1)
        $0.journal.note("the finger comes down")
        $0.screen.play(.press(at: CGPoint(x: 200, y: 400), duration: 0.5))
      } == """
        willBeginDragging 1600 [td]
        didScroll 1620 … 1690 [td] ×6
        willEndDragging(1, 2400) 1690 [td]
        didEndDragging(true) 1690 [t]
        willBeginDecelerating 1690 [e]
        didScroll 1736.333 … 2142.667 [e] ×6
        the finger comes down
        didEndDecelerating 2142.667 [t]
        didEndDragging(true) 2142.667 [t]
        willBeginDecelerating 2142.667 [e]
        didScroll 2155.333 … 2400 [e] ×24
        didEndDecelerating 2400 []
        """)
  }
}
