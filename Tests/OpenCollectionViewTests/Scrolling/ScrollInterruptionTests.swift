import FrameClock
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// What happens to moving content when frames or windows are taken from it, or time jumps.
@MainActor struct ScrollInterruptionTests {
  /// A stage whose content was thrown with 1000 points per second, 110 points on.
  private func thrown(framesPerSecond: Double = 60) -> ScrollStage {
    let stage = ScrollStage(content: CGSize(width: 400, height: 50_000), framesPerSecond: framesPerSecond)
    stage.screen.play(.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 580)))
    return stage
  }

  // S32
  @Test(arguments: [5.0, 24, 50, 60, 120, 1000])
  func `frames of any rate bring the content to the same place`(framesPerSecond: Double) {
    let stage = thrown(framesPerSecond: framesPerSecond)
    stage.screen.advanceUntilRest()
    #expect(stage.y == 604)
  }

  // S32
  @Test func `a page that slept for a minute shows the content at rest in its first frame`() {
    let stage = thrown()
    let told = stage.delegate.journal.entries.count
    // No frame runs while the page is hidden.
    stage.screen.scene.frameLoop.clock.advance(to: stage.screen.now + 60)
    #expect(stage.delegate.journal.entries.count == told)
    stage.screen.runFrame()
    #expect(stage.y == 604)
    #expect(stage.delegate.journal.entries.dropFirst(told) == ["didScroll", "didEndDecelerating"])
    #expect(!stage.screen.scene.wantsFrames || stage.screen.advanceUntilRest())
  }

  // S52
  @Test func `a page that slept through an animated scroll shows its end`() {
    let stage = ScrollStage()
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    stage.screen.scene.frameLoop.clock.advance(to: stage.screen.now + 60)
    stage.screen.runFrame()
    #expect(stage.y == 600)
    #expect(stage.told == "didScroll, didEndScrollingAnimation")
  }

  @Test func `hidden content moves on`() {
    let stage = thrown()
    stage.scrollView.isHidden = true
    stage.screen.advanceUntilRest()
    #expect(stage.y == 604)
    #expect(stage.told.hasSuffix("didEndDecelerating"))
  }

  @Test func `content that loses its window stands still, and its deceleration ends`() {
    let stage = thrown()
    stage.screen.advance(by: 0.1)
    let offset = stage.y
    stage.scrollView.removeFromSuperview()
    #expect(stage.told.hasSuffix("didEndDecelerating"))
    #expect(stage.y == offset)
    #expect(!stage.scrollView.isDecelerating)
    stage.screen.advanceUntilRest()
    stage.screen.window.addSubview(stage.scrollView)
    stage.screen.advance(by: 1)
    #expect(stage.y == offset)
  }

  @Test func `content that moves to another window is moved by the frames there`() {
    let stage = thrown()
    let other = VirtualScreen(width: 400, height: 800)
    other.window.addSubview(stage.scrollView)
    #expect(!stage.scrollView.isDecelerating)
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    other.advanceUntilRest()
    #expect(stage.y == 600)
    #expect(stage.screen.advanceUntilRest())
  }

  @Test func `a view that is given up while it moves leaves no frames behind`() {
    let screen = VirtualScreen(width: 400, height: 800)
    weak var kept: UIScrollView?
    do {
      let view = UIScrollView(frame: screen.window.bounds)
      view.contentSize = CGSize(width: 400, height: 50_000)
      screen.show(view)
      view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      screen.advance(by: 0.1)
      view.removeFromSuperview()
      kept = view
    }
    #expect(screen.advanceUntilRest())
    #expect(kept == nil)
  }

  @Test func `a window that is given up with moving content leaves no frames behind`() {
    let screen = VirtualScreen(width: 400, height: 800)
    weak var kept: UIScrollView?
    do {
      let window = UIWindow(windowScene: screen.scene)
      window.frame = screen.window.frame
      window.isHidden = false
      let view = UIScrollView(frame: window.bounds)
      view.contentSize = CGSize(width: 400, height: 50_000)
      window.addSubview(view)
      screen.runFrame()
      view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      screen.advance(by: 0.1)
      #expect(view.contentOffset.y > 0)
      kept = view
      window.isHidden = true
      window.windowScene = nil
    }
    #expect(screen.advanceUntilRest())
    #expect(kept == nil)
  }

  // S36
  @Test func `content that is held by a finger goes back from when that finger leaves, not from when another one did`()
  {
    let stage = ScrollStage()
    func report(_ finger: Int32, _ phase: TouchSample.Phase, _ y: Double) {
      stage.screen.receive(
        .touches([
          TouchSample(time: stage.screen.now, identifier: finger, phase: phase, location: CGPoint(x: 200, y: y))
        ]))
      stage.screen.runFrame()
    }
    report(1, .began, 300)
    report(2, .began, 500)
    stage.screen.advance(by: 0.05)
    report(2, .ended, 500)
    stage.screen.advance(by: 0.3)
    report(1, .moved, 324)
    let pulled = stage.y
    report(1, .cancelled, 324)
    #expect(pulled < 0)
    #expect(stage.y == pulled)
  }

  // S17
  @Test func `a hidden page takes the finger away, and the content is not thrown`() {
    let stage = ScrollStage()
    stage.send(.began, 200, 700)
    for index in 1...10 {
      stage.screen.advance(by: 0.008)
      stage.send(.moved, 200, 700 - Double(index) * 20)
    }
    stage.screen.receive(.visibility(false))
    stage.screen.runFrame()
    #expect(stage.told == "willBeginDragging, didScroll, willEndDragging, didEndDragging(false)")
    #expect(stage.delegate.velocity == .zero)
    #expect(stage.y == 190)
  }
}
