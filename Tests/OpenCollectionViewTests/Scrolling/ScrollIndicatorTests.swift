import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

// S70
@MainActor struct ScrollIndicatorTests {
  /// The bars as they are seen: their frames in the window.
  private func bars(_ stage: ScrollStage) -> [CGRect] {
    stage.scrollView.subviews.filter { "\(type(of: $0))" == "ScrollIndicatorView" && !$0.isHidden && $0.alpha > 0 }
      .map { $0.convert($0.bounds, to: nil) }
  }

  @Test func `there are none before anything moves`() {
    let stage = ScrollStage()
    stage.screen.advance(by: 1)
    #expect(bars(stage) == [])
  }

  @Test func `the bar shows where the view stands, as long as the part that is seen`() {
    let stage = ScrollStage(scale: 1, content: CGSize(width: 400, height: 3200))
    stage.drag(by: -100)
    // The track is 794 points; a quarter of it is 198.5, and the bar has moved by 90 of 2400.
    #expect(bars(stage) == [CGRect(x: 394, y: 25, width: 3, height: 199)])
  }

  @Test func `it stays for 0.6 s and fades in 0.3 s; then no frames are wanted`() {
    let stage = ScrollStage()
    stage.drag(by: -100)
    stage.screen.advance(by: 0.55)
    #expect(bars(stage).count == 1)
    stage.screen.advance(by: 0.2)
    let alpha = stage.scrollView.subviews.last?.alpha ?? 0
    #expect(alpha > 0.3 && alpha < 0.7)
    stage.screen.advance(by: 0.2)
    #expect(bars(stage) == [])
    #expect(!stage.screen.scene.wantsFrames)
  }

  @Test func `a short bar is 36 points long`() {
    let stage = ScrollStage(scale: 1, content: CGSize(width: 400, height: 100_000))
    stage.drag(by: -100)
    #expect(bars(stage).first?.height == 36)
  }

  @Test func `it shrinks while the content is beyond its edge`() {
    let stage = ScrollStage(scale: 1, content: CGSize(width: 400, height: 3200))
    stage.send(.began, 200, 100)
    stage.send(.moved, 200, 210)
    #expect(stage.y == -51)
    #expect(bars(stage) == [CGRect(x: 394, y: 3, width: 3, height: 148)])
  }

  @Test func `both bars leave the corner free`() {
    let stage = ScrollStage(scale: 1, content: CGSize(width: 800, height: 1600))
    stage.scrollView.flashScrollIndicators()
    stage.screen.runFrame()
    let frames = bars(stage).sorted { $0.width < $1.width }
    #expect(frames == [CGRect(x: 394, y: 3, width: 3, height: 394), CGRect(x: 3, y: 794, width: 194, height: 3)])
  }

  @Test(arguments: [true, false])
  func `a bar can be turned off`(vertical: Bool) {
    let stage = ScrollStage(content: CGSize(width: 800, height: 1600))
    if vertical {
      stage.scrollView.showsVerticalScrollIndicator = false
    } else {
      stage.scrollView.showsHorizontalScrollIndicator = false
    }
    stage.scrollView.flashScrollIndicators()
    stage.screen.runFrame()
    #expect(bars(stage).count == 1)
  }

  @Test func `flashing shows them for a moment`() {
    let stage = ScrollStage()
    stage.scrollView.flashScrollIndicators()
    stage.screen.runFrame()
    #expect(bars(stage).count == 1)
    #expect(stage.screen.advanceUntilRest())
    #expect(bars(stage) == [])
  }

  @Test func `insets move them`() {
    let stage = ScrollStage(scale: 1, content: CGSize(width: 400, height: 1600))
    stage.scrollView.scrollIndicatorInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 10)
    stage.scrollView.flashScrollIndicators()
    stage.screen.runFrame()
    #expect(bars(stage).first?.origin == CGPoint(x: 384, y: 23))
  }

  @Test func `they are in front of all content, and take no touches`() {
    let stage = ScrollStage()
    stage.scrollView.flashScrollIndicators()
    stage.screen.runFrame()
    let late = UIView(frame: stage.content.frame)
    late.layer.zPosition = 1000
    stage.scrollView.addSubview(late)
    #expect(stage.screen.window.hitTest(CGPoint(x: 395, y: 10), with: nil) === late)
  }

  @Test func `a view that leaves the screen with its bars comes back without them`() {
    let stage = ScrollStage()
    stage.drag(by: -100)
    stage.scrollView.removeFromSuperview()
    stage.screen.advance(by: 5)
    stage.screen.show(stage.scrollView)
    #expect(bars(stage) == [])
  }
}
