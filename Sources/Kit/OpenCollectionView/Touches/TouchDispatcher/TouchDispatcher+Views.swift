import FrameClock
import GestureEngine

// What the views under the touches hear of.
extension TouchDispatcher {
  func tellViews(of changed: [UITouch], in event: UIEvent) {
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
      guard let owner = other.view, owner !== view, other.delivery.hasBegun, !other.delivery.isOver else {
        return false
      }
      return owner.isExclusiveTouch || view.isExclusiveTouch
    }
  }

  /// Delivers what recognizers have held back and hold back no longer. // G52, G53
  func releaseHeldTouches() {
    for touch in touches where touch.delivery.isHolding { release(touch, evenIfDelayed: false) }
    forgetFinished()
  }

  func release(_ touch: UITouch, evenIfDelayed: Bool) {
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
}
