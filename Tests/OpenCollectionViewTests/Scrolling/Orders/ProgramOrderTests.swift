import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// What a delegate is told when the program moves the content, at rest and while something else does.
@MainActor struct ProgramOrderTests {
  private func animated(_ interrupt: (ScrollOrderStage) -> Void = { _ in }) -> String {
    let stage = ScrollOrderStage()
    stage.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    stage.screen.advance(by: 0.15)
    stage.journal.note("interrupted")
    interrupt(stage)
    return stage.untilRest()
  }

  // S50, S51
  @Test func `an animated offset`() {
    let stage = ScrollOrderStage()
    stage.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(
      stage.untilRest() == """
        didScroll 2.333 … 300 [a] ×18
        didEndScrollingAnimation 300 []
        """)
  }

  // S52
  @Test func `an animated offset that a finger stops`() {
    #expect(
      animated { $0.screen.play(.press(at: CGPoint(x: 200, y: 400), duration: 0.5)) } == """
        didScroll 2.333 … 150 [a] ×9
        interrupted
        didEndScrollingAnimation 150 [t]
        """)
  }

  // S52
  @Test func `an animated offset that a finger takes over`() {
    #expect(
      animated { $0.drag(by: -60) } == """
        didScroll 2.333 … 150 [a] ×9
        interrupted
        didEndScrollingAnimation 150 [t]
        willBeginDragging 150 [td]
        didScroll 152.333 … 200 [td] ×11
        willEndDragging(0, 200) 200 [td]
        didEndDragging(false) 200 [t]
        """)
  }

  // S52
  @Test func `an animated offset and another one`() {
    #expect(
      animated { $0.view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) } == """
        didScroll 2.333 … 150 [a] ×9
        interrupted
        didEndScrollingAnimation 150 []
        didScroll 156.333 … 1000 [a] ×18
        didEndScrollingAnimation 1000 []
        """)
  }

  // S52
  @Test func `an animated offset and the same one again`() {
    #expect(
      animated { $0.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true) } == """
        didScroll 2.333 … 150 [a] ×9
        interrupted
        didEndScrollingAnimation 150 []
        didScroll 151 … 300 [a] ×18
        didEndScrollingAnimation 300 []
        """)
  }

  // S52
  @Test func `an animated offset and one without animation`() {
    #expect(
      animated { $0.view.setContentOffset(CGPoint(x: 0, y: 1000), animated: false) } == """
        didScroll 2.333 … 150 [a] ×9
        interrupted
        didEndScrollingAnimation 150 []
        didScroll 1000 []
        """)
  }

  // S52
  @Test func `an animated offset and an assigned one`() {
    #expect(
      animated { $0.view.contentOffset.y = 1000 } == """
        didScroll 2.333 … 150 [a] ×9
        interrupted
        didEndScrollingAnimation 150 []
        didScroll 1000 []
        """)
  }

  // S52
  @Test func `an animated offset and assigned bounds`() {
    #expect(
      animated { $0.view.bounds.origin.y = 1000 } == """
        didScroll 2.333 … 150 [a] ×9
        interrupted
        didEndScrollingAnimation 1000 []
        """)
  }

  @Test func `an animated offset of a view that leaves the screen`() {
    #expect(
      animated { $0.view.removeFromSuperview() } == """
        didScroll 2.333 … 150 [a] ×9
        interrupted
        didEndScrollingAnimation 150 []
        """)
  }

  @Test func `an animated offset that becomes illegal`() {
    #expect(
      animated { $0.view.contentSize.height = 1000 } == """
        didScroll 2.333 … 150 [a] ×9
        interrupted
        didScroll 151.667 … 200 [a] ×9
        didEndScrollingAnimation 200 []
        """)
  }

  @Test func `an animated offset of content that becomes shorter than where it is`() {
    #expect(
      animated { $0.view.contentSize.height = 820 } == """
        didScroll 2.333 … 150 [a] ×9
        interrupted
        didScroll 20 [a]
        didEndScrollingAnimation 20 []
        """)
  }

  @Test func `an animated offset of a view whose fingers are switched off`() {
    #expect(
      animated { $0.view.isScrollEnabled = false } == """
        didScroll 2.333 … 150 [a] ×9
        interrupted
        didScroll 176 … 300 [a] ×9
        didEndScrollingAnimation 300 []
        """)
  }

  @Test func `an animated offset that a wheel takes over`() {
    #expect(
      animated { $0.turnWheel(20) } == """
        didScroll 2.333 … 150 [a] ×9
        interrupted
        didEndScrollingAnimation 150 []
        willBeginDragging 150 [d]
        didScroll 170 [d]
        willEndDragging(0, 170) 170 [d]
        didEndDragging(false) 170 []
        """)
  }

  // S54
  @Test func `a rectangle that is shown by an animation`() {
    let stage = ScrollOrderStage()
    stage.view.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 400, height: 100), animated: true)
    #expect(
      stage.untilRest() == """
        didScroll 2.333 … 300 [a] ×18
        didEndScrollingAnimation 300 []
        """)
  }

  // S53
  @Test func `an offset inside an animation of views`() {
    let stage = ScrollOrderStage()
    UIView.animate(withDuration: 0.5) { stage.view.contentOffset.y = 300 }
    stage.journal.note("returns")
    #expect(
      stage.untilRest() == """
        didScroll 300 []
        returns
        """)
  }

  // S50
  @Test func `an animated offset inside an animation of views, and without animations`() {
    let stage = ScrollOrderStage()
    UIView.animate(withDuration: 0.5) { stage.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    stage.journal.note("returns")
    #expect(
      stage.untilRest() == """
        returns
        didScroll 2.333 … 300 [a] ×18
        didEndScrollingAnimation 300 []
        """)
    UIView.performWithoutAnimation { stage.view.setContentOffset(.zero, animated: true) }
    stage.journal.note("returns")
    #expect(
      stage.untilRest() == """
        didScroll 0 []
        returns
        """)
  }

  // MARK: At rest

  private func atRest(_ change: (ScrollOrderStage) -> Void) -> String {
    let stage = ScrollOrderStage()
    stage.view.contentOffset.y = 1000
    _ = stage.journal.take()
    change(stage)
    stage.journal.note("returns")
    return stage.untilRest()
  }

  // S6
  @Test func `content that becomes too short, and none at all`() {
    #expect(
      atRest { $0.view.contentSize.height = 1500 } == """
        didScroll 700 []
        returns
        """)
    #expect(
      atRest { $0.view.contentSize = .zero } == """
        didScroll 0 []
        returns
        """)
  }

  // S6
  @Test func `insets that leave the content where it is, and that do not`() {
    #expect(
      atRest { $0.view.contentInset.top = 100 } == """
        didChangeInset(100, 0) 1000 []
        returns
        """)
    #expect(
      atRest {
        $0.view.contentSize.height = 1800
        $0.view.contentInset.bottom = -100
      } == """
        didScroll 900 []
        didChangeInset(0, -100) 900 []
        returns
        """)
  }

  // S6
  @Test func `a view that becomes taller than what is left of its content`() {
    #expect(
      atRest {
        $0.view.contentSize.height = 1800
        $0.view.frame.size.height = 900
      } == """
        didScroll 900 []
        returns
        """)
  }

  // S3
  @Test func `an offset beyond the edge stays there`() {
    #expect(
      atRest { $0.view.contentOffset.y = -100 } == """
        didScroll -100 []
        returns
        """)
  }

  // S3, S36
  @Test func `an offset beyond the edge and a finger`() {
    #expect(
      atRest {
        $0.view.contentOffset.y = -100
        $0.screen.play(.press(at: CGPoint(x: 200, y: 400), duration: 0.5))
      } == """
        didScroll -100 []
        willBeginDecelerating -100 [e]
        returns
        didScroll -84.667 … 0 [e] ×28
        didEndDecelerating 0 []
        """)
    #expect(
      atRest {
        $0.view.contentOffset.y = -100
        $0.drag(by: -30)
      } == """
        didScroll -100 []
        willBeginDragging -100 [td]
        didScroll -99.333 … -91.333 [td] ×9
        willEndDragging(0, 0) -91.333 [td]
        didEndDragging(true) -91.333 [t]
        willBeginDecelerating -91.333 [e]
        returns
        didScroll -77.333 … 0 [e] ×29
        didEndDecelerating 0 []
        """)
  }
}
