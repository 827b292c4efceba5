import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct RefreshEndTests {
  /// A refresh that a pull has begun, with the content at rest below the control.
  private func refreshing() -> RefreshStage {
    let refresh = RefreshStage()
    refresh.pull(showing: 100)
    refresh.lift()
    refresh.screen.advanceUntilRest()
    refresh.stage.delegate.journal.clear()
    return refresh
  }

  @Test func `the end takes the room back in 0.3 s, and no end of a scroll is told`() {
    let refresh = refreshing()
    refresh.control.endRefreshing()
    #expect(!refresh.control.isRefreshing)
    #expect(refresh.scrollView.adjustedContentInset.top == 0)
    #expect(refresh.y == -60)
    refresh.screen.advance(by: 0.15)
    #expect(abs(refresh.y + 30) < 4)
    refresh.screen.advance(by: 0.14)
    #expect(refresh.y < 0)
    refresh.screen.advance(by: 0.03)
    #expect(refresh.y == 0)
    refresh.screen.advance(by: 1)
    #expect(refresh.told == "didChangeInset, didScroll")
  }

  @Test func `the way back is without a jump`() {
    let refresh = refreshing()
    refresh.control.endRefreshing()
    let offsets = [-60] + refresh.offsets(frames: 30)
    for (before, after) in zip(offsets, offsets.dropFirst()) {
      #expect(after >= before)
      #expect(after - before < 7)
    }
    #expect(offsets.last == 0)
  }

  @Test func `far away nothing moves`() {
    let refresh = refreshing()
    refresh.scrollView.contentOffset.y = 2000
    refresh.stage.delegate.journal.clear()
    refresh.control.endRefreshing()
    refresh.screen.advance(by: 1)
    #expect(refresh.y == 2000)
    #expect(refresh.told == "didChangeInset")
  }

  @Test func `a refresh that ends under the finger leaves the content under it, and then goes back to the top`() {
    let refresh = RefreshStage()
    refresh.pull(showing: 100)
    let held = refresh.y
    refresh.control.endRefreshing()
    refresh.screen.advance(by: 0.5)
    #expect(refresh.y == held)
    #expect(refresh.scrollView.adjustedContentInset.top == 0)
    refresh.lift()
    refresh.screen.advanceUntilRest()
    #expect(refresh.y == 0)
    #expect(refresh.scrollView.adjustedContentInset.top == 0)
  }

  @Test func `a refresh that ends as it begins does not begin again under the same finger`() {
    let refresh = RefreshStage()
    var count = 0
    refresh.control.addAction(
      UIAction { [control = refresh.control] _ in
        count += 1
        control.endRefreshing()
      }, for: .valueChanged)
    refresh.pull(showing: 150)
    refresh.stage.send(.moved, 200, 105)
    refresh.stage.send(.moved, 200, 500)
    #expect(count == 1)
    refresh.lift()
    refresh.screen.advanceUntilRest()
    refresh.pull(showing: 150)
    #expect(count == 2)
  }

  @Test func `a finger that drags content in the room holds it when the refresh ends`() {
    let refresh = refreshing()
    refresh.stage.send(.began, 200, 400)
    refresh.stage.send(.moved, 200, 412)
    let held = refresh.y
    #expect(held < -60)
    refresh.control.endRefreshing()
    #expect(refresh.y == held)
    refresh.stage.send(.moved, 200, 414)
    #expect(refresh.y < held)
    #expect(refresh.y > held - 2)
    refresh.screen.advance(by: 0.6)
    refresh.stage.send(.ended, 200, 414)
    refresh.screen.advanceUntilRest()
    #expect(refresh.y == 0)
  }

  @Test func `content that is bouncing when the refresh ends bounces on to the top`() {
    let refresh = RefreshStage()
    refresh.pull(showing: 140)
    refresh.lift()
    refresh.screen.advance(by: 0.05)
    let before = refresh.y
    #expect(before < -70)
    refresh.control.endRefreshing()
    #expect(refresh.y == before)
    let offsets = [before] + refresh.offsets(frames: 90)
    for (before, after) in zip(offsets, offsets.dropFirst()) { #expect(abs(after - before) < 20) }
    #expect(refresh.y == 0)
    #expect(refresh.told.hasSuffix("didEndDecelerating"))
  }

  @Test func `content that decelerates in the room when the refresh ends goes on without a jump`() {
    let refresh = refreshing()
    refresh.screen.play(.flick(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 375), duration: 0.05))
    #expect(refresh.y < 0)
    let before = refresh.y
    refresh.control.endRefreshing()
    #expect(refresh.y == before)
    let offsets = [before] + refresh.offsets(frames: 240)
    for (before, after) in zip(offsets, offsets.dropFirst()) { #expect(abs(after - before) < 25) }
    #expect(offsets.last! >= 0)
    #expect(refresh.told.hasSuffix("didEndDecelerating"))
  }

  @Test func `an animated scroll into the room that has gone ends at the top`() {
    let refresh = refreshing()
    refresh.scrollView.contentOffset.y = 100
    refresh.scrollView.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    refresh.screen.advance(by: 0.25)
    let before = refresh.y
    #expect(before < 0)
    refresh.control.endRefreshing()
    #expect(refresh.y == before)
    refresh.screen.advance(by: 1)
    #expect(refresh.y == 0)
    #expect(refresh.told.hasSuffix("didEndScrollingAnimation"))
  }

  @Test func `a finger may catch the content on its way back`() {
    let refresh = refreshing()
    refresh.control.endRefreshing()
    refresh.screen.advance(by: 0.1)
    refresh.stage.send(.began, 200, 400)
    let caught = refresh.y
    refresh.screen.advance(by: 0.1)
    #expect(refresh.y == caught)
    refresh.stage.send(.ended, 200, 400)
    refresh.screen.advanceUntilRest()
    #expect(refresh.y == 0)
  }

  @Test func `an end without a refresh changes nothing`() {
    let refresh = RefreshStage()
    refresh.control.endRefreshing()
    refresh.screen.advance(by: 1)
    #expect(refresh.told == "")
  }

  @Test func `a control that is taken away takes its room along`() {
    let refresh = refreshing()
    refresh.scrollView.refreshControl = nil
    #expect(refresh.scrollView.adjustedContentInset.top == 0)
    #expect(refresh.y == 0)
  }

  @Test func `without animations the room is taken back at once`() {
    let refresh = refreshing()
    UIView.performWithoutAnimation { refresh.control.endRefreshing() }
    #expect(refresh.y == 0)
  }

  // C154
  @Test func `the wheel stops when the refresh is over, though the program has put the content beyond its top`() {
    let refresh = RefreshStage()
    refresh.control.beginRefreshing()
    refresh.scrollView.contentOffset.y = -190
    refresh.control.endRefreshing()
    refresh.scrollView.contentOffset.y = -190
    #expect(refresh.screen.advanceUntilRest(limit: 5))
    #expect(refresh.y == -190)
    #expect(!refresh.control.isRefreshing)
    // Back at the top and pulled again it refreshes again.
    refresh.scrollView.contentOffset.y = 0
    refresh.pull(showing: 96)
    #expect(refresh.control.isRefreshing)
  }
}
