import FrameClock
import GestureEngine
import MotionEngine

extension UIScrollView {
  /// Tells whether the touch that is down came down on moving content and stopped it. // S17
  var wasCaught: Bool {
    get { touchDelay.caughtMotion }
    set { touchDelay.caughtMotion = newValue }
  }

  func fingerDidComeDown(at time: Double) {
    // A finger beside the one that drags this view by a view in it.
    guard isScrollEnabled, activity != .dragging else { return }
    estimators.x.reset()
    estimators.y.reset()
    estimators.x.addMove(to: 0, at: time)
    estimators.y.addMove(to: 0, at: time)
    let before = activity
    drag = ScrollDrag()
    if before == .decelerating {
      // Who touches it sees it where it is going to be, not where the last frame had it.
      if isShownAhead { showMotion(at: time) }
      noteCaughtMotion(at: time)
      drag.hasStoppedThrow = true
    }
    if motionIsRunning { endMotion(because: "a finger came down") }
    activity = .tracking
    let stopsZoom = fingerStopsZoom()
    wasCaught = before == .decelerating || before == .wheeling || stopsZoom
    if before == .decelerating { baseDelegate?.scrollViewDidEndDecelerating(self) }
    if before.isAnimation { animationDidEnd(isComplete: false) }
    if before == .wheeling { wheelWasCaught() }
  }

  /// Nothing else begins before the delegate knows that the wheel's drag is over.
  private func wheelWasCaught() {
    activity = .lifted
    wheelWasInterrupted()
    guard activity == .lifted else { return }
    activity = .tracking
    // The delegate may have turned scrolling off.
    if !isScrollEnabled { endTracking() }
  }

  /// The attempt of the finger is over, whether it dragged or not.
  func fingerDidLift() {
    wasCaught = false
    endTracking()
  }

  private func endTracking() {
    guard activity == .tracking else { return }
    let endsThrow = drag.hasStoppedThrow
    drag.hasStoppedThrow = false
    activity = .lifted
    if !zoomHoldsContent {
      // Content that was stopped beyond its edge, or between pages, goes back.
      let time = releaseTime
      let x = horizontal.release(velocity: 0, at: time)
      let y = vertical.release(velocity: 0, at: time)
      if restsInPlaces {
        let target = proposedTarget(CGPoint(x: x.target, y: y.target), velocity: .zero)
        if target.x != x.target { horizontal.retarget(to: target.x) }
        if target.y != y.target { vertical.retarget(to: target.y) }
      }
    }
    if endsThrow {
      baseDelegate?.scrollViewDidEndDragging(self, willDecelerate: horizontal.isMoving || vertical.isMoving)  // S100
      // The delegate may have moved the content elsewhere.
      guard activity == .lifted else { return }
    }
    activity = .none
    guard !zoomHoldsContent else { return }
    if horizontal.isMoving || vertical.isMoving { beginDecelerating() } else { comeToRest() }
  }

  /// A report of a finger that has not moved: its velocity does not age.
  private func fingerDidRest(at time: Double) {
    estimators.x.addStationary(at: time)
    estimators.y.addStationary(at: time)
  }

  func noteVelocity(of touches: Set<UITouch>, from before: CGPoint, in event: UIEvent) {
    guard panGestureRecognizer.numberOfTouches == 1, let touch = touches.first else {
      let path = panGestureRecognizer.path
      guard path != before else {
        fingerDidRest(at: event.timestamp)
        return
      }
      estimators.x.addMove(to: -path.x, at: event.timestamp)
      estimators.y.addMove(to: -path.y, at: event.timestamp)
      return
    }
    var path = before
    let samples = touch.coalescedTouches
    // A single report needs no list.
    guard let first = samples.first else { return noteVelocity(of: touch, from: touch.previousPoint, path: &path) }
    var last = first.previousPoint
    for sample in samples {
      noteVelocity(of: sample, from: last, path: &path)
      last = sample.sample.location
    }
  }

  /// Takes in one report of a finger that was at `last` before.
  private func noteVelocity(of touch: UITouch, from last: CGPoint, path: inout CGPoint) {
    let place = touch.sample.location
    guard place != last else { return fingerDidRest(at: touch.timestamp) }
    path.x += place.x - last.x
    path.y += place.y - last.y
    estimators.x.addMove(to: -path.x, at: touch.timestamp)
    estimators.y.addMove(to: -path.y, at: touch.timestamp)
  }

  /// When the finger was lifted; now, if it was not the finger that ended the drag.
  var releaseTime: Double {
    pan.liftTime ?? window?.windowScene?.application.clock.now ?? 0
  }

  func panShouldBegin() -> Bool {
    guard isScrollEnabled else { return false }
    // Fingers that zoom drag in any direction, and content that fits. // S63
    if zoomHasFingers { return true }
    let motion = panGestureRecognizer.motion
    let isAcross = abs(motion.x) > abs(motion.y)
    switch (scrollsHorizontally, scrollsVertically) {
    case (false, false): return false
    case (true, false): if !isAcross { return false }
    case (false, true): if isAcross { return false }
    case (true, true): break
    }
    guard !leavesDragToParent(isAcross: isAcross, towardsEnd: (isAcross ? asCounted(motion.x) : motion.y) < 0) else {
      return false
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
    case .began: beginDrag()
    case .changed: follow(pan)
    case .ended: endDrag(isCancelled: false)
    case .cancelled: endDrag(isCancelled: true)
    case .possible, .failed: break
    }
  }

  /// Turning scrolling off ends a drag, whoever's finger it is. // S18
  func scrollEnabledDidChange() {
    pan.isEnabled = isScrollEnabled
    guard !isScrollEnabled else { return }
    if activity == .dragging { endDrag(isCancelled: true) }
    endWheelTurnedOff()
    endTracking()
  }

  private func beginDrag() {
    // A finger in a view within this one has dragged it: now it has one of its own.
    if activity == .dragging { endDrag(isCancelled: true) }
    let flick = (x: drag.flickX, y: drag.flickY)
    // A delegate may have begun an animation when the finger came down.
    if motionIsRunning { stopMotion() }
    // Whatever a delegate begins when it hears of that end goes before the drag.
    guard window != nil, !motionIsRunning else { return }
    activity = .dragging
    drag = ScrollDrag()
    baseDelegate?.scrollViewWillBeginDragging(self)
    // The delegate may have begun one now, or have removed the view.
    guard activity == .dragging else { return }
    dragDidBegin()
    drag.flickX = flick.x.dragBegan(at: pan.lastMoveTime, profile: horizontal.profile)
    drag.flickY = flick.y.dragBegan(at: pan.lastMoveTime, profile: vertical.profile)
    chooseAxes()
    if drag.followsX { horizontal.beginDrag() }
    if drag.followsY { vertical.beginDrag() }
    buildChains()
    indicators.show()
    guard isScrollEnabled else { return endDrag(isCancelled: true) }
    follow(pan)
  }

  /// The axes along which the content follows; a lock is decided once, when the drag begins. // S16
  private func chooseAxes() {
    drag.followsX = scrollsHorizontally || zoomHasFingers
    drag.followsY = scrollsVertically || zoomHasFingers
    let motion = pan.motion
    if isDirectionalLockEnabled, !zoomHasFingers, drag.followsX, drag.followsY {
      let ratio = CGFloat(horizontal.profile.directionalLockRatio)
      if abs(motion.x) >= ratio * abs(motion.y) {
        drag.followsY = false
      } else if abs(motion.y) >= ratio * abs(motion.x) {
        drag.followsX = false
      }
      trace(
        "dragging",
        because: drag.followsX && drag.followsY
          ? "diagonally: no direction is locked" : "locked \(drag.followsX ? "across" : "along")")
    } else {
      trace("dragging", because: "")
    }
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard activity == .dragging, drag.driver == nil else { return }
    if keyboardDismissMode.followsFinger {
      dragKeyboard(to: pan.location(in: nil))
      guard activity == .dragging else { return }
    }
    let translation = pan.translation(in: self)
    let chains = (x: drag.chainX, y: drag.chainY)
    if drag.followsX { horizontal.drag(travel: divide(-translation.x, in: chains.x)) }
    if drag.followsY { vertical.drag(travel: divide(-translation.y, in: chains.y)) }
    showOffset()
    guard activity == .dragging else { return }
    moveParents(in: chains.x)
    guard activity == .dragging else { return }
    moveParents(in: chains.y)
  }

  func endDrag(isCancelled: Bool) {
    guard activity == .dragging, !drag.isEnding else { return }
    let time = releaseTime
    guard drag.driver == nil else { return letGo(velocity: .zero, at: time) }
    let chains = (x: drag.chainX, y: drag.chainY)
    let velocity = isCancelled || !isScrollEnabled ? .zero : throwVelocity(at: time)
    // One that is let go hears no more of the others.
    drag.liftVelocity = velocityUnderFinger(at: time)
    for chain in [chains.x, chains.y].compactMap({ $0 }) {
      for view in chain.members.dropFirst() where view.activity == .dragging && view.drag.driver === self {
        view.drag.liftVelocity = view.velocityUnderFinger(at: time)
      }
    }
    letGo(
      velocity: CGPoint(
        x: velocity.x * (chains.x?.share(of: self) ?? 1), y: velocity.y * (chains.y?.share(of: self) ?? 1)),
      at: time)
    if chains.x != nil || chains.y != nil { endDragsOfParents(in: chains, velocity: velocity, at: time) }
  }

  /// How fast the finger throws the content, in points per second.
  private func throwVelocity(at time: Double) -> CGPoint {
    let lift =
      pan.liftsPointer
      ? CGPoint(  // S90
        x: estimators.x.velocity(ofPointerLiftingAt: time), y: estimators.y.velocity(ofPointerLiftingAt: time))
      : CGPoint(x: estimators.x.velocity(liftingAt: time), y: estimators.y.velocity(liftingAt: time))
    var finger = pan.converted(lift, to: self)
    if !drag.followsX || !scrollsHorizontally { finger.x = 0 }
    if !drag.followsY || !scrollsVertically { finger.y = 0 }
    guard !isPagingEnabled else { return finger }
    // S39
    let added = CGPoint(
      x: drag.flickX.addition(to: finger.x, profile: horizontal.profile),
      y: drag.flickY.addition(to: finger.y, profile: vertical.profile))
    guard added != .zero else { return finger }
    trace("flicked again", because: "the motion that was caught adds \(wholePoints(added)) pt/s")
    return CGPoint(x: finger.x + added.x, y: finger.y + added.y)
  }

  private func noteCaughtMotion(at time: Double) {
    func flick(_ axis: MotionEngine.ScrollAxis) -> RepeatedFlick {
      axis.phase == .decelerating ? RepeatedFlick(caughtVelocity: axis.velocity, at: time) : .none
    }
    drag.flickX = flick(horizontal)
    drag.flickY = flick(vertical)
  }

  /// The finger lets the content go.
  func letGo(velocity: CGPoint, at time: Double) {
    drag.isEnding = true
    refreshControl?.dragWillEnd()
    pagingDidChange()
    let x = horizontal.release(velocity: velocity.x, at: time)
    let y = vertical.release(velocity: velocity.y, at: time)
    let perMillisecond = CGPoint(x: x.velocity / 1000, y: y.velocity / 1000)
    let grid = PixelGrid(scale: pixelsPerPoint)
    let announced = grid.rounded(CGPoint(x: x.target, y: y.target))
    let proposed = proposedTarget(announced, velocity: perMillisecond)  // S38
    var target = isPagingEnabled ? announced : proposed
    baseDelegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &target)
    if !target.isFinite {
      ProgrammingErrors.report(
        "The target content offset of \(type(of: self)) was made (\(target.x), \(target.y)) while a drag ended: "
          + "give finite numbers.", instead: "the content comes to rest where it would have")
      target = announced
    }
    drag = ScrollDrag()
    // The delegate may have removed the view, or begun an animation.
    guard activity == .dragging else {
      baseDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
      return
    }
    if isPagingEnabled {
      // S42
      if target != announced {
        trace("pages", because: "the target \(wholePoints(target)) is ignored while paging is on")
      }
      target = announced
    }
    if target.x != announced.x { horizontal.retarget(to: target.x) }
    if target.y != announced.y { vertical.retarget(to: target.y) }
    // The delegate may have changed the range while the finger still counted as down, which holds content beyond it.
    if horizontal.phase == .resting { horizontal.adaptToRange() }
    if vertical.phase == .resting { vertical.adaptToRange() }
    showOffset()
    let moves = horizontal.isMoving || vertical.isMoving
    activity = .lifted
    trace(
      moves ? "released" : "rests",
      because: "velocity \(wholePoints(velocity)) pt/s, target \(wholePoints(target))")
    baseDelegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    // The delegate may have moved the content elsewhere.
    guard activity == .lifted else { return }
    activity = .none
    if horizontal.isMoving || vertical.isMoving { beginDecelerating() } else { comeToRest() }
  }
}
