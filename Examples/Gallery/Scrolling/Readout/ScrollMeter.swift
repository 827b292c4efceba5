import OpenCollectionView

/// Follows whichever scroll view moves: what it does, where it is and how fast, and how its last throw was announced
/// and ended. It is measured 30 times per second, and only while there is something to see.
@MainActor final class ScrollMeter: NSObject, UIScrollViewDelegate {
  private(set) weak var scrollView: UIScrollView?
  private(set) var phase = ScrollPhase.resting
  private(set) var history = ScrollHistory()
  private(set) var lastThrow: ThrowRecord?
  private var link: CADisplayLink?

  /// Called when there is something new to see.
  var didChange: (() -> Void)?

  /// What the scroll view is called.
  var name: String { scrollView?.accessibilityLabel ?? "" }

  /// Shows a scroll view that does not move yet.
  func follow(_ scrollView: UIScrollView) {
    guard scrollView !== self.scrollView else { return }
    self.scrollView = scrollView
    history = ScrollHistory()
    lastThrow = nil
  }

  /// Measures no longer, until something moves.
  func stop() {
    link?.invalidate()
    link = nil
  }

  private func wake(for scrollView: UIScrollView) {
    follow(scrollView)
    guard link == nil else { return }
    let link = CADisplayLink(target: self, selector: Selector(ScrollMeter.measure(_:)))
    link.preferredFramesPerSecond = 30
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func measure(_ link: CADisplayLink) {
    guard let scrollView else { return stop() }
    phase = ScrollPhase(of: scrollView)
    history.add(
      ScrollHistory.Moment(
        time: link.timestamp, offset: scrollView.contentOffset, velocity: scrollView.contentVelocity))
    // The link keeps the meter alive.
    if phase == .resting, history.isStill { stop() }
    didChange?()
  }

  // MARK: What scroll views tell

  func scrollViewDidScroll(_ scrollView: UIScrollView) { noteMotion(of: scrollView) }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { noteMotion(of: scrollView) }

  private func noteMotion(of scrollView: UIScrollView) {
    // Another view that is only put somewhere, as when it is laid out, does not move.
    if ScrollPhase(of: scrollView) != .resting || scrollView === self.scrollView { wake(for: scrollView) }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { wake(for: scrollView) }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    // Where one view has handed over to another, only one is thrown.
    guard scrollView === self.scrollView || velocity != .zero else { return }
    wake(for: scrollView)
    let honest = scrollView.contentVelocity
    lastThrow = ThrowRecord(
      reported: velocity, honest: CGPoint(x: honest.x / 1000, y: honest.y / 1000),
      announced: targetContentOffset.pointee,
      isAcross: velocity == .zero ? history.isAcross : abs(velocity.x) > abs(velocity.y))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { noteRest(of: scrollView) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { noteRest(of: scrollView) }

  private func noteRest(of scrollView: UIScrollView) {
    guard scrollView === self.scrollView, lastThrow?.stopped == nil else { return }
    lastThrow?.stopped = scrollView.contentOffset
  }
}
