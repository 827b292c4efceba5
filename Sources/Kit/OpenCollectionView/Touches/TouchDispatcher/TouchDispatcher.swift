import FrameClock
import GestureEngine

/// Turns a host's reports into touches and events, and brings these to recognizers and views.
///
/// Order within an event: hit testing and admission of new touches, the recognizers, what recognition takes from views,
/// the views, what was held back from them, actions, resets. // G5
///
/// One event object stands for everything that fingers do, as in UIKit: it is valid while it is delivered.
@MainActor final class TouchDispatcher {
  /// The scene, which owns its dispatcher; nil while it goes.
  @NotKept private var scene: UIWindowScene?
  private let application: UIApplication
  let environment: GestureEnvironment
  let clock: FrameClock
  let trace: DecisionTrace
  let event = UIEvent(timestamp: 0)
  @exclusivity(unchecked) private var held = TouchDispatcherState()
  var touches: [UITouch] {
    get { held.touches }
    _modify { yield &held.touches }
  }
  private var touchCount = 0
  /// The number of the event being delivered.
  var eventCount: Int { held.eventCount }
  /// How many recognizers the last touch that came down had: the next has as many, as a rule.
  var recognizersOfLastTouch = 0
  /// Room for recognizers in their order, without any.
  var roomForOrder: [UIGestureRecognizer] = []
  /// Room for the list of touches that have gone, without any.
  private var roomForLeaving: [UITouch] = []
  private var lastLift: (time: Double, location: CGPoint, tapCount: Int)?

  init(scene: UIWindowScene) {
    self.scene = scene
    environment = scene.gestureEnvironment
    clock = scene.application.clock
    trace = scene.application.trace
    application = scene.application
  }

  /// The touches that are down.
  var activeTouches: [UITouch] { touches.filter { !$0.isOver } }

  func activeTouch(_ identifier: Int32) -> UITouch? {
    if knowsPlace(of: identifier) { return touches[held.placeOfLast] }
    for index in touches.indices where touches[index].identifier == identifier && !touches[index].isOver {
      held.placeOfLast = index
      return touches[index]
    }
    return nil
  }

  private func isActive(_ identifier: Int32) -> Bool { knowsPlace(of: identifier) || activeTouch(identifier) != nil }

  /// Tells whether the touch that was asked for last is the one that is asked for: most reports are about one finger.
  private func knowsPlace(of identifier: Int32) -> Bool {
    held.placeOfLast < touches.count && touches[held.placeOfLast].identifier == identifier
      && !touches[held.placeOfLast].isOver
  }

  // MARK: Reports

  /// Takes in reports, oldest first. Moves wait for ``flushMoves()``; what else has one phase and time is one event. // G7
  func receive(_ samples: [TouchSample], until limit: Double) {
    var index = 0
    while index < samples.count {
      let sample = samples[index]
      let time = sample.time.isFinite ? min(sample.time, limit) : clock.now
      if let deadline = clock.nextDeadline, deadline <= time { flushMoves() }
      clock.advance(to: time)
      if sample.phase == .moved, isActive(sample.identifier) {
        held.waitingMoves.append(isSensible(sample) ? sample : sensible(sample))
        index += 1
      } else {
        flushMoves()
        let together = reportsOfOneEvent(in: samples[index...])
        if sample.phase == .began { cancelLost(together) }
        dispatch(areSensible(together) ? together : together.map(sensible)[...])
        index += together.count
      }
    }
  }

  /// Tells the moves that have waited: each touch once, with all its reports as coalesced touches.
  func flushMoves() {
    guard !held.waitingMoves.isEmpty else { return }
    guard !held.isDispatching else {
      dispatch(held.waitingMoves[...])
      held.waitingMoves.removeAll(keepingCapacity: true)
      return
    }
    swap(&held.waitingMoves, &held.movesInDelivery)
    dispatch(held.movesInDelivery[...])
    held.movesInDelivery.removeAll(keepingCapacity: true)
  }

  /// Cancels every touch that is down, as when the system takes the screen away; or only those in a window, as when it
  /// leaves the screen.
  func cancelAll(at time: Double, in window: UIWindow? = nil) {
    flushMoves()
    let samples = activeTouches.filter { window == nil || $0.hitWindow === window }.map { touch in
      var sample = touch.sample
      sample.phase = .cancelled
      sample.time = max(time, sample.time)
      return sample
    }
    if !samples.isEmpty { dispatch(samples[...]) }
  }

  /// The first reports that have one phase and one time, each of another touch.
  private func reportsOfOneEvent(in samples: ArraySlice<TouchSample>) -> ArraySlice<TouchSample> {
    var count = 0
    for index in samples.indices {
      let (sample, first) = (samples[index], samples[samples.startIndex])
      guard sample.phase == first.phase, sample.time.bitPattern == first.time.bitPattern else { break }
      for former in samples.prefix(count) where former.identifier == sample.identifier { return samples.prefix(count) }
      count += 1
    }
    return samples.prefix(count)
  }

  /// A finger that comes down twice has been lost in between.
  private func cancelLost(_ samples: ArraySlice<TouchSample>) {
    guard !touches.isEmpty else { return }
    let lost = samples.compactMap { sample -> TouchSample? in
      guard var cancelled = activeTouch(sample.identifier)?.sample else { return nil }
      cancelled.phase = .cancelled
      cancelled.time = sample.time.isFinite ? sample.time : clock.now
      return cancelled
    }
    if !lost.isEmpty { dispatch(lost[...]) }
  }

  private func areSensible(_ samples: ArraySlice<TouchSample>) -> Bool {
    for sample in samples where !isSensible(sample) { return false }
    return true
  }

  private func isSensible(_ sample: TouchSample) -> Bool { sample.time.isFinite && sample.location.isFinite }

  /// A report without a place keeps the place that its touch has, one without a time comes now: hosts may be broken.
  private func sensible(_ sample: TouchSample) -> TouchSample {
    guard !isSensible(sample) else { return sample }
    var sample = sample
    if !sample.time.isFinite { sample.time = clock.now }
    if !sample.location.isFinite {
      let known = held.waitingMoves.last { $0.identifier == sample.identifier }?.location
      sample.location = known ?? activeTouch(sample.identifier)?.sample.location ?? Self.nowhere
    }
    return sample
  }

  /// A place that is on no window.
  private static let nowhere = CGPoint(x: -1e9, y: -1e9)

  // MARK: One event

  /// Delivers one event; what a program reports while it hears of one is delivered after it.
  private func dispatch(_ samples: ArraySlice<TouchSample>) {
    guard !held.isDispatching else {
      held.waitingReports.append(Array(samples))
      return
    }
    held.isDispatching = true
    deliver(samples)
    while !held.waitingReports.isEmpty { deliver(held.waitingReports.removeFirst()[...]) }
    held.isDispatching = false
    // Views must not be kept alive by an event that is over.
    if touches.isEmpty { event.list.forgetTouches() }
  }

  private func deliver(_ samples: ArraySlice<TouchSample>) {
    guard let last = samples.last else { return }
    held.eventCount += 1
    for touch in touches {
      if touch.storedPhase == .began || touch.storedPhase == .moved { touch.storedPhase = .stationary }
      if !touch.reports.isEmpty { touch.reports.removeAll(keepingCapacity: true) }
    }
    event.list.beginEvent()
    for sample in samples {
      if let touch = take(sample) { event.list.noteChange(of: touch) }
    }
    guard !event.list.changed.isEmpty else { return }
    (event.time, event.modifiers, event.buttons) = (last.time, last.modifiers, last.buttons)
    showTouches()
    if !event.list.began.isEmpty {
      for touch in event.list.changed where touch.storedPhase == .began { admit(touch) }
    }
    event.dispatcher = self
    application.sendEvent(event)
    event.dispatcher = nil
    if let drags = scene?.drags, !drags.runs.isEmpty { drags.touchesDidChange(event.list.changed) }
    guard !event.list.ended.isEmpty || !event.list.cancelled.isEmpty else { return }
    environment.liftTouches(among: event.list.changed)
    environment.settle()
    forgetFinished()
  }

  /// The event tells of what is on the screen, and of what has just left it. Fingers that only move change nothing.
  private func showTouches() {
    var isShown = event.list.touches.count == touches.count && event.list.began.isEmpty
    for touch in event.list.touches where touch.isOver { isShown = false }
    guard !isShown else { return }
    let changed = event.list.changedSlots
    // Out of the event while touches go that nothing else keeps.
    var shown: [UITouch] = []
    swap(&shown, &event.list.touches)
    shown.removeAll(keepingCapacity: true)
    for touch in touches where !touch.isOver || changed.contains(slot: touch.slot) { shown.append(touch) }
    event.list.touches = shown
  }

  /// Takes a report over into its touch; nil for reports that have no meaning, such as a move of an unknown finger.
  private func take(_ sample: TouchSample) -> UITouch? {
    if sample.phase == .began { return begin(sample) }
    guard let touch = activeTouch(sample.identifier) else { return nil }
    if sample.phase != .moved || touch.storedPhase != .moved { touch.previousPoint = touch.sample.location }
    touch.take(sample)
    touch.prediction.note(sample.location, time: sample.time)
    switch sample.phase {
    case .began: break
    case .moved:
      touch.storedPhase = .moved
      touch.reports.append(sample)
    case .ended:
      touch.storedPhase = .ended
      lastLift = (sample.time, touch.startLocation, touch.storedTapCount)
    case .cancelled: touch.storedPhase = .cancelled
    }
    if sample.phase != .moved {
      trace.record(
        .touchEnded(
          touch: touch.number, location: sample.location, isCancelled: sample.phase == .cancelled, time: sample.time))
    }
    return touch
  }

  private func begin(_ sample: TouchSample) -> UITouch? {
    if freeSlot == nil { releaseOldestHeldTouch() }
    guard let slot = freeSlot, let scene else { return nil }
    let (window, view) = scene.hit(at: sample.location)
    touchCount += 1
    let touch = UITouch(slot: slot, number: touchCount, sample: sample, view: view, window: window)
    // G9: a touch near the place and soon after the lift of the last one counts on.
    let profile = scene.inputProfiles.profile(for: sample.kind)
    if let last = lastLift, sample.time - last.time <= profile.tapInterval,
      hypot(last.location.x - sample.location.x, last.location.y - sample.location.y) <= profile.tapMovement
    {
      touch.storedTapCount = last.tapCount + 1
    }
    touch.prediction.note(sample.location, time: sample.time)
    touches.append(touch)
    event.list.forgetSets()
    trace.record(
      .touchHit(
        touch: touch.number, view: view.map { trace.name(of: $0) } ?? "nothing", location: sample.location,
        time: sample.time))
    return touch
  }

  var freeSlot: Int? {
    var slots = environment.boundSlots
    for touch in touches { slots.insert(TouchSet(slot: touch.slot)) }
    return slots.firstFreeSlot
  }

  /// A recognizer that never makes up its mind holds the end of every touch: the oldest has waited long enough.
  private func releaseOldestHeldTouch() {
    guard let oldest = touches.first(where: { $0.isOver && $0.delivery.isHolding }) else { return }
    releaseAll(of: oldest)
    forgetFinished()
  }

  /// Tells whether any view may have a touch, or any recognizer an attempt.
  var isInUse: Bool { !touches.isEmpty || !environment.boundSlots.isEmpty }

  /// Tells whether anything is held back from a view.
  var isHolding: Bool {
    for touch in touches where touch.delivery.isHolding { return true }
    return false
  }

  private var hasFinished: Bool {
    for touch in touches where touch.isOver && !touch.delivery.isHolding { return true }
    return false
  }

  func forgetFinished() {
    guard hasFinished else { return }
    // A touch may be the last to keep its view, whose class may call in when it ends: by then the list is another.
    var former: [UITouch] = []
    swap(&former, &roomForLeaving)
    swap(&former, &touches)
    for touch in former where !touch.isOver || touch.delivery.isHolding { touches.append(touch) }
    former.removeAll(keepingCapacity: true)
    roomForLeaving = former
    event.list.forgetSets()
    if touches.isEmpty, !held.isDispatching { event.list.forgetTouches() }
  }

  // MARK: Delivery

  /// Brings an event to the recognizers and views of a window. Called by the window.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    let slots = slots(of: event, in: window)
    guard !slots.isEmpty else { return }
    environment.perform {
      for recognizer in environment.recognizers(of: event, in: slots) {
        tell(recognizer, of: slots, in: event)
      }
    }
    environment.takeTouchesOfRecognized()
    tellViews(of: slots, in: event)
    environment.settle()
  }

  /// The slots of the touches that changed in a window.
  private func slots(of event: UIEvent, in window: UIWindow) -> TouchSet {
    var slots = TouchSet()
    for touch in event.list.changed where touch.hitWindow === window { slots.insert(TouchSet(slot: touch.slot)) }
    return slots
  }

  /// G7: one call per phase, in this order.
  private func tell(_ recognizer: UIGestureRecognizer, of slots: TouchSet, in event: UIEvent) {
    let bound = recognizer.slots.intersection(slots)
    guard !bound.isEmpty, environment.isListening(recognizer) else { return }
    recognizer.lastInput = (event.modifiers, event.buttons)
    // Nothing but moves, in most events: asked of each part, since a question to the list would hold all that is in it.
    if event.list.began.isEmpty, event.list.ended.isEmpty, event.list.cancelled.isEmpty {
      recognizer.touchesMoved(event.list.set(of: bound), with: event)
      return
    }
    for phase in TouchList.order {
      // What a recognizer ignores while it hears of one phase it does not hear of in the next.
      let slots = event.list.slots(in: phase).intersection(bound).intersection(recognizer.slots)
      guard !slots.isEmpty, environment.isListening(recognizer) else { continue }
      let touches = event.list.set(of: slots)
      switch phase {
      case .began: recognizer.touchesBegan(touches, with: event)
      case .moved: recognizer.touchesMoved(touches, with: event)
      case .ended: recognizer.touchesEnded(touches, with: event)
      case .cancelled: recognizer.touchesCancelled(touches, with: event)
      default: break
      }
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

extension TouchSample.Phase {
  init?(_ phase: UITouch.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    default: return nil
    }
  }
}

/// The touches of a scene, and what waits to be told of them.
@MainActor private struct TouchDispatcherState {
  var touches: [UITouch] = []
  /// The index among these of the touch that was asked for last.
  var placeOfLast = 0
  var eventCount = 0
  /// Moves that wait for the end of the frame, or for something else to happen, to be told as one event.
  var waitingMoves: [TouchSample] = []
  var movesInDelivery: [TouchSample] = []
  /// Tells whether an event is being delivered: what comes meanwhile waits in ``waitingReports``.
  var isDispatching = false
  var waitingReports: [[TouchSample]] = []
}
