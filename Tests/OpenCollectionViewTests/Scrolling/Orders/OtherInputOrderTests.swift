import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// What a delegate is told of wheels, keys, taps on the status bar, and zooms.
@MainActor struct OtherInputOrderTests {
  // MARK: Wheels

  @Test func `a trackpad`() {
    let stage = ScrollOrderStage()
    for _ in 0..<5 {
      stage.turnWheel(12)
      stage.screen.advance(by: 1.0 / 60)
    }
    #expect(
      stage.untilRest() == """
        willBeginDragging 0 [d]
        didScroll 12 … 60 [d] ×5
        willEndDragging(0, 60) 60 [d]
        didEndDragging(false) 60 []
        """)
  }

  @Test func `a notch of a wheel`() {
    let stage = ScrollOrderStage()
    stage.turnWheel(120)
    #expect(
      stage.untilRest() == """
        willBeginDragging 0 [d]
        didScroll 34 … 120 [d] ×17
        willEndDragging(0, 120) 120 [d]
        didEndDragging(false) 120 []
        """)
  }

  @Test func `a trackpad beyond the edge`() {
    let stage = ScrollOrderStage()
    for _ in 0..<10 {
      stage.turnWheel(-10)
      stage.screen.advance(by: 1.0 / 60)
    }
    #expect(
      stage.untilRest() == """
        willBeginDragging 0 [d]
        didScroll -5.333 … -51.333 [d] ×10
        willEndDragging(0.515, 0) -51.333 [d]
        didEndDragging(true) -51.333 []
        willBeginDecelerating -51.333 [e]
        didScroll -43.667 … 0 [e] ×24
        didEndDecelerating 0 []
        """)
  }

  @Test func `a trackpad and a finger`() {
    let stage = ScrollOrderStage()
    stage.turnWheel(12)
    stage.screen.advance(by: 1.0 / 60)
    stage.journal.note("the finger comes down")
    stage.drag(by: -50)
    #expect(
      stage.untilRest() == """
        willBeginDragging 0 [d]
        didScroll 12 [d]
        the finger comes down
        willEndDragging(0, 12) 12 [t]
        didEndDragging(false) 12 [t]
        willBeginDragging 12 [td]
        didScroll 12.333 … 52 [td] ×11
        willEndDragging(0, 52) 52 [td]
        didEndDragging(false) 52 [t]
        """)
  }

  // MARK: Keys

  @Test func `a key`() {
    let stage = ScrollOrderStage()
    stage.screen.press("ArrowDown")
    #expect(
      stage.untilRest() == """
        didScroll 2.667 … 40 [] ×16
        didEndScrollingAnimation 40 []
        """)
  }

  @Test func `a page by a key`() {
    let stage = ScrollOrderStage()
    stage.screen.press("PageDown")
    #expect(
      stage.untilRest() == """
        didScroll 50.333 … 760 [] ×24
        didEndScrollingAnimation 760 []
        """)
  }

  // MARK: The top

  /// A tap on the status bar of a phone whose content stands at 1000.
  private func tapOnStatusBar(_ change: (ScrollOrderStage) -> Void = { _ in }) -> String {
    let stage = ScrollOrderStage()
    stage.screen.receive(
      .screen(ScreenDescription(size: CGSize(width: 400, height: 800), scale: 3, safeAreaTop: 47)))
    stage.screen.runFrame()
    stage.view.contentOffset.y = 1000
    stage.screen.runFrame()
    _ = stage.journal.take()
    change(stage)
    stage.screen.play(.tap(at: CGPoint(x: 200, y: 20)))
    return stage.untilRest()
  }

  @Test func `a tap on the status bar`() {
    #expect(
      tapOnStatusBar() == """
        shouldScrollToTop 1000 [t]
        didScroll 999.667 … -47 [a] ×19
        didScrollToTop -47 []
        """)
  }

  @Test func `a tap on the status bar that the delegate refuses`() {
    #expect(
      tapOnStatusBar { $0.journal.scrollsToTop = false } == """
        shouldScrollToTop 1000 [t]
        """)
  }

  @Test func `a tap on the status bar of content that is at its top`() {
    #expect(
      tapOnStatusBar {
        $0.view.contentOffset.y = -47
        _ = $0.journal.take()
      } == """
        shouldScrollToTop -47 [t]
        didScrollToTop -47 [t]
        """)
  }

  // MARK: Zooms

  private func zooming(_ action: (ScrollOrderStage) -> Void) -> String {
    let stage = ScrollOrderStage(content: CGSize(width: 400, height: 800))
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    stage.view.addSubview(picture)
    stage.journal.zoomedView = picture
    stage.view.minimumZoomScale = 0.5
    stage.view.maximumZoomScale = 2
    _ = stage.journal.take()
    action(stage)
    return stage.untilRest()
  }

  // S63
  @Test func `a pinch within the limits`() {
    #expect(
      zooming { $0.screen.play(.pinch(around: CGPoint(x: 200, y: 400), from: 100, to: 150)) } == """
        willBeginZooming 0 [t]
        didScroll (8.333, 16.667) … (77.667, 155.667) didZoom 1.042× … 1.389× [tz] ×15 ×15
        didEndZooming(1.389) (77.667, 155.667) [t]
        """)
  }

  // S63
  @Test func `a pinch beyond a limit and back`() {
    #expect(
      zooming { $0.screen.play(.pinch(around: CGPoint(x: 200, y: 400), from: 100, to: 300)) } == """
        willBeginZooming 0 [t]
        didScroll (16, 32) … (261.667, 523.333) didZoom 1.08× … 2.308× [tz] ×18 ×18
        didScroll (260.667, 521.333) … (200, 400) didZoom 2.303× … 2× [b] ×41 ×50
        didZoom 2× [] ×1
        didEndZooming(2) (200, 400) []
        """)
  }

  // S63
  @Test func `a pinch below the smallest scale`() {
    #expect(
      zooming { $0.screen.play(.pinch(around: CGPoint(x: 200, y: 400), from: 300, to: 90)) } == """
        willBeginZooming 0 [t]
        didScroll (-6.667, -13) … (-117.333, -235) didZoom 0.967× … 0.413× [tz] ×18 ×18
        didScroll (-115.667, -231.667) … -0.333 didZoom 0.414× … 0.5× [b] ×44 ×50
        didScroll 0 didZoom 0.5× [] ×1 ×1
        didEndZooming(0.5) 0 []
        """)
  }

  @Test func `a scale that is set, and one that is animated`() {
    #expect(
      zooming { $0.view.zoomScale = 1.5 } == """
        didScroll (100, 200) didZoom 1.5× [] ×1 ×1
        """)
    #expect(
      zooming { $0.view.setZoomScale(1.5, animated: true) } == """
        willBeginZooming 0 []
        didScroll (0.667, 1.667) … (100, 200) didZoom 1.004× … 1.5× [] ×18 ×18
        didEndZooming(1.5) (100, 200) []
        """)
    #expect(
      zooming { $0.view.zoom(to: CGRect(x: 0, y: 0, width: 200, height: 400), animated: true) } == """
        willBeginZooming 0 []
        didZoom 1.008× … 2× [] ×18
        didEndZooming(2) 0 []
        """)
  }

  @Test func `a pinch where nothing zooms`() {
    let stage = ScrollOrderStage()
    stage.screen.play(.pinch(around: CGPoint(x: 200, y: 400), from: 100, to: 300))
    #expect(stage.untilRest() == "")
  }

  @Test func `a pinch on a trackpad`() {
    #expect(
      zooming { $0.screen.magnify(by: 1.5, at: CGPoint(x: 200, y: 400)) } == """
        willBeginZooming 0 []
        didScroll (7, 13.667) … (100, 200) didZoom 1.034× … 1.5× [z] ×12 ×12
        didEndZooming(1.5) (100, 200) []
        """)
  }

  // S62, S63
  @Test func `a pinch that loses a finger, which drags on`() {
    #expect(
      zooming {
        $0.screen.play(
          TouchScript.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.2, holding: 0)
            .with(.drag(from: CGPoint(x: 250, y: 400), to: CGPoint(x: 250, y: 300), duration: 0.4, holding: 0.6)))
      } == """
        willBeginZooming 0 [t]
        didScroll (5.333, 10.667) didZoom 1.027× [tz] ×1 ×1
        willBeginDragging (5.333, 10.667) [tdz]
        didScroll (5.333, 11) … (109, 199.667) didZoom 1.07× … 1.458× [tdz] ×20 ×10
        didEndZooming(1.458) (109, 199.667) [td]
        didScroll (109, 203.667) … (109, 251.667) [td] ×13
        willEndDragging(0, (109, 251.667)) (109, 251.667) [td]
        didEndDragging(false) (109, 251.667) [t]
        """)
  }
}
