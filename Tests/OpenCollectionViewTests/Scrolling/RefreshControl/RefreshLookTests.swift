import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct RefreshLookTests {
  private func wheel(_ refresh: RefreshStage) -> UIActivityIndicatorView? {
    func find(_ view: UIView) -> UIActivityIndicatorView? {
      view as? UIActivityIndicatorView ?? view.subviews.lazy.compactMap(find).first
    }
    return find(refresh.control)
  }

  private func spokes(_ refresh: RefreshStage) -> Int {
    let spokes = wheel(refresh)?.layer.sublayers?.first?.sublayers ?? []
    return spokes.count { $0.opacity > 0 }
  }

  private func isSeen(_ view: UIView?) -> Bool {
    var view = view
    while let current = view {
      if current.isHidden || current.alpha == 0 { return false }
      view = current.superview
    }
    return true
  }

  @Test func `nothing is seen until the content is pulled`() {
    let refresh = RefreshStage()
    refresh.screen.runFrame()
    #expect(!isSeen(wheel(refresh)))
    refresh.pull(showing: 30)
    #expect(isSeen(wheel(refresh)))
  }

  @Test func `spokes come one by one, and the whole wheel turns when the pull is far enough`() {
    let refresh = RefreshStage()
    refresh.pull(showing: 20)
    #expect(spokes(refresh) == 0)
    var seen: [Int] = []
    for y in stride(from: 140.0, to: 320, by: 2) {
      refresh.stage.send(.moved, 200, y)
      if refresh.control.isRefreshing { break }
      if seen.last != spokes(refresh) { seen.append(spokes(refresh)) }
    }
    #expect(seen == [0, 1, 2, 3, 4, 5, 6, 7])
    #expect(refresh.control.isRefreshing)
    #expect(spokes(refresh) == 8)
    #expect(wheel(refresh)?.isAnimating == true)
  }

  @Test func `the control moves with the content until it is seen whole, then it stays`() {
    let refresh = RefreshStage()
    refresh.pull(showing: 40)
    #expect(refresh.control.frame == CGRect(x: 0, y: -60, width: 400, height: 60))
    refresh.stage.send(.moved, 200, 400)
    #expect(refresh.y < -100)
    #expect(refresh.control.frame == CGRect(x: 0, y: refresh.y, width: 400, height: 60))
  }

  @Test func `the control lies behind the content`() {
    let refresh = RefreshStage()
    #expect(refresh.scrollView.subviews.first === refresh.control)
    #expect(refresh.control.layer.zPosition < 0)
  }

  @Test func `the wheel goes with the room`() {
    let refresh = RefreshStage()
    refresh.pull(showing: 100)
    refresh.lift()
    refresh.screen.advanceUntilRest()
    refresh.control.endRefreshing()
    refresh.screen.advance(by: 0.1)
    #expect(wheel(refresh)?.superview?.isHidden == false)
    refresh.screen.advance(by: 0.4)
    #expect(!isSeen(wheel(refresh)))
    #expect(wheel(refresh)?.isAnimating == false)
    refresh.pull(showing: 40)
    #expect(isSeen(wheel(refresh)))
    #expect(wheel(refresh)?.transform == .identity)
  }

  @Test func `the title stands below the wheel`() throws {
    let refresh = RefreshStage()
    refresh.control.attributedTitle = NSAttributedString(string: "Last fetched at noon")
    refresh.pull(showing: 100)
    refresh.screen.runFrame()
    let wheel = try #require(self.wheel(refresh))
    let label = try #require(wheel.superview?.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.text == "Last fetched at noon")
    #expect(label.frame.minY >= wheel.frame.maxY)
    #expect(label.frame.maxY <= 60)
    #expect(wheel.center.x == 200)
    refresh.control.attributedTitle = nil
    refresh.screen.runFrame()
    #expect(wheel.superview?.subviews.contains { $0 is UILabel } == false)
    #expect(wheel.center.y == 30)
  }

  @Test func `the tint colours the wheel`() {
    let refresh = RefreshStage()
    refresh.control.tintColor = .systemRed
    #expect(wheel(refresh)?.color == .systemRed)
    refresh.control.tintColor = nil
    #expect(wheel(refresh)?.color == .systemGray)
  }

  @Test func `assistive tools hear of a refresh while it is on`() {
    let refresh = RefreshStage()
    #expect(!refresh.control.isAccessibilityElement)
    refresh.control.beginRefreshing()
    #expect(refresh.control.isAccessibilityElement)
    #expect(refresh.control.accessibilityLabel == "Refreshing")
    refresh.control.endRefreshing()
    #expect(!refresh.control.isAccessibilityElement)
  }
}
