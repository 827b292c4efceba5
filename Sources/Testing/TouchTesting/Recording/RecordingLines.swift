/// The lines of a text with their numbers, without the empty ones.
struct RecordingLines: Sequence, IteratorProtocol {
  struct Line {
    var number: Int
    var text: Substring

    /// The text that follows a first word and a space; nil where the word is another one.
    func rest(after word: String) -> Substring? {
      text.hasPrefix(word + " ") ? text.dropFirst(word.count + 1) : nil
    }

    func error(_ expected: String) -> RecordingTextError {
      RecordingTextError(line: number, expected: expected, found: text)
    }
  }

  private var rest: Substring?
  private var number = 0
  private var last: Line?

  init(_ text: String) { rest = text[...] }

  mutating func next() -> Line? {
    while let remaining = rest {
      number += 1
      let text = remaining.prefix { !$0.isNewline }
      rest = text.endIndex < remaining.endIndex ? remaining[remaining.index(after: text.endIndex)...] : nil
      last = Line(number: number, text: text)
      if !text.isEmpty { return last }
    }
    last = nil
    return nil
  }

  /// Something else was expected on the line that came last.
  func error(_ expected: String) -> RecordingTextError {
    last?.error(expected) ?? RecordingTextError(line: number, expected: expected, found: "")
  }
}
