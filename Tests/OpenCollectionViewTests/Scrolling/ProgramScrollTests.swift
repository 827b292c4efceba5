import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct ProgramScrollTests {
  // S50
  @Test func `an animated offset follows half a cosine for 0.3 s`() {
    let stage = ScrollStage(scale: 3)
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(stage.y == 0)
    var offsets: [CGFloat] = []
    for _ in 0..<6 {
      stage.screen.advance(by: 0.05)
      offsets.append(stage.y)
    }
    // 600 · (1 − cos(π·t / 0.3)) / 2
    for (offset, expected) in zip(offsets, [40.19, 150, 300, 450, 559.81, 600]) {
      #expect(abs(offset - expected) <= 0.2)
    }
  }

  // S50, S51
  @Test func `an animated offset tells of each frame and of its end`() {
    let stage = ScrollStage()
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    stage.screen.advanceUntilRest()
    #expect(stage.told == "didScroll, didEndScrollingAnimation")
    #expect(stage.delegate.offsets.count >= 17)
    #expect(stage.delegate.offsets.map(\.y) == stage.delegate.offsets.map(\.y).sorted())
  }

  // S51
  @Test func `without animation, and where nothing moves, no end is told`() {
    let stage = ScrollStage()
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: false)
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    stage.screen.advance(by: 1)
    #expect(stage.told == "didScroll")
  }

  // S52
  @Test func `a finger ends an animated scroll where it is`() {
    let stage = ScrollStage()
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    stage.screen.advance(by: 0.15)
    stage.send(.began, 200, 400)
    let stopped = stage.y
    stage.screen.advance(by: 1)
    #expect(stage.y == stopped)
    #expect(stage.told.hasPrefix("didScroll, didEndScrollingAnimation"))
  }

  // S52
  @Test func `an offset that is set ends an animated scroll`() {
    let stage = ScrollStage()
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    stage.screen.advance(by: 0.15)
    stage.scrollView.contentOffset.y = 20
    stage.screen.advance(by: 1)
    #expect(stage.y == 20)
    #expect(stage.told == "didScroll, didEndScrollingAnimation, didScroll")
  }

  // S52
  @Test func `an animated scroll to where the content is just now stops it there`() {
    let stage = ScrollStage()
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    stage.screen.advance(by: 0.15)
    let place = stage.y
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: place), animated: true)
    stage.screen.advance(by: 1)
    #expect(stage.y == place)
    #expect(stage.told == "didScroll, didEndScrollingAnimation")
  }

  // S52
  @Test func `another animated scroll goes on from where the first is, whose end is told before`() {
    let stage = ScrollStage()
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    stage.screen.advance(by: 0.15)
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    #expect(stage.told == "didScroll, didEndScrollingAnimation")
    stage.screen.advanceUntilRest()
    #expect(stage.y == 100)
    #expect(stage.told == "didScroll, didEndScrollingAnimation, didScroll, didEndScrollingAnimation")
  }

  // S52
  @Test func `of animated scrolls that are asked for at once all but the last end where they began`() {
    let stage = ScrollStage()
    for _ in 0..<3 { stage.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
    #expect(stage.y == 0)
    #expect(stage.delegate.journal.entries == ["didEndScrollingAnimation", "didEndScrollingAnimation"])
    stage.screen.advanceUntilRest()
    #expect(stage.y == 600)
    #expect(stage.told == "didEndScrollingAnimation, didScroll, didEndScrollingAnimation")
  }

  @Test func `an animated scroll ends a deceleration`() {
    let stage = ScrollStage(content: CGSize(width: 400, height: 50_000))
    stage.screen.play(.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300)))
    stage.screen.advance(by: 0.2)
    stage.delegate.journal.clear()
    stage.scrollView.setContentOffset(.zero, animated: true)
    stage.screen.advanceUntilRest()
    #expect(stage.told == "didEndDecelerating, didScroll, didEndScrollingAnimation")
    #expect(stage.y == 0)
  }

  // A16
  @Test func `nothing is animated inside performWithoutAnimation`() {
    let stage = ScrollStage()
    UIView.performWithoutAnimation { stage.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
    #expect(stage.y == 600)
    #expect(stage.told == "didScroll")
    #expect(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    UIView.performWithoutAnimation {}
    #expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
  }

  @Test func `a view that is on no screen moves at once`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(view.contentOffset.y == 300)
  }

  // S61
  @Test func `didScroll comes with every change of the offset, and with nothing else`() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = 10
    stage.scrollView.contentOffset.y = 10
    stage.scrollView.contentOffset.y = 10.1
    stage.scrollView.contentSize.height = 6000
    stage.scrollView.contentInset.bottom = 10
    #expect(stage.told == "didScroll, didChangeInset")
    #expect(stage.delegate.offsets == [CGPoint(x: 0, y: 10)])
  }

  @Test func `a delegate that scrolls while it is told of scrolling ends where it says`() {
    let stage = ScrollStage()
    stage.delegate.onScroll = { if $0.contentOffset.y > 50 { $0.contentOffset.y = 50 } }
    stage.drag(by: -300)
    stage.screen.advanceUntilRest()
    #expect(stage.y == 50)
  }
}
