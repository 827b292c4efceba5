import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// What people who do not pull do to refresh.
@MainActor struct RefreshAssistanceTests {
  let stage = SpokenScreen()
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let control = UIRefreshControl()

  init() {
    scrollView.contentSize = CGSize(width: 300, height: 450)
    scrollView.isAccessibilityElement = true
    scrollView.accessibilityLabel = "List"
    scrollView.refreshControl = control
    stage.show(scrollView)
  }

  @Test func `scrolling up at the top refreshes, and shows the control`() {
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    stage.act(.scroll(.up), on: "List")
    stage.screen.advanceUntilRest()
    #expect(control.isRefreshing)
    #expect(scrollView.contentOffset.y == -60)
    stage.act(.scroll(.up), on: "List")
    #expect(count == 1)
  }

  @Test func `scrolling up elsewhere does not`() {
    scrollView.contentOffset.y = 20
    stage.act(.scroll(.up), on: "List")
    stage.screen.advanceUntilRest()
    #expect(scrollView.contentOffset.y == 0)
    #expect(!control.isRefreshing)
  }

  @Test func `a control that is turned off does not refresh`() {
    control.isEnabled = false
    stage.act(.scroll(.up), on: "List")
    #expect(!control.isRefreshing)
  }
}
