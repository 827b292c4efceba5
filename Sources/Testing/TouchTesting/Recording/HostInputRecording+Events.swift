public import DecisionTrace
import Foundation
import GestureEngine

extension HostInputRecording {
  /// The recorded decisions as events of a trace, as far as their words tell them; empty where none were recorded.
  ///
  /// Names and touches are numbered as they appear. Where touches came down and went, and when, is taken from the reports,
  /// which are exact.
  public var events: [TraceEvent] {
    var reader = EventReader()
    var read = 0
    return RecordingNumbers.renumbered(decisions ?? []).enumerated().map { index, decided in
      let count = min(max(read, decided.entryCount), entries.count)
      for entry in entries[read..<count] { reader.note(entry) }
      read = count
      return TraceEvent(sequence: index + 1, time: decided.clock, decision: reader.decision(decided.words))
    }
  }
}

/// Reads decisions, and brings those about touches together with the reports that they are about.
private struct EventReader {
  private var beginnings: [TouchSample] = []
  private var ends: [TouchSample] = []
  private var views: [Int: String] = [:]

  mutating func note(_ entry: HostInputRecording.Entry) {
    guard case .input(.touches(let samples)) = entry.event else { return }
    for sample in samples {
      switch sample.phase {
      case .began: beginnings.append(sample)
      case .ended, .cancelled: ends.append(sample)
      case .moved: break
      }
    }
  }

  mutating func decision(_ words: String) -> Decision {
    switch Decision(words: words) {
    case .touchHit(let touch, let view, let location, _):
      views[touch] = view
      let report = Self.take(from: &beginnings) { sample in
        let told = Decision.touchHit(touch: touch, view: view, location: sample.location)
        return told.description == words
      }
      return .touchHit(touch: touch, view: view, location: report?.location ?? location, time: report?.time)
    case .touchEnded(let touch, let location, let isCancelled, _):
      let report = Self.take(from: &ends) { sample in
        Decision.touchEnded(touch: touch, location: sample.location, isCancelled: isCancelled).description == words
      }
      return .touchEnded(
        touch: touch, location: report?.location ?? location, isCancelled: isCancelled, time: report?.time)
    case .touchAdmitted(let touch, let recognizer, let view, 0) where !view.isEmpty:
      return .touchAdmitted(touch: touch, recognizer: recognizer, view: views[touch] ?? view)
    case .touchRefused(let touch, let recognizer, let reason, let view, 0) where !view.isEmpty:
      return .touchRefused(touch: touch, recognizer: recognizer, reason: reason, view: views[touch] ?? view)
    case let other: return other
    }
  }

  private static func take(from samples: inout [TouchSample], where isMeant: (TouchSample) -> Bool) -> TouchSample? {
    samples.firstIndex(where: isMeant).map { samples.remove(at: $0) }
  }
}
