import DecisionTrace

/// The result of one attempt of a recognizer.
struct TimelineOutcome {
  var recognizer: String
  var view: String
  /// When the first touch of the attempt came down.
  var start: Double
  var began: (time: Double, reason: String)?
  var changes = 0
  var touches: Set<Int> = []
  var end: (time: Double, state: String, reason: String)?
  var waits: [(others: [String], start: Double, end: Double?)] = []

  /// The attempts of all recognizers, in the order in which they first took a touch.
  static func outcomes(in timeline: GestureTimeline) -> [TimelineOutcome] {
    var result: [TimelineOutcome] = []
    func change(_ recognizer: String, _ body: (inout TimelineOutcome) -> Void) {
      if let index = result.lastIndex(where: { $0.recognizer == recognizer }) { body(&result[index]) }
    }
    for event in timeline.timedEvents {
      switch event.decision {
      case .touchAdmitted(let touch, let recognizer, let view, _):
        let last = result.last { $0.recognizer == recognizer }
        if last == nil || last?.end != nil {
          result.append(TimelineOutcome(recognizer: recognizer, view: view, start: event.time))
        }
        change(recognizer) { $0.touches.insert(touch) }
      case .touchRefused(let touch, let recognizer, _, _, _):
        change(recognizer) { $0.touches.remove(touch) }
        // Who ignores all touches makes no attempt.
        result.removeAll { $0.recognizer == recognizer && $0.touches.isEmpty && $0.end == nil && $0.began == nil }
      case .recognizerWaits(let recognizer, let others):
        change(recognizer) { $0.waits.append((others, event.time, nil)) }
      case .recognizerChanged(let recognizer, let old, let new, let reason):
        change(recognizer) { $0.take(old, new, reason, at: event.time) }
      default: break
      }
    }
    return result
  }

  private mutating func take(_ old: String, _ new: String, _ reason: String, at time: Double) {
    if let last = waits.indices.last, waits[last].end == nil { waits[last].end = time }
    switch new {
    case "began": began = (time, reason)
    case "changed": changes += 1
    default: end = (time, old == "possible" && new == "ended" ? "was recognized" : new, reason)
    }
  }

  /// The attempt in a sentence.
  var sentence: String {
    var parts: [String] = []
    if let began { parts.append("began after \(since(began.time))" + Self.because(began.reason)) }
    if changes > 0 { parts.append("changed \(changes == 1 ? "once" : "\(changes) times")") }
    if let end {
      let word = end.state == "cancelled" ? "was cancelled" : end.state
      parts.append("\(word) after \(since(end.time))" + Self.because(end.reason))
    } else {
      parts.append(began == nil ? "has not decided" : "goes on")
    }
    for wait in waits {
      let others = wait.others.joined(separator: " and ")
      if let end = wait.end {
        parts.append("it waited \(DecisionText.milliseconds(end - wait.start)) for \(others)")
      } else {
        parts.append("it waits for \(others)")
      }
    }
    return "\(recognizer)\(view.isEmpty ? "" : " on \(view)") " + parts.joined(separator: "; ")
  }

  private func since(_ time: Double) -> String { DecisionText.milliseconds(time - start) }

  static func because(_ reason: String) -> String { reason.isEmpty ? "" : ": \(reason)" }
}
