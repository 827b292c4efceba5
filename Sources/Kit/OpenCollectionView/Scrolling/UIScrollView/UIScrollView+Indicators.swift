import FrameClock
import MotionEngine

extension UIScrollView {
  func indicatorStyleDidChange() {
    guard let bars = indicators.bars else { return }
    bars.horizontal.view.style = indicatorStyle
    bars.vertical.view.style = indicatorStyle
  }

  /// Makes changes, and shows the indicator of each axis that they move or set in motion, from where it was.
  func showIndicators(during changes: () -> Void) {
    guard !indicators.showsChanges else { return changes() }
    let before = contentOffset
    indicators.placeBeforeChanges()
    indicators.showsChanges = true
    changes()
    indicators.showsChanges = false
    let isAnimating = activity == .animating
    indicators.show(
      horizontal: contentOffset.x != before.x || (isAnimating && horizontal.isMoving),
      vertical: contentOffset.y != before.y || (isAnimating && vertical.isMoving))
    if activity == .none { indicators.rest() }
  }

  // MARK: Bars that are dragged

  /// A bar was grabbed: for the delegate that is a drag like any other, which ends without a throw. Our choice.
  ///
  /// - Returns: whether it may be dragged; a delegate may have taken the view from the screen.
  func barWillBeDragged(vertically isVertical: Bool) -> Bool {
    guard isScrollEnabled, activity != .dragging else { return false }
    if motionIsRunning { stopMotion() }
    guard window != nil, !motionIsRunning else { return false }
    activity = .dragging
    drag = ScrollDrag()
    drag.followsX = !isVertical
    drag.followsY = isVertical
    trace("dragging", because: "by its indicator")
    baseDelegate?.scrollViewWillBeginDragging(self)
    // The delegate may have taken the view from the screen, or have begun an animation.
    guard activity == .dragging else { return false }
    estimators.x.reset()
    estimators.y.reset()
    if isVertical { vertical.beginDrag() } else { horizontal.beginDrag() }
    noteVelocityOfBar()
    return true
  }

  /// Moves the content to where a dragged bar says.
  func barWasDragged(toOffset offset: CGFloat, vertically isVertical: Bool) {
    if isVertical { vertical.setOffset(offset) } else { horizontal.setOffset(offset) }
    noteVelocityOfBar()
    showOffset()
  }

  private func noteVelocityOfBar() {
    guard let now = window?.windowScene?.application.clock.now else { return }
    estimators.x.addMove(to: horizontal.offset, at: now)
    estimators.y.addMove(to: vertical.offset, at: now)
  }

  /// A bar was let go: the content stays, or goes where a layout or the delegate wants it.
  func barWasDragged() { endDrag(isCancelled: true) }
}
