import FrameClock
import GestureEngine
import MotionEngine

// A turning of a wheel or a trackpad is a drag without fingers: the delegate is told of it as of a drag.
extension UIScrollView {
  /// Tells whether a wheel's turn is along an axis that the view scrolls.
  func takesWheel(_ sample: ScrollSample) -> Bool {
    guard isScrollEnabled, !sample.distance.x.isNaN, !sample.distance.y.isNaN else { return false }
    return sample.isAcross ? scrollsHorizontally : scrollsVertically
  }

  /// Tells whether there is content left in the direction of a wheel's turn.
  func hasContent(inDirectionOf sample: ScrollSample) -> Bool {
    let axis = sample.isAcross ? horizontal : vertical
    let distance = sample.isAcross ? asCounted(sample.distance.x) : sample.distance.y
    let left = distance > 0 ? axis.maximum - axis.offset : axis.offset - axis.minimum
    return left >= WheelMotion.settledDistance
  }

  /// Tells whether the view keeps a wheel's turn for which it has no content left.
  func keepsWheel(_ sample: ScrollSample) -> Bool {
    sample.isAcross ? !transfersHorizontalScrollingToParent : !transfersVerticalScrollingToParent
  }

  /// Follows a wheel or a trackpad: beyond the edges by the rubber band, and back when it is silent.
  func turnWheel(_ sample: ScrollSample) {
    guard !activity.isOfFinger, !isZooming,
      let clock = window?.windowScene?.application.clock
    else { return }
    let unit = sample.unit.points(page: bounds.size)
    let distance = CGPoint(x: asCounted(sample.distance.x * unit.width), y: sample.distance.y * unit.height)
    guard distance.isFinite, distance != .zero else { return }
    if wheel.isSpent {
      if !wheel.turn.isSilent(at: clock.now), wheel.turn.goesOn(x: distance.x, y: distance.y) {
        return wheel.turn.note(x: distance.x, y: distance.y, at: clock.now)
      }
      wheel.isSpent = false
    }
    if activity != .wheeling {
      guard beginWheel() else { return }
    }
    followAnew(distance)
    wheel.turn.turn(x: distance.x, y: distance.y, at: clock.now, isStep: sample.unit != .points)
    limitRemainders(at: clock.now)
    runMotion()
  }

  /// Tells that a drag begins; answers whether it still can.
  private func beginWheel() -> Bool {
    if activity != .none { stopMotion() }
    // The delegate may have begun something else, or have removed the view.
    guard activity == .none, window != nil else { return false }
    wheel = WheelState()
    activity = .wheeling
    baseDelegate?.scrollViewWillBeginDragging(self)
    // The delegate may have begun an animation, or have removed the view: then the drag is over.
    guard activity == .wheeling else { return false }
    dragDidBegin()
    wheel.turn = WheelTurn(
      locksDirection: isDirectionalLockEnabled && scrollsHorizontally && scrollsVertically,
      lockRatio: vertical.profile.directionalLockRatio)
    wheel.start = CGPoint(x: horizontal.offset, y: vertical.offset)
    if scrollsHorizontally { horizontal.beginDrag() }
    if scrollsVertically { vertical.beginDrag() }
    trace("wheels", because: "a wheel or a trackpad turned")
    indicators.show()
    return true
  }

  /// Content that has turned back at an edge follows fingers that turn back, or that begin anew.
  private func followAnew(_ distance: CGPoint) {
    if horizontal.isMoving, distance.x != 0, !wheel.turn.x.goesOn(with: distance.x) {
      horizontal.beginDrag()
      wheel.turn.renewX()
    }
    if vertical.isMoving, distance.y != 0, !wheel.turn.y.goesOn(with: distance.y) {
      vertical.beginDrag()
      wheel.turn.renewY()
    }
  }

  private var wheelReach: (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let isInSteps = wheel.turn.isInSteps
    let isPaging = isPagingEnabled
    return (
      horizontal.wheelReach(inSteps: isInSteps, pagingFrom: isPaging ? wheel.start.x : nil),
      vertical.wheelReach(inSteps: isInSteps, pagingFrom: isPaging ? wheel.start.y : nil)
    )
  }

  private func limitRemainders(at time: Double) {
    let reach = wheelReach
    func left(_ reach: ClosedRange<Double>, _ offset: Double) -> ClosedRange<Double> {
      min(0, reach.lowerBound - offset)...max(0, reach.upperBound - offset)
    }
    wheel.turn.limitRemainders(x: left(reach.x, horizontal.offset), y: left(reach.y, vertical.offset), at: time)
  }

  /// Moves the content to where the wheel has brought it, and ends the turning when it is over.
  func stepWheel(to time: Double) {
    let reach = wheelReach
    horizontal.follow(wheel.turn.x, within: reach.x, at: time)
    vertical.follow(wheel.turn.y, within: reach.y, at: time)
    horizontal.step(to: time)
    vertical.step(to: time)
    showOffset()
    guard activity == .wheeling else { return }
    let turn = wheel.turn
    if hasTurnedBack {
      endWheel(at: time, because: "momentum brought the content beyond its edge")
    } else if turn.isSilent(at: time), turn.isSettled(at: time) || isPagingEnabled {
      endWheel(at: time, because: "the wheel is silent")
    }
  }

  /// Tells whether the content bounces on the axis that matters. An axis that got less than a quarter of the way does
  /// not matter.
  private var hasTurnedBack: Bool {
    let x = abs(wheel.turn.x.asked)
    let y = abs(wheel.turn.y.asked)
    return (vertical.isMoving && (horizontal.phase != .dragging || x * 4 < y))
      || (horizontal.isMoving && (vertical.phase != .dragging || y * 4 < x))
  }

  private func endWheel(at time: Double, because reason: String) {
    guard !wheel.isEnding else { return }
    wheel.isEnding = true
    wheel.isSpent = isScrollEnabled && !wheel.turn.isSilent(at: time)
    let turn = wheel.turn
    horizontal.release(velocity: isScrollEnabled ? turn.x.velocityOfRemainder(at: time) : 0, at: time)
    vertical.release(velocity: isScrollEnabled ? turn.y.velocityOfRemainder(at: time) : 0, at: time)
    if isPagingEnabled, isScrollEnabled {
      horizontal.turnPage(from: wheel.start.x, by: turn.x)
      vertical.turnPage(from: wheel.start.y, by: turn.y)
    }
    let velocity = CGPoint(x: horizontal.velocity / 1000, y: vertical.velocity / 1000)
    let grid = PixelGrid(scale: pixelsPerPoint)
    let announced = grid.rounded(CGPoint(x: horizontal.restingOffset, y: vertical.restingOffset))
    var target = isPagingEnabled ? announced : proposedTarget(announced, velocity: velocity)  // S38
    baseDelegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
    if !target.isFinite {
      ProgrammingErrors.report(
        "The target content offset of \(type(of: self)) was made (\(target.x), \(target.y)) while a wheel came to rest: "
          + "give finite numbers.", instead: "the content comes to rest where it would have")
      target = announced
    }
    wheel.isEnding = false
    guard activity == .wheeling else { return }
    // S42
    if !isPagingEnabled {
      if target.x != announced.x { horizontal.retarget(to: target.x) }
      if target.y != announced.y { vertical.retarget(to: target.y) }
    }
    let moves = horizontal.isMoving || vertical.isMoving
    activity = .none
    trace(moves ? "released" : "rests", because: reason)
    baseDelegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    // The delegate may have moved the content elsewhere.
    guard activity == .none else { return }
    if horizontal.isMoving || vertical.isMoving { beginDecelerating() } else { indicators.rest() }
  }

  /// The program has turned scrolling off in the middle of a turning. // S18
  func endWheelTurnedOff() {
    guard activity == .wheeling, let clock = window?.windowScene?.application.clock else { return }
    endWheel(at: clock.now, because: "scrolling was turned off")
  }

  /// How fast a wheel moves the content, in points per second: as it reported last, and as notches are shown.
  var velocityOfWheel: CGPoint {
    guard let now = window?.windowScene?.application.clock.now else { return .zero }
    func velocity(_ wheel: WheelMotion, _ axis: MotionEngine.ScrollAxis) -> Double {
      guard axis.phase == .dragging else { return axis.velocity }
      return axis.velocity(underFinger: wheel.velocity(at: now))
    }
    return CGPoint(x: velocity(wheel.turn.x, horizontal), y: velocity(wheel.turn.y, vertical))
  }

  /// Something else has taken over from a wheel: its drag is over where the content stands.
  func wheelWasInterrupted() {
    let isEnding = wheel.isEnding
    wheel = WheelState()
    horizontal.letGoInPlace()
    vertical.letGoInPlace()
    if !isEnding {
      var target = contentOffset
      baseDelegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
    }
    baseDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
  }
}

extension ScrollSample {
  /// Tells whether the larger motion is sideways.
  var isAcross: Bool { abs(distance.x) > abs(distance.y) }
}

extension MotionEngine.ScrollAxis {
  /// Sends the content to the next page in the direction of a turning, whatever was shown of it.
  fileprivate mutating func turnPage(from start: Double, by wheel: WheelMotion) {
    guard abs(wheel.asked) >= WheelTurn.directionThreshold, overshoot == 0 else { return }
    let page = page(beside: start, towardsEnd: wheel.asked > 0)
    if page != offset || isMoving { retarget(to: page) }
  }

  /// Lets the content go without moving it.
  fileprivate mutating func letGoInPlace() {
    guard phase == .dragging else { return }
    release(velocity: 0, at: .nan)
    stop()
  }
}
