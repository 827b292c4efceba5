import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct ProgramRefreshTests {
  @Test func `a program that refreshes sends no event and does not move the content`() {
    let refresh = RefreshStage()
    refresh.control.beginRefreshing()
    #expect(refresh.control.isRefreshing)
    #expect(refresh.scrollView.adjustedContentInset.top == 60)
    refresh.screen.advance(by: 1)
    #expect(refresh.y == 0)
    #expect(refresh.told == "didChangeInset")
  }

  @Test func `a program may scroll to the control`() {
    let refresh = RefreshStage()
    refresh.control.beginRefreshing()
    refresh.scrollView.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    refresh.screen.advance(by: 1)
    #expect(refresh.y == -60)
    refresh.screen.play(.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 420), holding: 0.6))
    refresh.screen.advanceUntilRest()
    #expect(refresh.y == -60)
  }

  @Test func `content that fits stays as well`() {
    let refresh = RefreshStage(content: CGSize(width: 400, height: 100))
    refresh.control.beginRefreshing()
    refresh.screen.advance(by: 1)
    #expect(refresh.y == 0)
  }

  @Test func `an end of what was never seen moves nothing`() {
    let refresh = RefreshStage()
    refresh.control.beginRefreshing()
    refresh.control.endRefreshing()
    refresh.screen.advance(by: 1)
    #expect(refresh.y == 0)
    #expect(refresh.scrollView.adjustedContentInset.top == 0)
  }

  @Test func `under a finger that drags the room is there from the lift on`() {
    let refresh = RefreshStage()
    refresh.pull(showing: 80)
    let held = refresh.y
    refresh.control.beginRefreshing()
    #expect(refresh.y == held)
    #expect(refresh.scrollView.adjustedContentInset.top == 0)
    refresh.lift()
    #expect(refresh.scrollView.adjustedContentInset.top == 60)
    refresh.screen.advanceUntilRest()
    #expect(refresh.y == -60)
    #expect(!refresh.told.contains("valueChanged"))
  }

  @Test func `a refresh that began before the control was shown has its room when it is`() {
    let stage = ScrollStage()
    let control = UIRefreshControl()
    control.beginRefreshing()
    stage.scrollView.refreshControl = control
    #expect(stage.scrollView.adjustedContentInset.top == 60)
    control.endRefreshing()
    #expect(stage.scrollView.adjustedContentInset.top == 0)
  }

  @Test func `further calls add no further room`() {
    let refresh = RefreshStage()
    for _ in 0..<3 { refresh.control.beginRefreshing() }
    #expect(refresh.scrollView.adjustedContentInset.top == 60)
    refresh.control.endRefreshing()
    #expect(refresh.scrollView.adjustedContentInset.top == 0)
  }

  @Test func `insets that the program sets during a refresh come on top of the room`() {
    let refresh = RefreshStage()
    refresh.control.beginRefreshing()
    refresh.scrollView.contentOffset.y = -60
    refresh.scrollView.contentInset.top = 20
    #expect(refresh.scrollView.adjustedContentInset.top == 80)
    #expect(refresh.y == -80)
    refresh.control.endRefreshing()
    refresh.screen.advance(by: 1)
    #expect(refresh.y == -20)
  }

  @Test func `why the control refreshes can be traced`() {
    let refresh = RefreshStage()
    let trace = refresh.screen.recordTrace()
    refresh.pull(showing: 100)
    refresh.control.endRefreshing()
    refresh.control.beginRefreshing()
    let text = trace.text
    #expect(text.contains("refreshes"))
    #expect(text.contains("points beyond the top"))
    #expect(text.contains("has refreshed"))
  }
}
