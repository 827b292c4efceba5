import Foundation
import GestureEngine

/// The differences of two recordings, in their reports and in their decisions.
///
/// Objects and touches are numbered as they appear in each, so that recordings of programs of different age compare. Times
/// count from the beginning of each.
///
/// Costs time that grows with the number of decisions times the number of differences; beyond ``largestMiddle`` decisions
/// between the first and the last difference, all of them are told as different.
public struct RecordingComparison: Hashable, Sendable, CustomStringConvertible {
  /// A decision that only one of them has.
  public struct Line: Hashable, Sendable {
    /// Tells whether it is the first recording's.
    public var isFirst: Bool
    /// Its place among the decisions of its recording, from 1.
    public var place: Int
    /// Seconds since its recording began.
    public var time: Double
    /// The decision in words.
    public var words: String
  }

  /// The differences of the screens and the reports, in sentences.
  public var inputDifferences: [String]
  /// The decisions that only one has, in order.
  public var lines: [Line]
  /// How many decisions both have.
  public var sameCount: Int

  /// Tells whether nothing differs.
  public var isEmpty: Bool { inputDifferences.isEmpty && lines.isEmpty }

  /// More decisions than these are not searched for what they have in common. Our choice: a second or so.
  public static let largestMiddle = 20_000

  /// Compares two recordings.
  public init(_ first: HostInputRecording, _ second: HostInputRecording) {
    inputDifferences = Self.inputDifferences(first, second)
    let (old, new) = (Self.decisions(first), Self.decisions(second))
    var start = 0
    while start < min(old.count, new.count), old[start].words == new[start].words { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1].words == new[newEnd - 1].words {
      oldEnd -= 1
      newEnd -= 1
    }
    let (removed, inserted) = Self.changes(old[start..<oldEnd], new[start..<newEnd])
    lines = []
    var (left, right) = (start, start)
    while left < oldEnd || right < newEnd {
      if left < oldEnd, removed.contains(left - start) {
        lines.append(Line(isFirst: true, place: left + 1, time: old[left].time, words: old[left].words))
        left += 1
      } else if right < newEnd, inserted.contains(right - start) {
        lines.append(Line(isFirst: false, place: right + 1, time: new[right].time, words: new[right].words))
        right += 1
      } else {
        left += 1
        right += 1
      }
    }
    sameCount = old.count - removed.count
  }

  /// The differences, a line each: `-` before what only the first has, `+` before what only the second has.
  public var description: String {
    let told = lines.map { line in
      "\(line.isFirst ? "-" : "+") \(PictureText.number((line.time * 10_000).rounded() / 10)) ms  \(line.words)"
    }
    return (inputDifferences + told).joined(separator: "\n")
  }

  private static func decisions(_ recording: HostInputRecording) -> [(time: Double, words: String)] {
    RecordingNumbers.renumbered(recording.decisions ?? []).map { ($0.clock - recording.start, $0.words) }
  }

  private static func changes(
    _ old: ArraySlice<(time: Double, words: String)>, _ new: ArraySlice<(time: Double, words: String)>
  ) -> (removed: Set<Int>, inserted: Set<Int>) {
    guard old.count + new.count <= largestMiddle else { return (Set(0..<old.count), Set(0..<new.count)) }
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.map(\.words).difference(from: old.map(\.words)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    return (removed, inserted)
  }

  private static func inputDifferences(_ first: HostInputRecording, _ second: HostInputRecording) -> [String] {
    var sentences: [String] = []
    func compare<Value: Equatable>(_ name: String, _ value: (HostInputRecording) -> Value) {
      let (old, new) = (value(first), value(second))
      if old != new { sentences.append("\(name): \(old), then \(new)") }
    }
    compare("screen in points") { recording in
      "\(PictureText.number(recording.screen.size.width)) × \(PictureText.number(recording.screen.size.height))"
    }
    if first.screen.size == second.screen.size, first.screen != second.screen {
      sentences.append("screen: of the same size, with other traits")
    }
    compare("decisions") { $0.decisions == nil ? "not recorded" : "recorded" }
    compare("reports") { $0.inputs.count }
    return sentences
  }
}
