import Foundation
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// A finger that stops thrown content and lifts. Programs that want to know when content has come to rest see, in this case on
/// a device, a tracked and not dragged scroll view that tells of a drag's end without a deceleration.
@MainActor struct StoppedThrowTests {
  private final class Teller: UIScrollViewDelegate {
    let journal = Journal()
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging", scrollView) }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      note("didEndDragging(\(decelerate))", scrollView)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating", scrollView) }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating", scrollView) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didAnimate", scrollView) }

    private func note(_ entry: String, _ view: UIScrollView) {
      let state = [(view.isTracking, "t"), (view.isDragging, "d"), (view.isDecelerating, "e")]
      journal.note("\(entry) \(state.filter { $0.0 }.map { $0.1 }.joined())".trimmingCharacters(in: .whitespaces))
    }
  }

  private let stage = ScrollStage(content: CGSize(width: 400, height: 20000))
  private let teller = Teller()

  init() { stage.scrollView.delegate = teller }

  private func throwContent(towardsTop: Bool = false) {
    stage.screen.play(
      .flick(from: CGPoint(x: 200, y: towardsTop ? 150 : 400), to: CGPoint(x: 200, y: towardsTop ? 400 : 150)))
  }

  // S100
  @Test func `a touch that stops a throw and lifts is told as a drag's end`() {
    throwContent()
    stage.screen.advance(by: 0.2)
    teller.journal.clear()
    stage.send(.began, 200, 400)
    #expect(teller.journal.entries == ["didEndDecelerating t"])
    stage.screen.advance(by: 0.5)
    stage.send(.ended, 200, 400)
    #expect(teller.journal.entries == ["didEndDecelerating t", "didEndDragging(false) t"])
    #expect(!stage.scrollView.isTracking)
    #expect(stage.screen.advanceUntilRest())
    #expect(teller.journal.entries.count == 2)
  }

  // S100
  @Test func `a touch that stops a throw and is taken away is told as a drag's end`() {
    throwContent()
    stage.screen.advance(by: 0.2)
    teller.journal.clear()
    stage.send(.began, 200, 400)
    stage.send(.cancelled, 200, 400)
    #expect(teller.journal.entries == ["didEndDecelerating t", "didEndDragging(false) t"])
  }

  // S100
  @Test func `a touch that stops a throw and drags on is told as a drag, whose end is told once`() {
    throwContent()
    stage.screen.advance(by: 0.2)
    teller.journal.clear()
    stage.drag(by: -100)
    stage.screen.advanceUntilRest()
    #expect(
      teller.journal.entries == ["didEndDecelerating t", "willBeginDragging td", "didEndDragging(false) t"])
  }

  // S100
  @Test func `content that is stopped beyond its edge decelerates after the lift, and that is told`() {
    throwContent(towardsTop: true)
    while stage.y >= -10 { stage.screen.runFrame() }
    teller.journal.clear()
    stage.send(.began, 200, 400)
    stage.send(.ended, 200, 400)
    stage.screen.advanceUntilRest()
    #expect(
      teller.journal.entries == [
        "didEndDecelerating t", "didEndDragging(true) t", "willBeginDecelerating e", "didEndDecelerating",
      ])
    #expect(stage.y == 0)
  }

  // S100
  @Test func `a touch on content that rests, or that the program animates, is no drag`() {
    stage.screen.play(.press(at: CGPoint(x: 200, y: 400), duration: 0.5))
    #expect(teller.journal.entries == [])
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    stage.screen.advance(by: 0.1)
    stage.screen.play(.press(at: CGPoint(x: 200, y: 400), duration: 0.5))
    #expect(teller.journal.entries == ["didAnimate t"])
  }

  // S100
  @Test func `a delegate may scroll when it hears of the end`() {
    final class Scrolling: UIScrollViewDelegate {
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) }
      }
    }
    let scrolling = Scrolling()
    throwContent()
    stage.screen.advance(by: 0.2)
    stage.scrollView.delegate = scrolling
    stage.screen.play(.press(at: CGPoint(x: 200, y: 400), duration: 0.3))
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.y == 1000)
    #expect(!stage.scrollView.isTracking && !stage.scrollView.isDecelerating)
  }
}
