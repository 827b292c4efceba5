import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// What a delegate is told, where, and what the scroll view says it is doing then: everything that a finger does.
@MainActor struct DragOrderTests {
  // S60, S62
  @Test func `a drag that is held`() {
    let stage = ScrollOrderStage()
    stage.drag(by: -100)
    #expect(
      stage.untilRest() == """
        willBeginDragging 0 [td]
        didScroll 2.667 … 90 [td] ×12
        willEndDragging(0, 90) 90 [td]
        didEndDragging(false) 90 [t]
        """)
  }

  // S60, S62
  @Test func `a throw`() {
    let stage = ScrollOrderStage()
    stage.flick()
    #expect(
      stage.untilRest() == """
        willBeginDragging 0 [td]
        didScroll 20 … 90 [td] ×6
        willEndDragging(1, 584.667) 90 [td]
        didEndDragging(true) 90 [t]
        willBeginDecelerating 90 [e]
        didScroll 106.333 … 584 [e] ×132
        didEndDecelerating 584 []
        """)
  }

  // S17, S62
  @Test func `a finger that comes down, rests and lifts`() {
    let stage = ScrollOrderStage()
    stage.screen.play(.press(at: CGPoint(x: 200, y: 400), duration: 1))
    #expect(stage.untilRest() == "")
  }

  // S60
  @Test func `a drag that the system takes away`() {
    let stage = ScrollOrderStage()
    stage.screen.play(ScrollOrderStage.steps(from: (200, 500), by: (0, -10)).cancelled())
    #expect(
      stage.untilRest() == """
        willBeginDragging 0 [td]
        didScroll 20 … 80 [td] ×5
        willEndDragging(0, 80) 80 [td]
        didEndDragging(false) 80 [t]
        """)
  }

  // S17
  @Test func `a throw that is caught, and the finger lifts where it came down`() {
    let stage = ScrollOrderStage()
    stage.flick()
    stage.screen.advance(by: 0.5)
    stage.screen.play(.press(at: CGPoint(x: 200, y: 400), duration: 1))
    #expect(
      stage.untilRest() == """
        willBeginDragging 0 [td]
        didScroll 20 … 90 [td] ×6
        willEndDragging(1, 584.667) 90 [td]
        didEndDragging(true) 90 [t]
        willBeginDecelerating 90 [e]
        didScroll 106.333 … 405.667 [e] ×30
        didEndDecelerating 405.667 [t]
        didEndDragging(false) 405.667 [t]
        """)
  }

  // S17
  @Test func `a throw that is caught and dragged on`() {
    let stage = ScrollOrderStage()
    stage.flick()
    stage.screen.advance(by: 0.5)
    stage.journal.note("the finger comes down")
    stage.drag(by: -100)
    #expect(
      stage.untilRest() == """
        willBeginDragging 0 [td]
        didScroll 20 … 90 [td] ×6
        willEndDragging(1, 584.667) 90 [td]
        didEndDragging(true) 90 [t]
        willBeginDecelerating 90 [e]
        didScroll 106.333 … 405.667 [e] ×30
        the finger comes down
        didEndDecelerating 405.667 [t]
        willBeginDragging 405.667 [td]
        didScroll 408 … 495.667 [td] ×12
        willEndDragging(0, 495.667) 495.667 [td]
        didEndDragging(false) 495.667 [t]
        """)
  }

  // S17
  @Test func `a throw that is caught and thrown back`() {
    let stage = ScrollOrderStage()
    stage.flick()
    stage.screen.advance(by: 0.5)
    stage.journal.note("the finger comes down")
    stage.flick(down: true)
    #expect(
      stage.untilRest() == """
        willBeginDragging 0 [td]
        didScroll 20 … 90 [td] ×6
        willEndDragging(1, 584.667) 90 [td]
        didEndDragging(true) 90 [t]
        willBeginDecelerating 90 [e]
        didScroll 106.333 … 405.667 [e] ×30
        the finger comes down
        didEndDecelerating 405.667 [t]
        willBeginDragging 405.667 [td]
        didScroll 385.667 … 315.667 [td] ×6
        willEndDragging(-1, 0) 315.667 [td]
        didEndDragging(true) 315.667 [t]
        willBeginDecelerating 315.667 [e]
        didScroll 299.333 … 0 [e] ×58
        didEndDecelerating 0 []
        """)
  }

  // S35
  @Test func `a throw that meets an edge`() {
    let stage = ScrollOrderStage()
    stage.view.contentOffset.y = 200
    _ = stage.journal.take()
    stage.flick(down: true)
    #expect(
      stage.untilRest() == """
        willBeginDragging 200 [td]
        didScroll 180 … 110 [td] ×6
        willEndDragging(-1, 0) 110 [td]
        didEndDragging(true) 110 [t]
        willBeginDecelerating 110 [e]
        didScroll 93.667 … 0 [e] ×41
        didEndDecelerating 0 []
        """)
  }

  // S36
  @Test func `content that is pulled beyond an edge and let go`() {
    let stage = ScrollOrderStage()
    stage.drag(by: 110)
    #expect(
      stage.untilRest() == """
        willBeginDragging 0 [td]
        didScroll -2 … -51.333 [td] ×12
        willEndDragging(0, 0) -51.333 [td]
        didEndDragging(true) -51.333 [t]
        willBeginDecelerating -51.333 [e]
        didScroll -43.667 … 0 [e] ×24
        didEndDecelerating 0 []
        """)
  }

  // S36
  @Test func `content that is thrown from beyond an edge further out`() {
    let stage = ScrollOrderStage()
    stage.flick(down: true)
    #expect(
      stage.untilRest() == """
        willBeginDragging 0 [td]
        didScroll -11 … -46.667 [td] ×6
        willEndDragging(-1, 0) -46.667 [td]
        didEndDragging(true) -46.667 [t]
        willBeginDecelerating -46.667 [e]
        didScroll -53.333 … 0 [e] ×36
        didEndDecelerating 0 []
        """)
  }

  // S36
  @Test func `content that is thrown from beyond an edge far back in`() {
    let stage = ScrollOrderStage()
    stage.drag(by: 210)
    stage.screen.advance(by: 0.02)
    stage.journal.note("the finger comes down")
    stage.screen.play(ScrollOrderStage.steps(from: (200, 700), by: (0, -12)))
    #expect(
      stage.untilRest() == """
        willBeginDragging 0 [td]
        didScroll -9 … -96.667 [td] ×12
        willEndDragging(0, 0) -96.667 [td]
        didEndDragging(true) -96.667 [t]
        willBeginDecelerating -96.667 [e]
        didScroll -82 [e]
        the finger comes down
        didEndDecelerating -82 [t]
        willBeginDragging -82 [td]
        didScroll -81 … -29.667 [td] ×7
        willEndDragging(1.2, 439) -29.667 [td]
        didEndDragging(true) -29.667 [t]
        willBeginDecelerating -29.667 [e]
        didScroll -12 … 438.667 [e] ×131
        didEndDecelerating 438.667 []
        """)
  }

  // S17, S36
  @Test func `content that is stopped on its way back to an edge, and let go`() {
    let stage = ScrollOrderStage()
    stage.drag(by: 210)
    stage.screen.advance(by: 0.1)
    stage.journal.note("the finger comes down")
    stage.screen.play(.press(at: CGPoint(x: 200, y: 400), duration: 0.5))
    #expect(
      stage.untilRest() == """
        willBeginDragging 0 [td]
        didScroll -9 … -96.667 [td] ×12
        willEndDragging(0, 0) -96.667 [td]
        didEndDragging(true) -96.667 [t]
        willBeginDecelerating -96.667 [e]
        didScroll -82 … -35.333 [e] ×6
        the finger comes down
        didEndDecelerating -35.333 [t]
        didEndDragging(true) -35.333 [t]
        willBeginDecelerating -35.333 [e]
        didScroll -30 … 0 [e] ×22
        didEndDecelerating 0 []
        """)
  }

  // S22
  @Test func `content that does not give way`() {
    let stage = ScrollOrderStage()
    stage.view.bounces = false
    stage.drag(by: 100)
    #expect(
      stage.untilRest() == """
        willBeginDragging 0 [td]
        willEndDragging(0, 0) 0 [td]
        didEndDragging(false) 0 [t]
        """)
    stage.view.contentOffset.y = 200
    _ = stage.journal.take()
    stage.flick(down: true)
    #expect(
      stage.untilRest() == """
        willBeginDragging 200 [td]
        didScroll 180 … 110 [td] ×6
        willEndDragging(-1, 0) 110 [td]
        didEndDragging(true) 110 [t]
        willBeginDecelerating 110 [e]
        didScroll 93.667 … 0 [e] ×8
        didEndDecelerating 0 []
        """)
  }

  // S15
  @Test func `content that fits`() {
    let stage = ScrollOrderStage(content: CGSize(width: 400, height: 500))
    stage.drag(by: 100)
    #expect(stage.untilRest() == "")
    stage.view.alwaysBounceVertical = true
    stage.drag(by: 110)
    #expect(
      stage.untilRest() == """
        willBeginDragging 0 [td]
        didScroll -2 … -51.333 [td] ×12
        willEndDragging(0, 0) -51.333 [td]
        didEndDragging(true) -51.333 [t]
        willBeginDecelerating -51.333 [e]
        didScroll -43.667 … 0 [e] ×24
        didEndDecelerating 0 []
        """)
  }

  // S60
  @Test func `a drag on both axes`() {
    let stage = ScrollOrderStage(content: CGSize(width: 50_000, height: 50_000))
    stage.screen.play(ScrollOrderStage.steps(from: (300, 500), by: (-8, -6)))
    #expect(
      stage.untilRest() == """
        willBeginDragging 0 [td]
        didScroll (16, 12) … (72, 54) [td] ×6
        willEndDragging((0.8, 0.6), (466.667, 348.667)) (72, 54) [td]
        didEndDragging(true) (72, 54) [t]
        willBeginDecelerating (72, 54) [e]
        didScroll (85, 63.667) … (466.333, 348.333) [e] ×127
        didEndDecelerating (466.333, 348.333) []
        """)
  }

  // S62
  @Test func `a second finger joins a drag and the first one leaves`() {
    let stage = ScrollOrderStage()
    stage.screen.play(
      TouchScript.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), duration: 0.3, holding: 0)
        .with(
          .rest(0.2).then(
            .drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 300, y: 300), duration: 0.3, holding: 0.6))))
    #expect(
      stage.untilRest() == """
        willBeginDragging 0 [td]
        didScroll 4 … 158 [td] ×31
        willEndDragging(0, 158) 158 [td]
        didEndDragging(false) 158 [t]
        """)
  }
}
