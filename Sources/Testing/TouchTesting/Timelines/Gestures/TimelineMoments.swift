import DecisionTrace
import Foundation

/// Tells what happened in sentences, with one for many of a kind.
struct TimelineMoments {
  private(set) var moments: [TimelineStory.Moment] = []
  /// Lines that further events of the same kind still count for.
  private var open: [String: Int] = [:]
  /// The reasons for which recognizers wait for other ones, by the names of both.
  private var requirements: [String: String] = [:]

  init(_ timeline: GestureTimeline) {
    for event in timeline.timedEvents { add(event.decision, at: event.time) }
  }

  private mutating func add(_ decision: Decision, at time: Double) {
    guard let words = words(for: decision) else { return }
    if let name = nameOfRepeated(decision, words) {
      if let index = open[name] {
        moments[index].count += 1
        moments[index].lastTime = time
        return
      }
      open[name] = moments.count
    } else {
      // What comes after something else is told after it.
      open.removeAll(keepingCapacity: true)
    }
    moments.append(TimelineStory.Moment(time: time, lastTime: time, count: 1, words: words))
  }

  /// The common part of an event and others of its kind, for kinds with many events, which are told in one line; nil
  /// for all other kinds.
  private func nameOfRepeated(_ decision: Decision, _ words: String) -> String? {
    switch decision {
    case .recognizerChanged(_, _, "changed", _), .viewTouch(_, _, "moved", _), .viewTouchHeld(_, _, "moved", _),
      .actionsSent(_, "changed", _):
      return words
    // Told with each move, with the same answer as a rule.
    case .drag(_, let change, _) where change.hasSuffix("sessionDidMove") || change.hasSuffix("sessionDidUpdate"):
      return words
    case .scroll, .told:
      // Told of each frame, with other numbers.
      let phase = [" wheels at (", " shows its transition at ("].first { words.contains($0) }
      return phase.flatMap { words.range(of: $0) }.map { String(words[..<$0.upperBound]) }
    default: return nil
    }
  }

  private mutating func words(for decision: Decision) -> String? {
    switch decision {
    case .touchAdmitted, .touchRefused: nil
    case .touchHit(let touch, _, _, _): "touch \(touch) comes down"
    case .touchEnded(let touch, _, let isCancelled, _): "touch \(touch) is \(isCancelled ? "taken away" : "lifted")"
    case .recognizerRequires(let recognizer, let other, let reason): note(reason, why: recognizer, waitsFor: other)
    case .recognizerWaits(let recognizer, let others): waiting(recognizer, for: others)
    case .recognizerChanged(let recognizer, let old, let new, let reason):
      "\(recognizer) \(Self.verb(old, new))\(TimelineOutcome.because(reason))"
    case .viewTouchHeld(let touch, let view, let phase, let by):
      "\(view) does not hear touch \(touch) \(phase) yet: "
        + (by.isEmpty ? "what came before is held as well" : "\(by) has not decided")
    case .viewTouchDropped(let touch, let view, let reason): "\(view) will not hear touch \(touch): \(reason)"
    case .layoutInvalidated, .layoutPrepared, .attributesQueried, .viewMade, .viewReused, .elementShown, .animation:
      nil
    default: decision.description
    }
  }

  private mutating func note(_ reason: String, why recognizer: String, waitsFor other: String) -> String? {
    requirements["\(recognizer) \(other)"] = reason
    return nil
  }

  private func waiting(_ recognizer: String, for others: [String]) -> String {
    let reasons = others.compactMap { requirements["\(recognizer) \($0)"] }
    var told: [String] = []
    for reason in reasons where !told.contains(reason) { told.append(reason) }
    return "\(recognizer) is ready and waits for \(others.joined(separator: " and ")) to fail"
      + (told.isEmpty ? "" : ": \(told.joined(separator: ", "))")
  }

  private static func verb(_ old: String, _ new: String) -> String {
    switch (old, new) {
    case ("possible", "ended"): "is recognized"
    case (_, "began"): "begins"
    case (_, "changed"): "changes"
    case (_, "ended"): "ends"
    case (_, "failed"): "fails"
    case (_, "cancelled"): "is cancelled"
    default: "\(old) → \(new)"
    }
  }
}

extension String {
  func leftPadded(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
  func rightPadded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
