import Foundation

extension TraceEvent: CustomStringConvertible {
  /// The event as a line of text: the time in milliseconds, and the decision in words. The same on every machine.
  public var description: String {
    "\(DecisionText.milliseconds(time)): \(decision)"
  }
}

extension Decision: CustomStringConvertible {
  /// The decision in words.
  public var description: String {
    switch self {
    case .touchHit(let touch, let view, let location, _):
      "touch \(touch) comes down on \(view) at \(DecisionText.point(location))"
    case .touchEnded(let touch, let location, let isCancelled, _):
      "touch \(touch) is \(isCancelled ? "taken away" : "lifted") at \(DecisionText.point(location))"
    case .touchAdmitted(let touch, let recognizer, let view, let levelsUp):
      "\(recognizer)\(DecisionText.place(view, levelsUp)) takes touch \(touch)"
    case .touchRefused(let touch, let recognizer, let reason, let view, let levelsUp):
      "\(recognizer)\(DecisionText.place(view, levelsUp)) does not take touch \(touch): \(reason)"
    case .recognizerChanged(let recognizer, let from, let to, let reason):
      "\(recognizer) \(from) → \(to)" + (reason.isEmpty ? "" : ": \(reason)")
    case .recognizerRequires(let recognizer, let other, let reason):
      "\(recognizer) must wait for \(other) to fail: \(reason)"
    case .recognizersRunTogether(let recognizer, let other, let reason):
      "\(recognizer) and \(other) may run together: \(reason)"
    case .recognizerWaits(let recognizer, let others):
      "\(recognizer) waits for \(others.joined(separator: ", ")) to fail"
    case .recognizerIgnored(let recognizer, let from, let to): "\(recognizer) stays \(from): \(to) cannot follow it"
    case .actionsSent(let recognizer, let state, let targets):
      "\(recognizer) tells \(targets.joined(separator: ", ")): \(state)"
    case .controlSends(let control, let events): "\(control) sends \(events)"
    case .viewTouch(let touch, let view, let phase, let reason):
      "\(view) hears touch \(touch) \(phase)" + (reason.isEmpty ? "" : ": \(reason)")
    case .viewTouchHeld(let touch, let view, let phase, let by):
      "touch \(touch) \(phase) is held from \(view)" + (by.isEmpty ? ", after what is held already" : " by \(by)")
    case .viewTouchDropped(let touch, let view, let reason): "touch \(touch) is kept from \(view): \(reason)"
    case .scroll(let view, let phase, let offset, let reason):
      "\(view) \(phase) at \(DecisionText.point(offset))" + (reason.isEmpty ? "" : ": \(reason)")
    case .animation(let layer, let key, let change, let reason):
      "\(layer)'s animation \(key) \(change)" + (reason.isEmpty ? "" : ": \(reason)")
    case .layoutInvalidated(let layout, let scope, let reason): "\(layout) invalidated (\(scope)): \(reason)"
    case .layoutPrepared(let layout): "\(layout) prepared"
    case .attributesQueried(let layout, let rect, let count):
      "\(layout) has \(count) elements in \(DecisionText.rect(rect))"
    case .viewMade(let view, let identifier, _): "\(view) made for \(identifier)"
    case .viewReused(let view, let identifier, _): "\(view) reused for \(identifier)"
    case .elementShown(let element, let isShown): "\(element) \(isShown ? "comes into view" : "leaves")"
    case .itemChanged(let item, let change, let reason):
      "item \(item.map(String.init).joined(separator: "-")) \(change)" + (reason.isEmpty ? "" : ": \(reason)")
    case .firstResponderChanged(let from, let to):
      "first responder \(from.isEmpty ? "none" : from) → \(to.isEmpty ? "none" : to)"
    case .keyCommand(let input, let action, let target): "key \(input.debugDescription): \(action) on \(target)"
    case .menu(let menu, let change, let reason), .appearance(let menu, let change, let reason),
      .activity(let menu, let change, let reason), .text(let menu, let change, let reason),
      .drag(let menu, let change, let reason),
      .dynamics(let menu, let change, let reason):
      "\(menu) \(change)" + (reason.isEmpty ? "" : ": \(reason)")
    case .pressHeard(let press, let responder, let phase, let reason):
      "\(responder) hears press \(press) \(phase)" + (reason.isEmpty ? "" : ": \(reason)")
    case .programmingError(let message): "programming error: \(message)"
    case .told(let words): words
    }
  }
}
