import FrameClock
import MotionEngine

extension UIScrollView {
  /// How fast the content moves, in points per second: under a finger as the finger moves now, else as the motion did
  /// at the last frame.
  var velocityOfContent: CGPoint {
    switch activity {
    case .dragging:
      guard let now = window?.windowScene?.application.clock.now else { return .zero }
      return drag.isEnding ? drag.liftVelocity : velocityUnderFinger(at: now)
    case .decelerating, .animating:
      return CGPoint(x: horizontal.velocity, y: vertical.velocity)
    case .wheeling: return velocityOfWheel
    case .keyScrolling: return velocityOfKeys
    default:
      return .zero
    }
  }

  func velocityUnderFinger(at time: Double) -> CGPoint {
    let finger = fingerVelocity(at: time)
    return CGPoint(x: horizontal.velocity(underFinger: finger.x), y: vertical.velocity(underFinger: finger.y))
  }

  var motionIsRunning: Bool { horizontal.isMoving || vertical.isMoving || activity == .wheeling || keyScroll.isRunning }

  func beginDecelerating() {
    // A delegate may have taken the view from the screen: there are no frames to move it.
    guard window?.windowScene != nil else {
      endAllMotion()
      return
    }
    activity = .decelerating
    baseDelegate?.scrollViewWillBeginDecelerating(self)
    if activity == .decelerating { runMotion() }
  }

  /// A finger has let content go that does not move on. Content beyond an edge that does not give way is back at once.
  func comeToRest() {
    // Who was told of it may have made the content smaller while the finger still counted as down.
    if horizontal.phase == .resting { horizontal.adaptToRange() }
    if vertical.phase == .resting { vertical.adaptToRange() }
    showOffset()
    indicators.rest()
  }

  func animateOffset(to target: CGPoint, at time: Double) {
    let wasLegal = isLegal(target)
    // The finger lets go: what it began must end.
    if activity == .dragging { endDrag(isCancelled: true) }
    // One that is under way ends here, and the delegate hears of it before the next one begins. // S52
    if activity.isAnimation || activity == .decelerating || activity == .wheeling { stopMotion() }
    // Who was told of that may have made the content smaller.
    let aim = wasLegal ? legalOffset(nearest: target) : target
    // A delegate that was told of it may have taken the view from the screen.
    guard window?.windowScene != nil else { return jump(to: aim) }
    let grid = PixelGrid(scale: pixelsPerPoint)
    let target = grid.rounded(aim)
    // A layout may ask for it that is asked about the next place of a motion: what counts is where the content comes.
    // S51: nothing is animated.
    guard target != bounds.origin || target != grid.rounded(unroundedOffset) else { return }
    isScrollingToTop = false
    horizontal.animate(to: target.x, at: time)
    vertical.animate(to: target.y, at: time)
    activity = .animating
    trace("animates", because: "to \(wholePoints(target))")
    runMotion()
  }

  /// Ends whatever moves the content, and tells the delegate.
  func stopMotion() {
    let before = activity
    endMotion(because: "the program moved or removed the content")
    if before == .decelerating { baseDelegate?.scrollViewDidEndDecelerating(self) }
    if before.isAnimation { animationDidEnd(isComplete: false) }
    if before == .wheeling { wheelWasInterrupted() }
  }

  /// Ends what moves the content by itself, since the program puts it somewhere: an animation or a throw, but no finger.
  func stopScrolling() {
    if activity.isAnimation || activity == .decelerating { stopMotion() }
  }

  func endMotion(because reason: String) {
    guard motionIsRunning || activity != .none else { return }
    horizontal.stop()
    vertical.stop()
    keyScroll = KeyScrollState()
    motionObserver?.isPaused = true
    if activity != .dragging, activity != .tracking { activity = .none }
    trace("stops", because: reason)
    indicators.rest()
  }

  func runMotion() {
    guard let loop = window?.windowScene?.frameLoop else { return }
    if let motionObserver, motionObserver.loop === loop {
      motionObserver.isPaused = false
      return
    }
    motionObserver?.invalidate()
    motionObserver = loop.addObserver(ownedBy: self, for: "\(type(of: self)) moves its content") { view, time in
      MainActor.assumeIsolated { view.step(to: time) }
    }
  }

  /// Brings content that moves by itself to where it is at a time after the last frame.
  func showMotion(at time: Double) {
    horizontal.step(to: time)
    vertical.step(to: time)
    showOffset()
  }

  private func step(to time: Double) {
    // The window may have left the scene whose frames these are.
    guard let loop = window?.windowScene?.frameLoop, loop === motionObserver?.loop else { return endAllMotion() }
    if activity == .wheeling { stepWheel(to: time) }
    if activity == .keyScrolling { stepKeys(to: time) }
    let wereBouncing = (horizontal.phase == .bouncing, vertical.phase == .bouncing)
    horizontal.step(to: time)
    vertical.step(to: time)
    showOffset()
    if horizontal.phase == .bouncing && !wereBouncing.0 || vertical.phase == .bouncing && !wereBouncing.1 {
      trace("bounces", because: "it met an edge, on to \(wholePoints(legalOffset(nearest: bounds.origin)))")
    }
    guard !motionIsRunning else { return }
    motionObserver?.isPaused = true
    let before = activity
    // Of a wheel all has been told.
    guard before != .none else { return }
    // What was set along an axis that had no motion is not left where content may not rest. // S101
    if before == .decelerating, !isContentHeld { bringAxesBack() }
    guard activity == before else { return }
    // Who was told has set a place from where content goes back.
    guard !motionIsRunning else { return runMotion() }
    activity = .none
    trace("rests", because: "")
    indicators.rest()
    if before == .decelerating { baseDelegate?.scrollViewDidEndDecelerating(self) }
    if before.isAnimation { animationDidEnd(isComplete: true) }
  }

  /// The view has no frames any longer: a drag ends, and the content stands still in a legal place.
  func endAllMotion() {
    isLeavingWindow = true
    defer { isLeavingWindow = false }
    if activity == .dragging { endDrag(isCancelled: true) }
    pan.cancelAttempt()
    leaveWindowWhileZooming()
    stopMotion()
    activity = .none
    adoptOffset(legalOffset(nearest: CGPoint(x: horizontal.offset, y: vertical.offset)))
    showOffset()
    motionObserver?.invalidate()
    motionObserver = nil
    indicators.hide()
  }

  /// Ends the motion of all scroll views in a view.
  static func endAllMotion(in view: UIView) {
    (view as? UIScrollView)?.endAllMotion()
    for subview in view.subviews { endAllMotion(in: subview) }
  }

  /// The clock that a program's animation goes by; nil where changes are made at once: animations are off, or there are
  /// no frames, or soon none any longer.
  var animationClock: FrameClock? {
    UIView.areAnimationsEnabled && !isLeavingWindow ? window?.windowScene?.application.clock : nil
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
