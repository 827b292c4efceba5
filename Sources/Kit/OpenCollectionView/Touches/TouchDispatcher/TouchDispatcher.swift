import FrameClock
import GestureEngine

/// Turns a host's reports into touches and events, and brings these to recognizers and views.
///
/// Order within an event: hit testing and admission of new touches, the recognizers, what recognition takes from views,
/// the views, what was held back from them, actions, resets. // G5
@MainActor final class TouchDispatcher {
  private unowned let scene: UIWindowScene
  var touches: [UITouch] = []
  private var touchCount = 0
  /// Moves that wait for the end of the frame, or for something else to happen, to be told as one event.
  private var waitingMoves: [TouchSample] = []
  private var lastLift: (time: Double, location: CGPoint, tapCount: Int)?

  init(scene: UIWindowScene) { self.scene = scene }

  var environment: GestureEnvironment { scene.gestureEnvironment }
  var clock: FrameClock { scene.application.clock }
  var trace: DecisionTrace { scene.application.trace }

  /// The touches that are down.
  var activeTouches: [UITouch] { touches.filter { $0.phase != .ended && $0.phase != .cancelled } }

  /// Takes in reports, oldest first. Moves wait for ``flushMoves()``; what else has one phase and time is one event. // G7
  func receive(_ samples: [TouchSample], until limit: Double) {
    var rest = samples[...]
    while let sample = rest.first {
      let time = sample.time.isFinite ? min(sample.time, limit) : clock.now
      if let deadline = clock.nextDeadline, deadline <= time { flushMoves() }
      clock.advance(to: time)
      if sample.phase == .moved, activeTouch(sample.identifier) != nil {
        waitingMoves.append(sensible(sample))
        rest = rest.dropFirst()
      } else {
        flushMoves()
        let together = reportsOfOneEvent(in: rest)
        if sample.phase == .began { cancelLost(together) }
        dispatch(together.map(sensible))
        rest = rest.dropFirst(together.count)
      }
    }
  }

  /// The first reports that have one phase and one time, each of another touch.
  private func reportsOfOneEvent(in samples: ArraySlice<TouchSample>) -> [TouchSample] {
    guard let first = samples.first else { return [] }
    var identifiers: Set<Int32> = []
    return Array(
      samples.prefix { sample in
        sample.phase == first.phase && sample.time.bitPattern == first.time.bitPattern
          && identifiers.insert(sample.identifier).inserted
      })
  }

  /// A finger that comes down twice has been lost in between.
  private func cancelLost(_ samples: [TouchSample]) {
    let lost = samples.compactMap { sample -> TouchSample? in
      guard var cancelled = activeTouch(sample.identifier)?.sample else { return nil }
      cancelled.phase = .cancelled
      cancelled.time = sample.time.isFinite ? sample.time : clock.now
      return cancelled
    }
    if !lost.isEmpty { dispatch(lost) }
  }

  /// A report without a place keeps the place that its touch has, one without a time comes now: hosts may be broken.
  private func sensible(_ sample: TouchSample) -> TouchSample {
    var sample = sample
    if !sample.time.isFinite { sample.time = clock.now }
    if !sample.location.isFinite {
      let known = waitingMoves.last { $0.identifier == sample.identifier }?.location
      sample.location = known ?? activeTouch(sample.identifier)?.sample.location ?? Self.nowhere
    }
    return sample
  }

  /// A place that is on no window.
  private static let nowhere = CGPoint(x: -1e9, y: -1e9)

  /// Tells the moves that have waited: each touch once, with all its reports as coalesced touches.
  func flushMoves() {
    guard !waitingMoves.isEmpty else { return }
    let moves = waitingMoves
    waitingMoves.removeAll(keepingCapacity: true)
    dispatch(moves)
  }

  /// Cancels every touch that is down, as when the system takes the screen away.
  func cancelAll(at time: Double) {
    flushMoves()
    let samples = activeTouches.map { touch in
      var sample = touch.sample
      sample.phase = .cancelled
      sample.time = max(time, sample.time)
      return sample
    }
    if !samples.isEmpty { dispatch(samples) }
  }

  private func activeTouch(_ identifier: Int32) -> UITouch? {
    touches.first { $0.identifier == identifier && $0.phase != .ended && $0.phase != .cancelled }
  }

  // MARK: One event

  private func dispatch(_ samples: [TouchSample]) {
    for touch in touches where touch.phase == .began || touch.phase == .moved { touch.storedPhase = .stationary }
    for touch in touches { touch.coalesced.removeAll(keepingCapacity: true) }
    var changed: [UITouch] = []
    for sample in samples {
      guard let touch = take(sample), !changed.contains(where: { $0 === touch }) else { continue }
      changed.append(touch)
    }
    guard !changed.isEmpty, let last = samples.last else { return }
    let live = touches.filter { touch in
      touch.phase == .stationary || changed.contains { $0 === touch }
    }
    let event = UIEvent(timestamp: last.time, touches: live, modifiers: last.modifiers, buttons: last.buttons)
    for touch in changed where touch.phase == .began { admit(touch) }
    scene.application.sendEvent(event)
    let lifted = changed.filter { $0.phase == .ended || $0.phase == .cancelled }
    if !lifted.isEmpty {
      environment.lift(lifted)
      environment.settle()
      forgetFinished()
    }
  }

  /// Takes a report over into its touch; nil for reports that have no meaning, such as a move of an unknown finger.
  private func take(_ sample: TouchSample) -> UITouch? {
    if sample.phase == .began { return begin(sample) }
    guard let touch = activeTouch(sample.identifier) else { return nil }
    let before = touch.sample.location
    if sample.phase != .moved || touch.phase != .moved { touch.previousPoint = before }
    touch.sample = sample
    if sample.phase == .moved { touch.coalesced.append(touch.copyForCoalescing(movedFrom: before)) }
    switch sample.phase {
    case .began: break
    case .moved: touch.storedPhase = .moved
    case .ended:
      touch.storedPhase = .ended
      lastLift = (sample.time, touch.startLocation, touch.tapCount)
    case .cancelled: touch.storedPhase = .cancelled
    }
    return touch
  }

  private func begin(_ sample: TouchSample) -> UITouch? {
    if freeSlot == nil { releaseOldestHeldTouch() }
    guard let slot = freeSlot else { return nil }
    let window = scene.window(at: sample.location)
    let view = window.flatMap { window in
      window.layer.convertFromParent(sample.location).flatMap { window.hitTest($0, with: nil) }
    }
    touchCount += 1
    let touch = UITouch(slot: slot, number: touchCount, sample: sample, view: view, window: window)
    // G9: a touch near the place and soon after the lift of the last one counts on.
    let profile = InputProfile.finger
    if let last = lastLift, sample.time - last.time <= profile.tapInterval,
      hypot(last.location.x - sample.location.x, last.location.y - sample.location.y) <= profile.tapMovement
    {
      touch.storedTapCount = last.tapCount + 1
    }
    touches.append(touch)
    trace.record(
      .touchHit(touch: touch.number, view: view.map { trace.name(of: $0) } ?? "nothing", location: sample.location))
    return touch
  }

  private var freeSlot: Int? {
    touches.reduce(environment.arena.boundTouches) { $0.union(TouchSet(slot: $1.slot)) }.firstFreeSlot
  }

  /// A recognizer that never makes up its mind holds the end of every touch: the oldest has waited long enough.
  private func releaseOldestHeldTouch() {
    let isOver = { (touch: UITouch) in touch.phase == .ended || touch.phase == .cancelled }
    guard let oldest = touches.first(where: { isOver($0) && $0.delivery.isHolding }) else { return }
    release(oldest, evenIfDelayed: true)
    forgetFinished()
  }

  // MARK: Delivery

  /// Brings an event to the recognizers and views of a window. Called by the window.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    let changed = event.changedTouches.filter { $0.window === window }
    environment.perform {
      for recognizer in orderedRecognizers(of: changed) where environment.isListening(recognizer) {
        tell(recognizer, of: changed, in: event)
      }
    }
    environment.takeTouchesOfRecognized()
    tellViews(of: changed, in: event)
    environment.settle()
  }

  /// The recognizers of some touches: of the hit view first, then outwards; in one view as they were added. // G6
  private func orderedRecognizers(of touches: [UITouch]) -> [UIGestureRecognizer] {
    guard touches.count > 1 else { return touches.first?.recognizers ?? [] }
    var result: [UIGestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.recognizers where !result.contains(where: { $0 === recognizer }) {
        result.append(recognizer)
      }
    }
    return result
  }

  private func tell(_ recognizer: UIGestureRecognizer, of changed: [UITouch], in event: UIEvent) {
    // G7: one call per phase, in this order.
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let touches = changed.filter { touch in
        touch.phase == phase && touch.recognizers.contains { $0 === recognizer }
      }
      guard !touches.isEmpty, environment.isListening(recognizer) else { continue }
      switch phase {
      case .began: recognizer.touchesBegan(Set(touches), with: event)
      case .moved: recognizer.touchesMoved(Set(touches), with: event)
      case .ended: recognizer.touchesEnded(Set(touches), with: event)
      case .cancelled: recognizer.touchesCancelled(Set(touches), with: event)
      case .stationary: break
      }
    }
  }

  func forgetFinished() {
    touches.removeAll { ($0.phase == .ended || $0.phase == .cancelled) && !$0.delivery.isHolding }
  }
}

extension UITouch {
  /// The touch as it is, for the list of coalesced touches.
  func copyForCoalescing(movedFrom previousPoint: CGPoint) -> UITouch {
    let copy = UITouch(slot: slot, number: number, sample: sample, view: view, window: window)
    copy.previousPoint = previousPoint
    copy.storedPhase = .moved
    copy.storedTapCount = storedTapCount
    return copy
  }
}

extension TouchSample.Phase {
  @MainActor init?(_ phase: UITouch.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .stationary: return nil
    }
  }
}

extension UITouch.Phase {
  init(_ phase: TouchSample.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
