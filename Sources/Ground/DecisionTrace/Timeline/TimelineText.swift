/// Tells a gesture in sentences.
struct TimelineText {
  private let timeline: GestureTimeline
  private var lines: [Line] = []
  /// Lines that further events of the same kind still count for.
  private var open: [String: Int] = [:]
  /// Who wants a recognizer to wait for another one.
  private var requirements: [String: String] = [:]

  private struct Line {
    var time: Double
    var last: Double
    var count = 1
    var words: String
  }

  init(_ timeline: GestureTimeline) {
    self.timeline = timeline
    for event in timeline.timedEvents { add(event.decision, at: event.time) }
  }

  var text: String {
    let touches = TimelineTouch.touches(in: timeline)
    var result = [header(touches)]
    for touch in touches {
      result.append("")
      result.append(touch.sentence)
      for part in touch.parts where part.refusal == nil {
        result.append("  \(part.recognizer)\(part.place) takes part")
      }
      for part in touch.parts {
        if let refusal = part.refusal { result.append("  \(part.recognizer)\(part.place) does not: \(refusal)") }
      }
    }
    result += ["", "what happened"]
    let times = lines.map { DecisionText.milliseconds($0.time - timeline.start) }
    let width = times.map(\.count).max() ?? 0
    for (line, time) in zip(lines, times) { result.append("  \(time.leftPadded(to: width))  \(text(of: line))") }
    let outcomes = TimelineOutcome.outcomes(in: timeline)
    if !outcomes.isEmpty { result += ["", "in the end"] + outcomes.map { "  \($0.sentence)" } }
    return result.joined(separator: "\n")
  }

  private func header(_ touches: [TimelineTouch]) -> String {
    "a gesture of \(touches.count == 1 ? "1 touch" : "\(touches.count) touches"), decided after "
      + "\(DecisionText.milliseconds(timeline.duration)); it began at \(DecisionText.milliseconds(timeline.start))"
  }

  private func text(of line: Line) -> String {
    guard line.count > 1 else { return line.words }
    let end = line.last > line.time ? ", until \(DecisionText.milliseconds(line.last - timeline.start))" : ""
    return "\(line.words), \(line.count) times\(end)"
  }

  // MARK: Events

  private mutating func add(_ decision: Decision, at time: Double) {
    guard let words = words(for: decision) else { return }
    if isRepeated(decision) {
      if let index = open[words] {
        lines[index].count += 1
        lines[index].last = time
        return
      }
      open[words] = lines.count
    } else {
      // What comes after something else is told after it.
      open.removeAll(keepingCapacity: true)
    }
    lines.append(Line(time: time, last: time, words: words))
  }

  /// Whether the event is one of many of its kind, which are told in one line.
  private func isRepeated(_ decision: Decision) -> Bool {
    switch decision {
    case .recognizerChanged(_, _, "changed", _), .viewTouch(_, _, "moved", _), .viewTouchHeld(_, _, "moved", _),
      .actionsSent(_, "changed", _):
      true
    default: false
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
