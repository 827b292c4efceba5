import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct RefreshControlTests {
  @Test func `a new control is 60 points high, and does not refresh`() {
    let control = UIRefreshControl()
    #expect(control.frame.height == 60)
    #expect(!control.isRefreshing)
    #expect(control.tintColor == nil)
    #expect(control.attributedTitle == nil)
  }

  @Test func `a scroll view shows its refresh control, and only that`() {
    let refresh = RefreshStage()
    #expect(refresh.control.superview === refresh.scrollView)
    let other = UIRefreshControl()
    refresh.scrollView.refreshControl = other
    #expect(refresh.control.superview == nil)
    #expect(other.superview === refresh.scrollView)
    refresh.scrollView.refreshControl = nil
    #expect(other.superview == nil)
  }

  @Test func `a control that is added to a scroll view becomes its refresh control`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let control = UIRefreshControl()
    scrollView.addSubview(control)
    #expect(scrollView.refreshControl === control)
  }

  @Test func `a control that another scroll view gets leaves the first one`() {
    let refresh = RefreshStage()
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    other.refreshControl = refresh.control
    #expect(refresh.scrollView.refreshControl == nil)
    #expect(refresh.control.superview === other)
  }

  @Test func `a pull of 96 points begins a refresh under the finger, once`() {
    let refresh = RefreshStage()
    refresh.pull(showing: 95)
    #expect(!refresh.control.isRefreshing)
    #expect(refresh.told == "willBeginDragging, didScroll")
    refresh.stage.send(.moved, 200, 400)
    #expect(refresh.control.isRefreshing)
    refresh.stage.send(.moved, 200, 120)
    refresh.stage.send(.moved, 200, 420)
    #expect(refresh.told == "willBeginDragging, didScroll, valueChanged, didScroll")
  }

  @Test func `under the finger the insets stay, and at the lift there is room for the control`() {
    let refresh = RefreshStage()
    refresh.pull(showing: 100)
    #expect(refresh.scrollView.adjustedContentInset.top == 0)
    let held = refresh.y
    refresh.lift()
    #expect(refresh.scrollView.adjustedContentInset.top == 60)
    #expect(refresh.scrollView.contentInset == .zero)
    #expect(refresh.y == held)
    #expect(refresh.stage.delegate.announcedTarget?.y == -60)
    refresh.screen.advanceUntilRest()
    #expect(refresh.y == -60)
    #expect(refresh.control.isRefreshing)
    #expect(
      refresh.told == "willBeginDragging, didScroll, valueChanged, didScroll, didChangeInset, willEndDragging, "
        + "didEndDragging(true), willBeginDecelerating, didScroll, didEndDecelerating")
  }

  @Test func `a finger that lets go nearer to the top than the control is high leaves the content there`() {
    let refresh = RefreshStage()
    refresh.pull(showing: 100)
    while refresh.y < -30 { refresh.stage.send(.moved, 200, 100 + 10 + refreshWay(refresh) - 2) }
    let held = refresh.y
    refresh.lift()
    refresh.screen.advance(by: 2)
    #expect(refresh.y == held)
  }

  private func refreshWay(_ refresh: RefreshStage) -> Double {
    refresh.scrollView.panGestureRecognizer.translation(in: nil).y
  }

  @Test func `a pull that is too short goes back`() {
    let refresh = RefreshStage()
    refresh.pull(showing: 80)
    refresh.lift()
    refresh.screen.advanceUntilRest()
    #expect(refresh.y == 0)
    #expect(!refresh.control.isRefreshing)
    #expect(refresh.scrollView.adjustedContentInset.top == 0)
  }

  @Test func `content that is thrown against its top refreshes nothing`() {
    let refresh = RefreshStage()
    refresh.scrollView.contentOffset.y = 400
    refresh.screen.play(.flick(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 400), duration: 0.06))
    refresh.screen.advanceUntilRest()
    #expect(refresh.stage.delegate.offsets.map(\.y).min()! < -100)
    #expect(!refresh.told.contains("valueChanged"))
    #expect(refresh.y == 0)
  }

  @Test func `a wheel refreshes nothing`() {
    let refresh = RefreshStage()
    for _ in 0..<30 { refresh.stage.turnWheel(-20) }
    #expect(refresh.y < -100)
    refresh.screen.advanceUntilRest()
    #expect(!refresh.told.contains("valueChanged"))
    #expect(refresh.y == 0)
  }

  @Test func `a control that is turned off refreshes nothing`() {
    let refresh = RefreshStage()
    refresh.control.isEnabled = false
    refresh.pull(showing: 130)
    #expect(!refresh.control.isRefreshing)
  }

  @Test func `in a low view a fifth of the height is far enough`() {
    let refresh = RefreshStage()
    refresh.scrollView.frame.size.height = 400
    refresh.pull(showing: 79)
    #expect(!refresh.control.isRefreshing)
    refresh.stage.send(.moved, 200, 300)
    #expect(refresh.control.isRefreshing)
  }

  @Test func `content that fits can be pulled where it always bounces`() {
    let refresh = RefreshStage(content: CGSize(width: 400, height: 100))
    refresh.scrollView.alwaysBounceVertical = true
    refresh.pull(showing: 100)
    refresh.lift()
    refresh.screen.advanceUntilRest()
    #expect(refresh.y == -60)
    refresh.control.endRefreshing()
    refresh.screen.advance(by: 1)
    #expect(refresh.y == 0)
  }

  @Test func `content that stands in the middle is pulled from there`() {
    let refresh = RefreshStage(content: CGSize(width: 400, height: 200))
    refresh.scrollView.alwaysBounceVertical = true
    refresh.scrollView.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(refresh.y == -300)
    refresh.pull(showing: 300 + 90)
    #expect(!refresh.control.isRefreshing)
    refresh.stage.send(.moved, 200, 400)
    #expect(refresh.control.isRefreshing)
    refresh.lift()
    refresh.screen.advanceUntilRest()
    #expect(refresh.y == -330)
    refresh.control.endRefreshing()
    #expect(refresh.y == -330)
    refresh.screen.advance(by: 1)
    #expect(refresh.y == -300)
  }

  @Test func `the pull is measured from below the device's edge`() {
    let refresh = RefreshStage()
    refresh.screen.receive(
      .screen(ScreenDescription(size: CGSize(width: 400, height: 800), scale: 2, safeAreaTop: 47)))
    refresh.screen.runFrame()
    refresh.pull(showing: 47 + 90)
    #expect(!refresh.control.isRefreshing)
    refresh.stage.send(.moved, 200, 400)
    #expect(refresh.control.isRefreshing)
    refresh.lift()
    refresh.screen.advanceUntilRest()
    #expect(refresh.y == -107)
    #expect(refresh.scrollView.adjustedContentInset.top == 107)
  }

  @Test func `a collection view refreshes as every scroll view does`() {
    let screen = VirtualScreen(width: 400, height: 800)
    let layout = UICollectionViewFlowLayout()
    let collectionView = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    collectionView.alwaysBounceVertical = true
    let control = UIRefreshControl()
    collectionView.refreshControl = control
    screen.show(collectionView)
    screen.runFrame()
    screen.play(.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 500), holding: 0.6))
    #expect(control.isRefreshing)
    screen.advanceUntilRest()
    #expect(collectionView.contentOffset.y == -60)
    collectionView.reloadData()
    control.endRefreshing()
    screen.advance(by: 1)
    #expect(collectionView.contentOffset.y == 0)
  }
}
