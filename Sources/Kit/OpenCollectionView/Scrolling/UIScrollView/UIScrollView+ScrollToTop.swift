import MotionEngine

extension UIScrollView {
  /// Tells whether a tap where the status bar is can mean this view: it has a top to go to, and its delegate and
  /// subviews are out of the way.
  var canScrollToTop: Bool { scrollsToTop && isScrollEnabled && scrollsVertically }

  /// Somebody tapped where the status bar is, and means this view: its content goes to its top in 0.3 s, if the
  /// delegate lets it. Content that is there already is at its top at once.
  func statusBarWasTapped() {
    // The finger that taps may be on this view too, without having moved it.
    guard activity != .dragging else { return }
    guard baseDelegate?.scrollViewShouldScrollToTop(self) ?? true else {
      trace("stays", because: "the delegate does not want it to scroll to its top")
      return
    }
    let top = CGPoint(x: contentOffset.x, y: -appliedInset.top)
    guard contentOffset.y > top.y else {
      baseDelegate?.scrollViewDidScrollToTop(self)
      return
    }
    trace("scrolls to the top", because: "the status bar was tapped")
    showIndicators { setContentOffset(top, animated: true) }
    if activity == .animating { isScrollingToTop = true } else { baseDelegate?.scrollViewDidScrollToTop(self) }
  }

  /// Tells the delegate that an animated scroll is over: of one to the top only when it came there.
  func animationDidEnd(isComplete: Bool) {
    guard isScrollingToTop else {
      baseDelegate?.scrollViewDidEndScrollingAnimation(self)
      return
    }
    isScrollingToTop = false
    if isComplete { baseDelegate?.scrollViewDidScrollToTop(self) }
  }
}
