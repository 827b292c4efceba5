import FrameClock
import MotionEngine

extension UIScrollView {
  var motionIsRunning: Bool { horizontal.isMoving || vertical.isMoving || activity == .wheeling }

  func beginDecelerating() {
    // A delegate may have taken the view from the screen: there are no frames to move it.
    guard window?.windowScene != nil else {
      endAllMotion()
      return
    }
    activity = .decelerating
    baseDelegate?.scrollViewWillBeginDecelerating(self)
    runMotion()
  }

  func animateOffset(to target: CGPoint, at time: Double) {
    if activity == .decelerating || activity == .wheeling { stopMotion() }
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let target = grid.rounded(target)
    guard target != bounds.origin else {
      // S51: nothing is animated, but what was on its way elsewhere stops here.
      if activity == .animating { stopMotion() }
      return
    }
    horizontal.animate(to: target.x, at: time)
    vertical.animate(to: target.y, at: time)
    activity = .animating
    trace("animates", because: "to \(wholePoints(target))")
    indicators.show()
    runMotion()
  }

  /// Ends whatever moves the content, and tells the delegate.
  func stopMotion() {
    let before = activity
    endMotion(because: "the program moved or removed the content")
    if before == .decelerating { baseDelegate?.scrollViewDidEndDecelerating(self) }
    if before == .animating { baseDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  func endMotion(because reason: String) {
    guard motionIsRunning || activity != .none else { return }
    horizontal.stop()
    vertical.stop()
    wheel.end()
    motionObserver?.isPaused = true
    if activity != .dragging, activity != .tracking { activity = .none }
    trace("stops", because: reason)
    indicators.rest()
  }

  func runMotion() {
    if let motionObserver {
      motionObserver.isPaused = false
      return
    }
    motionObserver = window?.windowScene?.frameLoop.addObserver { [weak self] time in
      MainActor.assumeIsolated { self?.step(to: time) }
    }
  }

  private func step(to time: Double) {
    if activity == .wheeling { stepWheel(to: time) }
    horizontal.step(to: time)
    vertical.step(to: time)
    showOffset()
    guard !motionIsRunning else { return }
    motionObserver?.isPaused = true
    let before = activity
    activity = .none
    trace("rests", because: "")
    indicators.rest()
    if before == .decelerating { baseDelegate?.scrollViewDidEndDecelerating(self) }
    if before == .animating { baseDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// The view has no frames any longer: a drag ends, and the content stands still in a legal place.
  func endAllMotion() {
    if activity == .dragging { endDrag(isCancelled: true) }
    pan.cancelAttempt()
    stopMotion()
    activity = .none
    adoptOffset(legalOffset(nearest: CGPoint(x: horizontal.offset, y: vertical.offset)))
    showOffset()
    motionObserver?.invalidate()
    motionObserver = nil
    indicators.hide()
  }

  /// A point or a velocity as the trace shows it.
  func wholePoints(_ point: CGPoint) -> String {
    func whole(_ value: CGFloat) -> Int { Int(min(max(value, -1e12), 1e12)) }
    return "(\(whole(point.x)), \(whole(point.y)))"
  }

  func trace(_ phase: String, because reason: @autoclosure () -> String) {
    guard let trace = window?.windowScene?.application.trace else { return }
    trace.record(.scroll(view: trace.name(of: self), phase: phase, offset: bounds.origin, reason: reason()))
  }
}
