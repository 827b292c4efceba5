import DecisionTrace
import Foundation

/// Something in a recording that somebody should look at.
public struct RecordingFinding: Hashable, Sendable, CustomStringConvertible {
  /// Tells whether it is probably a mistake.
  public var isWarning: Bool
  /// The finding in a sentence.
  public var sentence: String

  /// The sentence, after `warning:` where it is one.
  public var description: String { (isWarning ? "warning: " : "") + sentence }
}

extension HostInputRecording {
  /// The findings that stand out among the decisions, warnings first: programming errors, recognizers that took part in
  /// every gesture and never came through, states that could not follow, and waits.
  ///
  /// It is found in the recording alone; the program, asked by `UIView.gestureConflicts()`, knows more.
  public var findings: [RecordingFinding] {
    let events = events
    var findings: [RecordingFinding] = []
    func add(isWarning: Bool, _ sentence: String) {
      let finding = RecordingFinding(isWarning: isWarning, sentence: sentence)
      if !findings.contains(finding) { findings.append(finding) }
    }
    for event in events {
      switch event.decision {
      case .programmingError(let message): add(isWarning: true, message)
      case .recognizerIgnored(let recognizer, let from, let to):
        add(
          isWarning: true, "\(recognizer) wanted to be \(to) while it was \(from): that cannot follow, and was ignored")
      default: break
      }
    }
    for (recognizer, winner, count) in neverRecognized(in: events) {
      add(
        isWarning: true, "\(recognizer) took part \(count) times and never came through: each time \(winner) was first")
    }
    for (recognizer, others, seconds) in waits(in: events) {
      add(
        isWarning: false,
        "\(recognizer) waited up to \(PictureText.number((seconds * 1000).rounded())) ms for \(others) to fail")
    }
    return findings.filter(\.isWarning) + findings.filter { !$0.isWarning }
  }

  /// Those that failed more than once, and each time because of the same other one.
  private func neverRecognized(in events: [TraceEvent]) -> [(recognizer: String, winner: String, count: Int)] {
    var losses: [String: [String?]] = [:]
    var order: [String] = []
    for event in events {
      guard case .recognizerChanged(let recognizer, "possible", let state, let reason) = event.decision else {
        continue
      }
      if losses[recognizer] == nil { order.append(recognizer) }
      let end = " was recognized first"
      let winner = state == "failed" && reason.hasSuffix(end) ? String(reason.dropLast(end.count)) : nil
      losses[recognizer, default: []].append(winner)
    }
    return order.compactMap { recognizer in
      guard let winners = losses[recognizer], winners.count > 1, let first = winners[0],
        winners.allSatisfy({ $0 == first })
      else { return nil }
      return (recognizer, first, winners.count)
    }
  }

  private func waits(in events: [TraceEvent]) -> [(recognizer: String, others: String, seconds: Double)] {
    var open: [String: (others: String, time: Double)] = [:]
    var longest: [(recognizer: String, others: String, seconds: Double)] = []
    for event in events {
      switch event.decision {
      case .recognizerWaits(let recognizer, let others):
        open[recognizer] = (others.joined(separator: " and "), event.time)
      case .recognizerChanged(let recognizer, _, _, _):
        guard let wait = open.removeValue(forKey: recognizer), event.time > wait.time else { continue }
        let seconds = event.time - wait.time
        if let known = longest.firstIndex(where: { $0.recognizer == recognizer && $0.others == wait.others }) {
          longest[known].seconds = max(longest[known].seconds, seconds)
        } else {
          longest.append((recognizer, wait.others, seconds))
        }
      default: break
      }
    }
    return longest
  }
}
