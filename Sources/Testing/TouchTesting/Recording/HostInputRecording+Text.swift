import Foundation
import GestureEngine

extension HostInputRecording {
  /// The first line of a text.
  static let title = "OpenCollectionView recording 2"
  /// Longer texts are not read, in bytes. Our choice: an hour of a finger that never rests.
  static let largestText = 256 << 20
  /// A recording does not take longer than this, in seconds: a day.
  static let longestDuration = 86_400.0
  /// A recording does not begin later than this, in seconds: programs do not run for 31 years.
  static let latestStart = 1e9

  /// The recording as text that a person can read and that shows well what has become another: a line for each report, each
  /// frame and each decision, with the time first. Numbers keep all their digits.
  ///
  /// ```
  /// OpenCollectionView recording 2
  /// screen {"scale":2,"size":[393,852]}
  /// start 0.5
  /// end 1.25
  /// connected
  /// address http://127.0.0.1:8080/reorder
  /// state eyJ0eXBlIjoib3BlbiJ9
  /// decisions
  /// 0.5 input {"touches":{"_0":[…]}}
  /// 0.5 frame 0.516666
  /// 0.516666 decided touch 1 comes down on UIView#1 at (50, 50)
  /// ```
  ///
  /// What comes after `start` and before the first time may be left out: `connected` stands where the scene was new. A frame in
  /// which there was no time for all that waited has `pauses` and numbers at its end.
  public var text: String {
    var lines = [Self.title, "screen \(RecordingCoding.line(screen))", "start \(start)"]
    if let end { lines.append("end \(end)") }
    if hasBeenShown != true { lines.append("connected") }
    if let address { lines.append("address \(RecordingCoding.escaped(address))") }
    if let restorationState { lines.append("state \(Data(restorationState).base64EncodedString())") }
    if decisions != nil { lines.append("decisions") }
    var waiting = (decisions ?? [])[...]
    func add(decisionsUntil count: Int) {
      while let next = waiting.first, next.entryCount <= count {
        lines.append("\(next.clock) decided \(RecordingCoding.escaped(next.words))")
        waiting = waiting.dropFirst()
      }
    }
    for (index, entry) in entries.enumerated() {
      add(decisionsUntil: index)
      switch entry.event {
      case .input(let input): lines.append("\(entry.clock) input \(RecordingCoding.line(input))")
      case .frame(let time, let pauses):
        let words = pauses.map { " pauses " + $0.map(String.init).joined(separator: " ") } ?? ""
        lines.append("\(entry.clock) frame \(time)\(words)")
      }
    }
    add(decisionsUntil: .max)
    return lines.map { $0 + "\n" }.joined()
  }

  /// The recording that ``text`` wrote, in this version or in the first one, which knew no decisions. Empty lines are passed
  /// over.
  ///
  /// Throws ``RecordingTextError`` where a line is not as it should be: whatever a text holds, reading it and replaying what was
  /// read stops no program.
  public init(text: String) throws {
    guard text.utf8.count <= Self.largestText else {
      throw RecordingTextError(line: 1, expected: "at most \(Self.largestText) bytes", found: "\(text.utf8.count)")
    }
    var lines = RecordingLines(text)
    guard let first = lines.next() else {
      throw RecordingTextError(line: 1, expected: "\"\(Self.title)\"", found: "")
    }
    var times = RecordingTimes()
    if first.text.hasPrefix("{") {
      try self.init(firstVersion: first, lines, &times)
    } else if first.text == Self.title {
      try self.init(secondVersion: &lines, &times)
    } else {
      throw RecordingTextError(line: first.number, expected: "\"\(Self.title)\"", found: first.text)
    }
    try times.checkEnd()
  }

  private init(firstVersion first: RecordingLines.Line, _ lines: RecordingLines, _ times: inout RecordingTimes) throws {
    struct Head: Codable {
      var screen: ScreenDescription
      var start: Double
      var end: Double?
    }
    let head = try RecordingCoding.value(Head.self, "a screen and a start", first, first.text)
    self.init(screen: head.screen, start: head.start, end: head.end)
    try times.begin(start, first)
    if let end { try times.noteEnd(end, first) }
    for line in lines {
      let entry = try RecordingCoding.value(Entry.self, "an entry", line, line.text)
      try times.check(entry, line)
      entries.append(entry)
    }
  }

  private init(secondVersion lines: inout RecordingLines, _ times: inout RecordingTimes) throws {
    guard let screen = lines.next(), let json = screen.rest(after: "screen") else {
      throw lines.error("\"screen\" and its description")
    }
    self.init(screen: try RecordingCoding.value(ScreenDescription.self, "a screen's description", screen, json))
    guard let start = lines.next(), let words = start.rest(after: "start") else {
      throw lines.error("\"start\" and a time in seconds")
    }
    self.start = try RecordingCoding.number(words, start)
    try times.begin(self.start, start)
    while let line = lines.next() {
      if let words = line.rest(after: "end"), entries.isEmpty {
        let end = try RecordingCoding.number(words, line)
        try times.noteEnd(end, line)
        self.end = end
      } else if line.text == "decisions", entries.isEmpty {
        decisions = []
      } else if line.text == "connected", entries.isEmpty {
        hasBeenShown = nil
      } else if let words = line.rest(after: "address"), entries.isEmpty {
        address = RecordingCoding.unescaped(words)
      } else if let words = line.rest(after: "state"), entries.isEmpty {
        guard let bytes = Data(base64Encoded: String(words)) else { throw line.error("a state in base 64") }
        restorationState = Array(bytes)
      } else {
        try add(line, &times)
      }
    }
  }

  private static func frame(_ words: Substring, _ line: RecordingLines.Line) throws -> Event {
    let parts = words.split(separator: " ", omittingEmptySubsequences: false)
    let time = try RecordingCoding.number(parts[0], line)
    guard parts.count > 1 else { return .frame(time) }
    let pauses = parts.dropFirst(2).compactMap { Int($0) }.filter { $0 > 0 }
    guard parts[1] == "pauses", !pauses.isEmpty, pauses.count == parts.count - 2 else {
      throw line.error("a time and, after \"pauses\", how many deliveries came before each")
    }
    return .frame(time, pauses: pauses)
  }

  private mutating func add(_ line: RecordingLines.Line, _ times: inout RecordingTimes) throws {
    let parts = line.text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { throw line.error("a time, one of input, frame and decided, and what it was") }
    let clock = try RecordingCoding.number(parts[0], line)
    switch parts[1] {
    case "input":
      let input = try RecordingCoding.value(HostInput.self, "a report", line, parts[2])
      entries.append(Entry(clock: clock, event: .input(input)))
      try times.check(entries[entries.count - 1], line)
    case "frame":
      entries.append(Entry(clock: clock, event: try Self.frame(parts[2], line)))
      try times.check(entries[entries.count - 1], line)
    case "decided":
      guard decisions != nil else { throw line.error("no decisions, since there is no line \"decisions\" before") }
      decisions?.append(
        Decided(entryCount: entries.count, clock: clock, words: RecordingCoding.unescaped(parts[2])))
    default: throw line.error("one of input, frame and decided")
    }
  }
}
