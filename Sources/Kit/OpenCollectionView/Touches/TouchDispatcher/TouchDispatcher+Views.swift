import FrameClock
import GestureEngine

// What the views under the touches hear of.
extension TouchDispatcher {
  func tellViews(of slots: TouchSet, in event: UIEvent) {
    if let touch = event.list.changed.first, slots == TouchSet(slot: touch.slot), touch.storedPhase == .moved,
      touch.delivery.isOpen, !environment.isHolding, let view = touch.hitView
    {
      // One finger that moves, with nothing held back: the usual case.
      trace.record(.viewTouch(touch: touch.number, view: trace.name(of: view), phase: "moved"))
      view.touchesMoved(event.list.set(of: slots), with: event)
      return
    }
    var heard = TouchSet()
    // What is held and about to be delivered came before what this event brings.
    let waits = mayReleaseAny
    for touch in event.list.changed where slots.contains(slot: touch.slot) && hears(touch, waits: waits) {
      heard.insert(TouchSet(slot: touch.slot))
    }
    guard !heard.isEmpty else { return }
    for phase in TouchList.order {
      let slots = event.list.slots(in: phase).intersection(heard)
      if !slots.isEmpty { tellViews(of: slots, phase: phase, in: event) }
    }
  }

  /// Tells whether the view of a touch hears of its present phase now.
  private func hears(_ touch: UITouch, waits: Bool) -> Bool {
    guard let view = touch.hitView, let phase = TouchSample.Phase(touch.storedPhase) else { return false }
    if phase == .moved, !waits, touch.delivery.isOpen { return true }
    // A touch that a view does not hear of at first it does not hear of later either.
    if phase == .began, !mayHear(view, touch) {
      _ = touch.delivery.take()
      trace.record(
        .viewTouchDropped(
          touch: touch.number, view: trace.name(of: view), reason: reasonNotToHear(touch, in: view)))
    }
    if phase == .began, let taker = environment.taker(of: touch), touch.delivery.isNew {
      _ = touch.delivery.take()
      trace.record(
        .viewTouchDropped(
          touch: touch.number, view: trace.name(of: view), reason: "\(trace.name(of: taker)) is under way"))
    }
    let began = environment.holder(ofBeginningOf: touch)
    let ended = environment.holder(ofEndOf: touch)
    switch touch.delivery.receive(phase, delaysBegan: began != nil, delaysEnded: ended != nil, waits: waits) {
    case .deliver: return phase != .began || mayBegin(touch, in: view)
    case .drop: return false
    case .hold:
      touch.hold(in: eventCount)
      environment.isHolding = true
      guard !waits || began != nil || ended != nil else { return false }
      trace.record(
        .viewTouchHeld(
          touch: touch.number, view: trace.name(of: view), phase: phase.name,
          by: (began ?? ended).map { trace.name(of: $0) } ?? ""))
      return false
    }
  }

  /// Tells views of touches in one phase: one call for each view.
  private func tellViews(of slots: TouchSet, phase: UITouch.Phase, in event: UIEvent) {
    var rest = slots
    // A view may do away with touches when it hears of one: the list is taken as it was.
    for first in event.list.changed where rest.contains(slot: first.slot) {
      guard let view = first.hitView else { continue }
      var same = TouchSet()
      for touch in event.list.changed where touch.hitView === view && rest.contains(slot: touch.slot) {
        // A view that has heard of this before may have had a recognizer take the touch.
        if phase == .moved || phase == .began, touch.delivery.isOver {
          rest.subtract(TouchSet(slot: touch.slot))
          continue
        }
        same.insert(TouchSet(slot: touch.slot))
        trace.record(.viewTouch(touch: touch.number, view: trace.name(of: view), phase: phase.name))
      }
      rest.subtract(same)
      guard !same.isEmpty else { continue }
      tell(view, of: event.list.set(of: same), phase: phase, in: event)
    }
  }

  private func tell(_ view: UIView, of touches: Set<UITouch>, phase: UITouch.Phase, in event: UIEvent) {
    switch phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    case .cancelled: view.touchesCancelled(touches, with: event)
    default: break
    }
  }

  /// Tells whether a view hears of a touch besides those that it has. // G3
  private func mayHear(_ view: UIView, _ touch: UITouch) -> Bool {
    for other in touches
    where other !== touch && !other.isOver && other.hitWindow === touch.hitWindow && other.number < touch.number {
      guard let owner = other.hitView else { continue }
      if owner === view {
        if !view.isMultipleTouchEnabled { return false }
      } else if other.delivery.hasBegun, !other.delivery.isOver, owner.isExclusiveTouch || view.isExclusiveTouch {
        return false
      }
    }
    return true
  }

  /// Tells whether the scroll views around a view let it hear of a touch, of which it is about to hear: the innermost
  /// is asked first. A touch that one keeps from it may still scroll. // S12
  private func mayBegin(_ touch: UITouch, in view: UIView?) -> Bool {
    guard let view else { return true }
    var ancestor = view.parent
    while let current = ancestor {
      if let scrollView = current as? UIScrollView, !scrollView.touchesShouldBegin([touch], with: event, in: view) {
        _ = touch.delivery.take()
        trace.record(
          .viewTouchDropped(
            touch: touch.number, view: trace.name(of: view), reason: "\(trace.name(of: scrollView)) keeps it"))
        return false
      }
      ancestor = current.parent
    }
    return true
  }

  /// Delivers what recognizers have held back and hold back no longer. // G52, G53
  ///
  /// Of several touches the view hears in the order of the events that brought them: a finger that came down second
  /// does not come down after the first has been lifted.
  func releaseHeldTouches() {
    while let (first, phase) = nextHeldTouch() {
      let event = first.heldEvent
      var together = [first]
      for touch in touches where touch.delivery.heldPhases.first == phase && touch.heldEvent == event {
        if touch.hitView === first.hitView, release(touch) != nil { together.append(touch) }
      }
      tellHeld(together, as: phase)
    }
  }

  /// The touch whose held report is the oldest of those that may be delivered now; its phase counts as delivered.
  private func nextHeldTouch() -> (UITouch, TouchSample.Phase)? {
    guard isHolding else { return nil }
    let held = touches.filter { $0.delivery.isHolding }
    for touch in held.count == 1 ? held : held.sorted(by: { $0.heldEvent < $1.heldEvent }) {
      if let phase = release(touch) { return (touch, phase) }
    }
    return nil
  }

  /// Tells whether anything that is held of any touch may be delivered now.
  private var mayReleaseAny: Bool {
    for touch in touches where touch.delivery.isHolding && mayRelease(touch) { return true }
    return false
  }

  /// Tells whether the oldest that is held of a touch may be delivered now.
  private func mayRelease(_ touch: UITouch) -> Bool {
    guard let phase = touch.delivery.heldPhases.first, !touch.delivery.isOver else { return false }
    if !touch.delivery.hasBegun, environment.holder(ofBeginningOf: touch) != nil { return false }
    return phase != .ended || environment.holder(ofEndOf: touch) == nil
  }

  private func release(_ touch: UITouch, evenIfDelayed: Bool = false) -> TouchSample.Phase? {
    touch.delivery.releaseNext(
      delaysBegan: !evenIfDelayed && environment.holder(ofBeginningOf: touch) != nil,
      delaysEnded: !evenIfDelayed && environment.holder(ofEndOf: touch) != nil)
  }

  /// Delivers everything that is held of a touch, whoever holds it.
  func releaseAll(of touch: UITouch) {
    while let phase = release(touch, evenIfDelayed: true) { tellHeld([touch], as: phase) }
  }

  private func tellHeld(_ touches: [UITouch], as phase: TouchSample.Phase) {
    let current = touches.map { ($0.storedPhase, $0.sample, $0.previousPoint) }
    for touch in touches { touch.showHeld(as: UITouch.Phase(phase)) }
    let heard = phase == .began ? touches.filter { mayBegin($0, in: $0.hitView) } : touches
    if !heard.isEmpty { tellView(of: heard, at: clock.now) { environment.reasonOfRelease(of: $0) } }
    for (touch, (phase, sample, point)) in zip(touches, current) {
      touch.storedPhase = phase
      touch.take(sample)
      touch.previousPoint = point
    }
  }

  /// A recognizer takes touches from their views, which hear that they are cancelled if they have heard of them.
  func take(_ taken: [UITouch], for recognizer: UIGestureRecognizer) {
    take(taken) { "\(trace.name(of: recognizer)) was recognized" }
  }

  /// Takes touches from their views, which hear that they are cancelled if they have heard of them.
  func take(_ taken: [UITouch], because reason: () -> String) {
    var cancelled: TouchSet = []
    for touch in taken {
      guard !touch.delivery.isOver, let view = touch.hitView else { continue }
      if touch.delivery.take() {
        cancelled.insert(TouchSet(slot: touch.slot))
      } else {
        trace.record(
          .viewTouchDropped(touch: touch.number, view: trace.name(of: view), reason: reason()))
      }
    }
    // One call for each view, as with every other phase. // G7
    for first in taken where cancelled.contains(slot: first.slot) {
      let (slots, view) = (cancelled, first.hitView)
      // All of a gesture's fingers are on one view, as a rule.
      let isAll = taken.allSatisfy { slots.contains(slot: $0.slot) && $0.hitView === view }
      let told = isAll ? taken : taken.filter { slots.contains(slot: $0.slot) && $0.hitView === view }
      for touch in told { cancelled.remove(TouchSet(slot: touch.slot)) }
      showCancelled(told[...]) {
        tellView(of: told, at: told.reduce(0) { max($0, $1.timestamp) }) { _ in reason() }
      }
    }
  }

  /// Has touches say that they are cancelled while `body` runs.
  private func showCancelled(_ touches: ArraySlice<UITouch>, _ body: () -> Void) {
    guard let touch = touches.first else { return body() }
    let phase = touch.storedPhase
    touch.storedPhase = .cancelled
    showCancelled(touches.dropFirst(), body)
    touch.storedPhase = phase
  }

  /// Tells their view of touches as they are now, besides what the present event is about. // G55
  private func tellView(of told: [UITouch], at time: Double, because reason: (UITouch) -> String) {
    guard let phase = told.first?.storedPhase, let view = told.first?.hitView else { return }
    for touch in told {
      trace.record(
        .viewTouch(touch: touch.number, view: trace.name(of: view), phase: phase.name, reason: reason(touch)))
    }
    let (currentTime, currentTouches) = (event.time, event.list.touches)
    event.time = time
    if told.contains(where: { touch in !currentTouches.contains { $0 === touch } }) { event.list.touches = touches }
    tell(view, of: event.list.set(of: told), phase: phase, in: event)
    event.time = currentTime
    event.list.touches = currentTouches
  }
}
