import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct RefreshSurroundingsTests {
  @MainActor private struct Screen {
    let screen = VirtualScreen(width: 390, height: 844)
    let navigation: UINavigationController
    let scrollView = UIScrollView(frame: .zero)
    let control = UIRefreshControl()

    init() {
      let controller = UIViewController()
      controller.title = "List"
      controller.view = scrollView
      scrollView.contentSize = CGSize(width: 390, height: 3000)
      scrollView.refreshControl = control
      navigation = UINavigationController(rootViewController: controller)
      navigation.navigationBar.prefersLargeTitles = true
      screen.show(navigation)
      screen.runFrame()
    }

    var barHeight: CGFloat { navigation.navigationBar.frame.height }
  }

  @Test func `a large title stays where it is while content is pulled below a refresh control`() {
    let stage = Screen()
    let height = stage.barHeight
    let top = stage.scrollView.contentOffset.y
    stage.screen.play(.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700), holding: 0.6))
    #expect(stage.control.isRefreshing)
    #expect(stage.barHeight == height)
    stage.screen.advanceUntilRest()
    #expect(stage.scrollView.contentOffset.y == top - 60)
    #expect(stage.barHeight == height)
    stage.control.endRefreshing()
    stage.screen.advance(by: 1)
    #expect(stage.scrollView.contentOffset.y == top)
    #expect(stage.barHeight == height)
  }

  @Test func `a program that refreshes does not make a large title small`() {
    let stage = Screen()
    let height = stage.barHeight
    stage.control.beginRefreshing()
    stage.screen.runFrame()
    stage.scrollView.contentOffset.y += 1
    stage.scrollView.contentOffset.y -= 1
    #expect(stage.barHeight == height)
  }

  @Test func `a view that becomes wider takes its control along`() {
    let refresh = RefreshStage()
    refresh.control.beginRefreshing()
    refresh.scrollView.frame.size.width = 300
    refresh.screen.runFrame()
    #expect(refresh.control.frame == CGRect(x: 0, y: -60, width: 300, height: 60))
  }

  @Test func `a scroll view that leaves the screen during a pull keeps nothing of it`() {
    let refresh = RefreshStage()
    refresh.pull(showing: 50)
    refresh.scrollView.removeFromSuperview()
    #expect(refresh.y == 0)
    #expect(!refresh.control.isRefreshing)
    refresh.screen.advance(by: 1)
    #expect(!refresh.told.contains("valueChanged"))
  }

  @Test func `a refresh outlives the time off the screen`() {
    let refresh = RefreshStage()
    refresh.control.beginRefreshing()
    refresh.scrollView.contentOffset.y = -60
    let window = refresh.screen.window
    refresh.scrollView.removeFromSuperview()
    #expect(refresh.control.isRefreshing)
    #expect(refresh.y == -60)
    refresh.control.endRefreshing()
    #expect(refresh.y == 0)
    window?.addSubview(refresh.scrollView)
    #expect(refresh.scrollView.adjustedContentInset.top == 0)
  }
}
