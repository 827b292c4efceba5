import DecisionTrace

/// Compares decisions, as they are taken, with those of a recording, up to the first that differs.
final class ReplayJudge: TraceSink {
  private let recorded: [HostInputRecording.Decided]
  private var count = 0
  private(set) var difference: DecisionDifference?
  /// The touches that each recognizer takes part in.
  private var touches: [String: [Int]] = [:]

  private var numbers = RecordingNumbers()

  init(_ recorded: [HostInputRecording.Decided]) { self.recorded = RecordingNumbers.renumbered(recorded) }

  func receive(_ event: TraceEvent) {
    guard difference == nil else { return }
    let words = numbers.renumbered(event.decision.description)
    let then = count < recorded.count ? recorded[count] : nil
    guard let then, then.clock == event.time, then.words == words else {
      tell(then, event, words)
      return
    }
    count += 1
    note(Decision(words: words))
  }

  /// Nothing more is decided.
  func end() {
    guard difference == nil, count < recorded.count else { return }
    tell(recorded[count], nil, "")
  }

  private func tell(_ then: HostInputRecording.Decided?, _ now: TraceEvent?, _ words: String) {
    var found = now.map { _ in touches(of: Decision(words: words)) } ?? []
    if found.isEmpty, let then { found = touches(inWords: then.words) }
    difference = DecisionDifference(
      sameCount: count, touches: found, then: then.map { .init(time: $0.clock, words: $0.words) },
      now: now.map { .init(time: $0.time, words: words) })
  }

  private func note(_ decision: Decision) {
    switch decision {
    case .touchAdmitted(let touch, let recognizer, _, _): touches[recognizer, default: []].append(touch)
    // What is over has no part in the next touch.
    case .recognizerChanged(let recognizer, _, "possible", _): touches[recognizer] = nil
    default: break
    }
  }

  private func touches(of decision: Decision) -> [Int] {
    switch decision {
    case .touchHit(let touch, _, _, _), .touchEnded(let touch, _, _, _), .touchAdmitted(let touch, _, _, _),
      .touchRefused(let touch, _, _, _, _), .viewTouch(let touch, _, _, _), .viewTouchHeld(let touch, _, _, _),
      .viewTouchDropped(let touch, _, _):
      [touch]
    case .recognizerChanged(let recognizer, _, _, _), .recognizerRequires(let recognizer, _, _),
      .recognizersRunTogether(let recognizer, _, _), .recognizerWaits(let recognizer, _),
      .recognizerIgnored(let recognizer, _, _), .actionsSent(let recognizer, _, _):
      touches[recognizer] ?? []
    default: []
    }
  }

  private func touches(inWords words: String) -> [Int] {
    if let name = touches.keys.filter({ words.hasPrefix($0 + " ") }).max(by: { $0.count < $1.count }) {
      return touches[name] ?? []
    }
    let parts = words.split(separator: " ")
    guard let place = parts.firstIndex(of: "touch"), place + 1 < parts.count else { return [] }
    return Int(parts[place + 1].prefix { $0.isNumber }).map { [$0] } ?? []
  }
}
