import FrameClock
import GestureEngine

/// Turns a host's reports into touches and events, and brings these to recognizers and views.
///
/// Order within an event: hit testing and admission of new touches, the recognizers, what recognition takes from views,
/// the views, what was held back from them, actions, resets. // G5
@MainActor final class TouchDispatcher {
  private unowned let scene: UIWindowScene
  private var touches: [UITouch] = []
  private var touchCount = 0
  /// Moves that wait for the end of the frame, or for something else to happen, to be told as one event.
  private var waitingMoves: [TouchSample] = []
  private var lastLift: (time: Double, location: CGPoint, tapCount: Int)?

  init(scene: UIWindowScene) { self.scene = scene }

  private var environment: GestureEnvironment { scene.gestureEnvironment }
  private var clock: FrameClock { scene.application.clock }
  private var trace: DecisionTrace { scene.application.trace }

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

  /// Lets the recognizers of the hit view and of all around it take part in a new touch. // G4, G10
  private func admit(_ touch: UITouch) {
    var view = touch.view
    while let current = view {
      for recognizer in inOrderOfDelivery(current.attachedRecognizers) {
        if let refusal = refusal(of: touch, by: recognizer) {
          trace.record(
            .touchRefused(touch: touch.number, recognizer: trace.name(of: recognizer), reason: refusal))
          continue
        }
        environment.admit(touch, to: recognizer)
        touch.recognizers.append(recognizer)
        trace.record(.touchAdmitted(touch: touch.number, recognizer: trace.name(of: recognizer)))
      }
      view = current.superview
    }
  }

  /// Of taps on one view those that need more taps go first: the second tap of two is the double tap's. // G6, G39
  private func inOrderOfDelivery(_ recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
    let places = recognizers.indices.filter { recognizers[$0] is UITapGestureRecognizer }
    guard places.count > 1 else { return recognizers }
    let taps = places.compactMap { recognizers[$0] as? UITapGestureRecognizer }.enumerated().sorted { left, right in
      let (leftTaps, rightTaps) = (left.element.numberOfTapsRequired, right.element.numberOfTapsRequired)
      return leftTaps != rightTaps ? leftTaps > rightTaps : left.offset < right.offset
    }
    var result = recognizers
    for (place, tap) in zip(places, taps) { result[place] = tap.element }
    return result
  }

  private func refusal(of touch: UITouch, by recognizer: UIGestureRecognizer) -> String? {
    if recognizer is UIHoverGestureRecognizer { return "it follows pointers without a button" }
    if !recognizer.isEnabled { return "it is disabled" }
    if environment.isFinished(recognizer) { return "its attempt is over and not yet reset" }  // G27
    if !recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) {
      return "touches of type \(touch.type.rawValue) are not among those it takes"
    }
    if recognizer.requiresExclusiveTouchType, let first = recognizer.boundTouches.first, first.type != touch.type {
      return "it has a touch of another type"  // G11
    }
    if let delegate = recognizer.delegate, !delegate.gestureRecognizer(recognizer, shouldReceive: touch) {
      return "its delegate does not want it"
    }
    return nil
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

  private func tellViews(of changed: [UITouch], in event: UIEvent) {
    var heard: [UITouch] = []
    for touch in changed {
      guard let view = touch.view, let phase = TouchSample.Phase(touch.phase) else { continue }
      // A touch that a view does not hear of at first it does not hear of later either.
      if phase == .began, !mayHear(view, touch) { _ = touch.delivery.take() }
      let began = environment.holder(of: touch, where: \.delaysTouchesBegan)
      let ended = environment.holder(of: touch, where: \.delaysTouchesEnded)
      switch touch.delivery.receive(phase, delaysBegan: began != nil, delaysEnded: ended != nil) {
      case .deliver: heard.append(touch)
      case .hold:
        touch.hold()
        trace.record(
          .viewTouchHeld(
            touch: touch.number, view: trace.name(of: view), phase: "\(phase)",
            by: (began ?? ended).map { trace.name(of: $0) } ?? "what was held before"))
      case .drop: break
      }
    }
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      tellViews(of: heard.filter { $0.phase == phase }, phase: phase, in: event)
    }
  }

  private func tellViews(of touches: [UITouch], phase: UITouch.Phase, in event: UIEvent?) {
    var rest = touches[...]
    while let first = rest.first, let view = first.view {
      let same = rest.filter { $0.view === view }
      rest = rest.filter { $0.view !== view }[...]
      for touch in same {
        trace.record(.viewTouch(touch: touch.number, view: trace.name(of: view), phase: "\(phase)"))
      }
      switch phase {
      case .began: view.touchesBegan(Set(same), with: event)
      case .moved: view.touchesMoved(Set(same), with: event)
      case .ended: view.touchesEnded(Set(same), with: event)
      case .cancelled: view.touchesCancelled(Set(same), with: event)
      case .stationary: break
      }
    }
  }

  /// Whether a view hears of a touch besides those that it has. // G3
  private func mayHear(_ view: UIView, _ touch: UITouch) -> Bool {
    let others = activeTouches.filter { $0 !== touch && $0.window === touch.window && $0.number < touch.number }
    if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view }) { return false }
    return !others.contains { other in
      guard let owner = other.view, owner !== view, other.delivery.hasBegun, !other.delivery.isOver else { return false }
      return owner.isExclusiveTouch || view.isExclusiveTouch
    }
  }

  /// Delivers what recognizers have held back and hold back no longer. // G52, G53
  func releaseHeldTouches() {
    for touch in touches where touch.delivery.isHolding { release(touch, evenIfDelayed: false) }
    forgetFinished()
  }

  private func release(_ touch: UITouch, evenIfDelayed: Bool) {
    while let phase = touch.delivery.releaseNext(
      delaysBegan: !evenIfDelayed && environment.holder(of: touch, where: \.delaysTouchesBegan) != nil,
      delaysEnded: !evenIfDelayed && environment.holder(of: touch, where: \.delaysTouchesEnded) != nil)
    {
      let current = (touch.storedPhase, touch.sample, touch.previousPoint)
      let event = UIEvent(timestamp: clock.now, touches: touches, modifiers: touch.sample.modifiers, buttons: 0)
      touch.showHeld(as: UITouch.Phase(phase))
      tellViews(of: [touch], phase: touch.storedPhase, in: event)
      (touch.storedPhase, touch.sample, touch.previousPoint) = current
    }
  }

  /// A recognizer takes touches from their views, which hear that they are cancelled if they have heard of them.
  func take(_ taken: [UITouch], for recognizer: UIGestureRecognizer) {
    for touch in taken {
      guard !touch.delivery.isOver, let view = touch.view else { continue }
      let hadBegun = touch.delivery.take()
      guard hadBegun else {
        trace.record(
          .viewTouchDropped(
            touch: touch.number, view: trace.name(of: view), reason: "\(trace.name(of: recognizer)) recognized"))
        continue
      }
      let current = touch.storedPhase
      touch.storedPhase = .cancelled
      let event = UIEvent(
        timestamp: touch.timestamp, touches: touches, modifiers: touch.sample.modifiers, buttons: touch.sample.buttons)
      tellViews(of: [touch], phase: .cancelled, in: event)
      touch.storedPhase = current
    }
  }

  private func forgetFinished() {
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
