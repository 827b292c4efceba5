import MotionEngine

extension UIRefreshControl {
  /// The scroll view that the control belongs to.
  var scrollView: UIScrollView? {
    guard let scrollView = superview as? UIScrollView, scrollView.refreshControl === self else { return nil }
    return scrollView
  }

  /// The content has moved.
  func contentDidMove() {
    guard let scrollView else { return }
    let before = pull.phase
    let overshoot = scrollView.pullBelowTop
    let isHeld = scrollView.activity == .dragging && isEnabled && !scrollView.isZooming
    let begins = pull.follow(overshoot: overshoot, viewportLength: scrollView.bounds.height, isHeld: isHeld)
    if pull.phase != before {
      face.show(pull.phase)
      tellAssistiveTools()
    }
    place()
    guard begins else { return }
    scrollView.trace("refreshes", because: "pulled \(Int(min(overshoot, 1e12))) points beyond the top")
    sendActions(for: .valueChanged)
  }

  /// Puts the control above the content; farther out it stays at the upper edge of what is seen.
  func place() {
    guard let scrollView, pull.phase != .idle else { return }
    let bounds = scrollView.bounds
    let top = bounds.minY + scrollView.insetWithoutRoom.top
    let frame = CGRect(
      x: bounds.minX, y: min(top, -Self.standardHeight), width: bounds.width, height: Self.standardHeight)
    if self.frame != frame { self.frame = frame }
  }

  func begin() {
    guard pull.begin() else { return }
    face.show(pull.phase)
    tellAssistiveTools()
    scrollView?.trace("refreshes", because: "the program says so")
    place()
    takeRoom()
  }

  /// Refreshes for an assistive tool that scrolls up where the content is at its top: as a pull does, and with the control
  /// in sight. False if the control cannot.
  func beginForAssistiveTool() -> Bool {
    guard isEnabled, let scrollView, pull.begin() else { return false }
    face.show(pull.phase)
    tellAssistiveTools()
    scrollView.trace("refreshes", because: "an assistive tool scrolls up at the top")
    place()
    takeRoom()
    scrollView.setContentOffset(
      CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top), animated: true)
    sendActions(for: .valueChanged)
    return true
  }

  func end() {
    let isHeld = scrollView?.activity == .dragging
    let overshoot: CGFloat = scrollView?.pullBelowTop ?? 0
    guard pull.end(overshoot: overshoot, isHeld: isHeld) else { return }
    face.show(pull.phase)
    tellAssistiveTools()
    scrollView?.trace("has refreshed", because: "the program says so")
    giveRoomBack()
  }

  /// A finger that drags is about to let the content go: it comes to rest below the control.
  func dragWillEnd() {
    pull.letGo()
    takeRoom(evenIfDragged: true)
  }

  /// Makes the inset above the content higher by the control, while the content stays where it is.
  func takeRoom(evenIfDragged: Bool = false) {
    guard isRefreshing, room == 0, let scrollView, evenIfDragged || scrollView.activity != .dragging else { return }
    room = Self.standardHeight
    scrollView.adjustInset(movesContent: false)
  }

  private func giveRoomBack() {
    guard room > 0 else { return }
    room = 0
    scrollView?.closeRoom()
  }

  /// The control leaves its scroll view, whose content takes its place at once.
  func abandon() {
    room = 0
    pull.letGo()
    removeFromSuperview()
  }

  func tellAssistiveTools() {
    isAccessibilityElement = isRefreshing
    if isRefreshing { accessibilityLabel = attributedTitle?.string ?? accessibilityLabel ?? "Refreshing" }
  }
}
