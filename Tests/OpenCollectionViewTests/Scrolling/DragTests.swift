import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct DragTests {
  // S10
  @Test func `a scroll view owns its pan recognizer`() {
    let stage = ScrollStage()
    let pan = stage.scrollView.panGestureRecognizer
    #expect(stage.scrollView.gestureRecognizers?.contains { $0 === pan } == true)
    #expect(pan === stage.scrollView.panGestureRecognizer)
  }

  // S11
  @Test func `a touch is told to the content when it has rested for 0.15 s`() {
    let stage = ScrollStage()
    stage.send(.began, 200, 400)
    #expect(stage.scrollView.isTracking)
    #expect(!stage.scrollView.isDragging)
    stage.screen.advance(by: 0.14)
    #expect(stage.told == "")
    stage.screen.advance(by: 0.02)
    #expect(stage.told == "content began")
    stage.send(.ended, 200, 400)
    #expect(stage.told == "content began, content ended")
  }

  // S11
  @Test func `a quick tap is told back to back at the lift`() {
    let stage = ScrollStage()
    stage.screen.play(.tap(at: CGPoint(x: 200, y: 400), duration: 0.1))
    #expect(stage.told == "content began, content ended")
  }

  // S11
  @Test func `content does not hear of a touch that scrolls`() {
    let stage = ScrollStage()
    stage.drag(by: -100)
    #expect(stage.told == "willBeginDragging, didScroll, willEndDragging, didEndDragging(false)")
  }

  // S12
  @Test func `without a delay content hears at once, and of the end when it scrolls`() {
    let stage = ScrollStage()
    stage.scrollView.delaysContentTouches = false
    stage.send(.began, 200, 400)
    #expect(stage.told == "content began")
    stage.send(.moved, 200, 395)
    stage.send(.moved, 200, 380)
    #expect(stage.told == "content began, content moved, content cancelled, willBeginDragging, didScroll")
  }

  // S13
  @Test(arguments: [(true, true), (false, false)])
  func `content that has heard of a touch gives it up only if the scroll view may take it`(
    canCancel: Bool, scrolls: Bool
  ) {
    let stage = ScrollStage()
    stage.scrollView.canCancelContentTouches = canCancel
    stage.send(.began, 200, 400)
    stage.screen.advance(by: 0.2)
    stage.send(.moved, 200, 380)
    stage.send(.moved, 200, 370)
    #expect((stage.y > 0) == scrolls)
    #expect(stage.delegate.journal.entries.contains("content cancelled") == scrolls)
  }

  // S13
  @Test func `a subclass decides which content gives up its touches, once`() {
    final class Keeping: UIScrollView {
      var asked: [UIView] = []
      override func touchesShouldCancel(in view: UIView) -> Bool {
        asked.append(view)
        return false
      }
    }
    let screen = VirtualScreen(width: 400, height: 800)
    let scrollView = Keeping(frame: screen.window.bounds)
    scrollView.contentSize = CGSize(width: 400, height: 5000)
    scrollView.delaysContentTouches = false
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 5000))
    scrollView.addSubview(content)
    screen.show(scrollView)
    screen.play(.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300)))
    #expect(scrollView.contentOffset.y == 0)
    #expect(scrollView.asked == [content])
  }

  // S14
  @Test func `the content follows the finger without a jump`() {
    let stage = ScrollStage()
    stage.send(.began, 200, 400)
    stage.send(.moved, 200, 391)
    #expect(stage.y == 0)
    stage.send(.moved, 200, 390)
    #expect(stage.y == 0)
    #expect(stage.scrollView.isDragging)
    stage.send(.moved, 200, 385)
    #expect(stage.y == 5)
    stage.send(.moved, 200, 388)
    #expect(stage.y == 2)
  }

  // S15
  @Test func `a list does not scroll by a sideways drag`() {
    let stage = ScrollStage()
    stage.screen.play(.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 100, y: 380)))
    #expect(stage.y == 0)
    #expect(stage.told == "content began, content moved, content ended")
  }

  // S15
  @Test func `content that is larger on both axes scrolls in any direction`() {
    let stage = ScrollStage(content: CGSize(width: 5000, height: 5000))
    stage.screen.play(.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 140, y: 320), holding: 0.6))
    #expect(stage.scrollView.contentOffset == CGPoint(x: 54, y: 72))
  }

  // S17
  @Test func `a finger on moving content stops it and taps nothing`() {
    let stage = ScrollStage()
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in stage.delegate.journal.note("tap") }
    stage.content.addGestureRecognizer(tap)
    stage.screen.play(.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300)))
    stage.screen.advance(by: 0.2)
    stage.delegate.journal.clear()
    stage.screen.play(.tap(at: CGPoint(x: 200, y: 400)))
    let stopped = stage.y
    stage.screen.advance(by: 1)
    #expect(stage.y == stopped)
    #expect(stage.told == "didEndDecelerating, didEndDragging(false)")
    stage.screen.play(.tap(at: CGPoint(x: 200, y: 400)))
    #expect(stage.told == "didEndDecelerating, didEndDragging(false), tap")
  }

  // S17
  @Test func `a finger that rests on stopped content is kept from it for good`() {
    let stage = ScrollStage()
    stage.screen.play(.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300)))
    stage.screen.advance(by: 0.2)
    stage.delegate.journal.clear()
    stage.screen.play(.press(at: CGPoint(x: 200, y: 400), duration: 1))
    #expect(stage.told == "didEndDecelerating, didEndDragging(false)")
  }

  // S17
  @Test func `a finger that stops the content may drag it on`() {
    let stage = ScrollStage()
    stage.screen.play(.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300)))
    stage.screen.advance(by: 0.2)
    stage.delegate.journal.clear()
    stage.send(.began, 200, 400)
    let stopped = stage.y
    stage.send(.moved, 200, 380)
    #expect(stage.y == stopped + 10)
    #expect(stage.told == "didEndDecelerating, willBeginDragging, didScroll")
  }

  // S17
  @Test func `content that is stopped beyond its edge goes back at the lift`() {
    let stage = ScrollStage()
    stage.screen.play(.flick(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 500)))
    stage.screen.advance(by: 0.05)
    stage.send(.began, 200, 400)
    let stopped = stage.y
    #expect(stopped < -20)
    stage.screen.advance(by: 1)
    #expect(stage.y == stopped)
    stage.send(.ended, 200, 400)
    stage.screen.advanceUntilRest()
    #expect(stage.y == 0)
  }

  // S18
  @Test func `turning scrolling off ends a drag without a throw`() {
    let stage = ScrollStage()
    stage.send(.began, 200, 400)
    stage.screen.advance(by: 0.05)
    stage.send(.moved, 200, 300)
    stage.scrollView.isScrollEnabled = false
    #expect(stage.told == "willBeginDragging, didScroll, willEndDragging, didEndDragging(false)")
    #expect(stage.delegate.velocity == .zero)
    stage.send(.moved, 200, 200)
    #expect(stage.y == 90)
  }

  // S18
  @Test func `turning scrolling off beyond the edge brings the content back`() {
    let stage = ScrollStage()
    stage.send(.began, 200, 400)
    stage.send(.moved, 200, 600)
    stage.scrollView.isScrollEnabled = false
    stage.screen.advanceUntilRest()
    #expect(stage.y == 0)
  }

  @Test func `two fingers drag by their middle, and one may leave`() {
    let stage = ScrollStage()
    let one = TouchScript.drag(
      from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400), duration: 0.2, holding: 0.1)
    let two = TouchScript.drag(
      from: CGPoint(x: 300, y: 500), to: CGPoint(x: 300, y: 300), duration: 0.2, holding: 0.9)
    stage.screen.play(one.with(two))
    stage.screen.advanceUntilRest()
    #expect(stage.y == 140)
    #expect(stage.told == "willBeginDragging, didScroll, willEndDragging, didEndDragging(false)")
  }

  @Test func `a mouse drags like a finger`() {
    let stage = ScrollStage()
    stage.screen.play(
      .drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300), holding: 0.6, kind: .pointer))
    stage.screen.advanceUntilRest()
    #expect(stage.y == 90)
  }

  @Test func `a mouse throws like a finger`() {
    let stage = ScrollStage()
    stage.screen.play(.flick(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 280), kind: .pointer))
    stage.screen.advanceUntilRest()
    #expect(abs(stage.y - (110 + 990 * 0.499)) < 1)
  }
}
