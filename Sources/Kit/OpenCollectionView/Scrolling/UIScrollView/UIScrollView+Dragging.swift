import FrameClock
import GestureEngine
import MotionEngine

extension UIScrollView {
  /// Whether the touch that is down came down on moving content and stopped it. // S17
  var wasCaught: Bool {
    get { touchDelay.caughtMotion }
    set { touchDelay.caughtMotion = newValue }
  }

  func fingerDidComeDown(at time: Double) {
    guard isScrollEnabled else { return }
    estimators.x.reset()
    estimators.y.reset()
    estimators.x.addMove(to: 0, at: time)
    estimators.y.addMove(to: 0, at: time)
    let before = activity
    if motionIsRunning { endMotion(because: "a finger came down") }
    wasCaught = before == .decelerating || before == .wheeling
    activity = .tracking
    if before == .decelerating { baseDelegate?.scrollViewDidEndDecelerating(self) }
    if before == .animating { baseDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// The attempt of the finger is over, whether it dragged or not.
  func fingerDidLift() {
    wasCaught = false
    guard activity == .tracking else { return }
    activity = .none
    // Content that was stopped beyond its edge goes back.
    let time = releaseTime
    let x = horizontal.release(velocity: 0, at: time)
    let y = vertical.release(velocity: 0, at: time)
    if x.moves || y.moves { beginDecelerating() } else { indicators.rest() }
  }

  func noteVelocity(of touches: [UITouch], from before: CGPoint, in event: UIEvent) {
    guard panGestureRecognizer.numberOfTouches == 1, let touch = touches.first,
      let samples = event.coalescedTouches(for: touch)
    else {
      let path = panGestureRecognizer.path
      estimators.x.addMove(to: -path.x, at: event.timestamp)
      estimators.y.addMove(to: -path.y, at: event.timestamp)
      return
    }
    var path = before
    var last = samples.first?.previousPoint ?? .zero
    for sample in samples {
      path.x += sample.sample.location.x - last.x
      path.y += sample.sample.location.y - last.y
      last = sample.sample.location
      estimators.x.addMove(to: -path.x, at: sample.timestamp)
      estimators.y.addMove(to: -path.y, at: sample.timestamp)
    }
  }

  /// When the finger was lifted; now, if it was not the finger that ended the drag.
  private var releaseTime: Double {
    pan.liftTime ?? window?.windowScene?.application.clock.now ?? 0
  }

  func panShouldBegin() -> Bool {
    guard isScrollEnabled else { return false }
    let motion = panGestureRecognizer.motion
    let isAcross = abs(motion.x) > abs(motion.y)
    switch (scrollsHorizontally, scrollsVertically) {
    case (false, false): return false
    case (true, false): if !isAcross { return false }
    case (false, true): if isAcross { return false }
    case (true, true): break
    }
    // S13: content that has heard of the touch may refuse to give it up.
    for touch in panGestureRecognizer.boundTouches where touch.delivery.hasBegun && !touch.delivery.isOver {
      guard let view = touch.view, view !== self else { continue }
      guard canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
    }
    return true
  }

  func panDidChange(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      baseDelegate?.scrollViewWillBeginDragging(self)
      guard window != nil else { return }
      activity = .dragging
      trace("dragging", because: "")
      if scrollsHorizontally { horizontal.beginDrag() }
      if scrollsVertically { vertical.beginDrag() }
      indicators.show()
      follow(pan)
    case .changed: follow(pan)
    case .ended: endDrag(isCancelled: false)
    case .cancelled: endDrag(isCancelled: true)
    case .possible, .failed: break
    }
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard activity == .dragging else { return }
    let translation = pan.translation(in: self)
    horizontal.drag(travel: -translation.x)
    vertical.drag(travel: -translation.y)
    showOffset()
  }

  func endDrag(isCancelled: Bool) {
    guard activity == .dragging else { return }
    let time = releaseTime
    let velocity =
      isCancelled || !isScrollEnabled
      ? CGPoint.zero
      : CGPoint(
        x: scrollsHorizontally ? estimators.x.velocity(liftingAt: time) : 0,
        y: scrollsVertically ? estimators.y.velocity(liftingAt: time) : 0)
    let x = horizontal.release(velocity: velocity.x, at: time)
    let y = vertical.release(velocity: velocity.y, at: time)
    let perMillisecond = CGPoint(x: x.velocity / 1000, y: y.velocity / 1000)
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let announced = grid.rounded(CGPoint(x: x.target, y: y.target))
    let proposed = proposedTarget(announced, velocity: perMillisecond)  // S38
    var target = proposed
    baseDelegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &target)
    guard target.isFinite else {
      fatalError(
        "The target content offset of \(type(of: self)) was made (\(target.x), \(target.y)) while a drag ended: "
          + "give finite numbers.")
    }
    if target.x != announced.x { horizontal.retarget(to: target.x) }
    if target.y != announced.y { vertical.retarget(to: target.y) }
    let moves = horizontal.isMoving || vertical.isMoving
    activity = .none
    trace(
      moves ? "released" : "rests",
      because: "velocity \(wholePoints(velocity)) pt/s, target \(wholePoints(target))")
    baseDelegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    if moves { beginDecelerating() } else { indicators.rest() }
  }
}
