import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// What a delegate is told when the program interferes with a throw, a drag, or the way back to an edge.
@MainActor struct InterferenceOrderTests {
  // MARK: While the content decelerates

  private func thrown(_ interrupt: (ScrollOrderStage) -> Void) -> String {
    let stage = ScrollOrderStage()
    stage.flick()
    stage.screen.advance(by: 0.5)
    _ = stage.journal.take()
    interrupt(stage)
    stage.journal.note("returns")
    return stage.untilRest()
  }

  // S52
  @Test func `a throw and an animated offset`() {
    #expect(
      thrown { $0.view.setContentOffset(.zero, animated: true) } == """
        didEndDecelerating 405.667 []
        returns
        didScroll 402.667 … 0 [a] ×18
        didEndScrollingAnimation 0 []
        """)
  }

  @Test func `a throw and an offset without animation`() {
    #expect(
      thrown { $0.view.setContentOffset(.zero, animated: false) } == """
        didEndDecelerating 405.667 []
        didScroll 0 []
        returns
        """)
  }

  // S52
  @Test func `a throw that is stopped where it is`() {
    #expect(
      thrown { $0.view.setContentOffset($0.view.contentOffset, animated: false) } == """
        didEndDecelerating 405.667 []
        returns
        """)
  }

  // S52
  @Test func `a throw goes on from an assigned offset`() {
    #expect(
      thrown { $0.view.contentOffset.y += 10_000 } == """
        didScroll 10405.667 [e]
        returns
        didScroll 10411.667 … 10584 [e] ×102
        didEndDecelerating 10584 []
        """)
  }

  @Test func `a throw and a rectangle`() {
    #expect(
      thrown { $0.view.scrollRectToVisible(CGRect(x: 0, y: 5000, width: 400, height: 10), animated: true) } == """
        didEndDecelerating 405.667 []
        returns
        didScroll 434.667 … 4210 [a] ×18
        didEndScrollingAnimation 4210 []
        """)
  }

  @Test func `a throw and content that ends where it is`() {
    #expect(
      thrown { $0.view.contentSize.height = 1000 } == """
        didScroll 200 [e]
        returns
        didEndDecelerating 200 []
        """)
  }

  @Test func `a throw and content that ends ahead`() {
    #expect(
      thrown { $0.view.contentSize.height = 800 + $0.view.contentOffset.y + 50 } == """
        returns
        didScroll 411.667 … 455.667 [e] ×34
        didEndDecelerating 455.667 []
        """)
  }

  @Test func `a throw and more room around the content`() {
    #expect(
      thrown { $0.view.contentInset.top = 50 } == """
        didChangeInset(50, 0) 405.667 [e]
        returns
        didScroll 411.667 … 584 [e] ×102
        didEndDecelerating 584 []
        """)
  }

  @Test func `a throw of a view whose fingers are switched off`() {
    #expect(
      thrown { $0.view.isScrollEnabled = false } == """
        returns
        didScroll 411.667 … 584 [e] ×102
        didEndDecelerating 584 []
        """)
  }

  @Test func `a throw of a view that leaves the screen`() {
    #expect(
      thrown { $0.view.removeFromSuperview() } == """
        didEndDecelerating 405.667 []
        returns
        """)
  }

  @Test func `a throw that a wheel takes over`() {
    #expect(
      thrown { $0.turnWheel(20) } == """
        returns
        didEndDecelerating 405.667 []
        willBeginDragging 405.667 [d]
        didScroll 425.667 [d]
        willEndDragging(0, 425.667) 425.667 [d]
        didEndDragging(false) 425.667 []
        """)
  }

  // MARK: While a finger drags

  private func dragged(beyond: Bool = false, _ interrupt: (ScrollOrderStage) -> Void) -> String {
    let stage = ScrollOrderStage()
    stage.view.contentOffset.y = beyond ? 0 : 1000
    let step = beyond ? 20.0 : -20
    stage.send(.began, 400)
    for count in 1...5 { stage.send(.moved, 400 + step * Double(count), after: 0.02) }
    stage.screen.runFrame()
    _ = stage.journal.take()
    interrupt(stage)
    stage.journal.note("returns")
    for count in 6...8 { stage.send(.moved, 400 + step * Double(count), after: 0.02) }
    stage.send(.ended, 400 + step * 8, after: 0.6)
    return stage.untilRest()
  }

  // S52
  @Test func `a drag goes on from an assigned offset`() {
    #expect(
      dragged { $0.view.contentOffset.y = 3000 } == """
        didScroll 3000 [td]
        returns
        didScroll 3020 … 3060 [td] ×3
        willEndDragging(0, 3060) 3060 [td]
        didEndDragging(false) 3060 [t]
        """)
  }

  @Test func `a drag goes on from an offset without animation`() {
    #expect(
      dragged { $0.view.setContentOffset(CGPoint(x: 0, y: 3000), animated: false) } == """
        didScroll 3000 [td]
        returns
        didScroll 3020 … 3060 [td] ×3
        willEndDragging(0, 3060) 3060 [td]
        didEndDragging(false) 3060 [t]
        """)
  }

  @Test func `a drag and an animated offset`() {
    #expect(
      dragged { $0.view.setContentOffset(CGPoint(x: 0, y: 3000), animated: true) } == """
        willEndDragging(0, 1090) 1090 [td]
        didEndDragging(false) 1090 [t]
        returns
        didScroll 1104.667 … 3000 [a] ×18
        didEndScrollingAnimation 3000 []
        """)
  }

  @Test func `a drag and content that becomes too short`() {
    #expect(
      dragged { $0.view.contentSize.height = 1500 } == """
        returns
        didScroll 1093 … 1098.333 [td] ×3
        willEndDragging(0, 700) 1098.333 [td]
        didEndDragging(true) 1098.333 [t]
        willBeginDecelerating 1098.333 [e]
        didScroll 1072.667 … 700 [e] ×38
        didEndDecelerating 700 []
        """)
  }

  @Test func `a drag and room around the content`() {
    #expect(
      dragged { $0.view.contentInset = UIEdgeInsets(top: 100, left: 0, bottom: 100, right: 0) } == """
        didChangeInset(100, 100) 1090 [td]
        returns
        didScroll 1110 … 1150 [td] ×3
        willEndDragging(0, 1150) 1150 [td]
        didEndDragging(false) 1150 [t]
        """)
  }

  // S18
  @Test func `a drag of a view whose fingers are switched off`() {
    #expect(
      dragged { $0.view.isScrollEnabled = false } == """
        willEndDragging(0, 1090) 1090 [td]
        didEndDragging(false) 1090 [t]
        returns
        """)
  }

  @Test func `a drag whose recognizer is switched off`() {
    #expect(
      dragged { $0.view.panGestureRecognizer.isEnabled = false } == """
        willEndDragging(0, 1090) 1090 [td]
        didEndDragging(false) 1090 [t]
        returns
        """)
  }

  @Test func `a drag of a view that leaves the screen`() {
    #expect(
      dragged { $0.view.removeFromSuperview() } == """
        willEndDragging(0, 1090) 1090 [td]
        didEndDragging(false) 1090 [t]
        returns
        """)
  }

  @Test func `a drag and a wheel`() {
    #expect(
      dragged { $0.turnWheel(20) } == """
        returns
        didScroll 1110 … 1150 [td] ×3
        willEndDragging(0, 1150) 1150 [td]
        didEndDragging(false) 1150 [t]
        """)
  }

  @Test func `a drag beyond the edge and room around the content`() {
    #expect(
      dragged(beyond: true) { $0.view.contentInset.top = 60 } == """
        didChangeInset(60, 0) -46.667 [td]
        returns
        didScroll -63.667 … -85 [td] ×3
        willEndDragging(0, -60) -85 [td]
        didEndDragging(true) -85 [t]
        willBeginDecelerating -85 [e]
        didScroll -83.333 … -60 [e] ×22
        didEndDecelerating -60 []
        """)
  }

  @Test func `a drag beyond the edge of content that stops giving way`() {
    #expect(
      dragged(beyond: true) { $0.view.bounces = false } == """
        returns
        didScroll 0 [td]
        willEndDragging(0, 0) 0 [td]
        didEndDragging(false) 0 [t]
        """)
  }

  // S18, S36
  @Test func `a drag beyond the edge of a view whose fingers are switched off`() {
    #expect(
      dragged(beyond: true) { $0.view.isScrollEnabled = false } == """
        willEndDragging(0, 0) -46.667 [td]
        didEndDragging(true) -46.667 [t]
        willBeginDecelerating -46.667 [e]
        returns
        didScroll -39.333 … 0 [e] ×25
        didEndDecelerating 0 []
        """)
  }

  // MARK: While the content springs back

  private func bouncing(_ interrupt: (ScrollOrderStage) -> Void) -> String {
    let stage = ScrollOrderStage()
    stage.drag(by: 210)
    stage.screen.advance(by: 0.1)
    _ = stage.journal.take()
    interrupt(stage)
    stage.journal.note("returns")
    return stage.untilRest()
  }

  @Test func `a spring and an assigned offset`() {
    #expect(
      bouncing { $0.view.contentOffset.y = 100 } == """
        didScroll 100 [e]
        returns
        didEndDecelerating 100 []
        """)
  }

  @Test func `a spring and an animated offset`() {
    #expect(
      bouncing { $0.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true) } == """
        didEndDecelerating -35.333 []
        returns
        didScroll -33 … 300 [a] ×18
        didEndScrollingAnimation 300 []
        """)
  }

  @Test func `a spring and room that keeps the content where it is`() {
    #expect(
      bouncing { $0.view.contentInset.top = 200 } == """
        didChangeInset(200, 0) -35.333 [e]
        returns
        didScroll -30 … 0 [e] ×22
        didEndDecelerating 0 []
        """)
  }

  @Test func `a spring and less room`() {
    #expect(
      bouncing { $0.view.contentInset.top = -50 } == """
        didChangeInset(-50, 0) -35.333 [e]
        returns
        didScroll -29.333 … 50 [e] ×33
        didEndDecelerating 50 []
        """)
  }

  @Test func `a spring of a view whose fingers are switched off`() {
    #expect(
      bouncing { $0.view.isScrollEnabled = false } == """
        returns
        didScroll -30 … 0 [e] ×22
        didEndDecelerating 0 []
        """)
  }
}
