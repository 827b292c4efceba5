/// Sees to it that the times of a text go on, and come to an end: a replay runs them all.
struct RecordingTimes {
  private var start = 0.0
  private var last = 0.0
  private var end: (time: Double, line: RecordingLines.Line)?

  mutating func begin(_ start: Double, _ line: RecordingLines.Line) throws {
    guard start.isFinite, start >= 0, start <= HostInputRecording.latestStart else {
      throw error(line, "a start from 0 s to \(HostInputRecording.latestStart) s", start)
    }
    self.start = start
    last = start
  }

  /// The end stands before what it ends.
  mutating func noteEnd(_ time: Double, _ line: RecordingLines.Line) throws {
    end = (time, line)
    try checkEnd()
  }

  mutating func check(_ entry: HostInputRecording.Entry, _ line: RecordingLines.Line) throws {
    try check(entry.clock, "a time", line)
    last = entry.clock
    guard case .frame(let time, _) = entry.event else { return }
    guard time.isFinite, time <= start + HostInputRecording.longestDuration else {
      throw error(line, "a frame within a day", time)
    }
  }

  func checkEnd() throws {
    if let end { try check(end.time, "an end", end.line) }
  }

  private func check(_ time: Double, _ name: String, _ line: RecordingLines.Line) throws {
    guard time.isFinite, time >= last, time <= start + HostInputRecording.longestDuration else {
      throw error(line, "\(name) from \(last) s to \(start + HostInputRecording.longestDuration) s", time)
    }
  }

  private func error(_ line: RecordingLines.Line, _ expected: String, _ found: Double) -> RecordingTextError {
    RecordingTextError(line: line.number, expected: expected, found: "\(found)")
  }
}
