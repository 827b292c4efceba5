/// Why a text is no recording: the line, and what was expected there.
public struct RecordingTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the line, the first being 1.
  public var line: Int
  /// The expectation, in words.
  public var expected: String
  /// The beginning of what is there.
  public var found: String

  /// An error; of what was found no more than sixty characters are kept.
  public init(line: Int, expected: String, found: some StringProtocol) {
    self.line = line
    self.expected = expected
    self.found = found.count > 60 ? "\(found.prefix(60))…" : String(found)
  }

  /// `line 7: expected a time in seconds, found "soon"`.
  public var description: String { "line \(line): expected \(expected), found \"\(found)\"" }
}
