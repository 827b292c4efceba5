/// A text that is edited, with its selection and the part that an input method composes.
///
/// Positions are UTF-16 units, as UIKit and browsers count them. Every operation takes any position: one beyond the text is
/// its end, one before it the beginning. A document that is longer than ``TextLimits/longestText`` is cut at a character.
///
///     var document = TextDocument("abc")
///     document.insertText("d")          // abcd, the caret at its end
///     document.deleteBackward()         // abc
///     document.setMarkedText("に", selectedRange: 1..<1)
///     document.markedRange              // 3..<4
public struct TextDocument: Sendable, Equatable {
  /// The whole text, what is composed included.
  public private(set) var text: String
  /// UTF-16 units of the text.
  public private(set) var length: Int
  /// The selected range, empty for a caret. Setting it to something else turns ``clearsOnInsertion`` off.
  public var selection: Range<Int> {
    get { selectedRange }
    set {
      let range = clamped(newValue)
      if range != selectedRange { clearsOnInsertion = false }
      selectedRange = range
    }
  }
  /// The range that an input method composes; nil where nothing is composed, and never empty.
  public private(set) var markedRange: Range<Int>?
  /// Tells whether the next insertion replaces the whole text.
  public var clearsOnInsertion = false

  /// Tells whether the text is secret: it is drawn as dots, not offered for copying, and in no record.
  ///
  /// Changing it keeps the text.
  public var isSecure = false

  private var selectedRange: Range<Int>

  /// A document with its caret at the end of the text.
  public init(_ text: String = "") {
    self.text = ""
    length = 0
    selectedRange = 0..<0
    setText(text)
  }

  /// Sets the whole text: the caret goes to its end, and what was composed is ordinary text.
  public mutating func setText(_ text: String) {
    self.text = text.cut(to: TextLimits.longestText)
    length = self.text.utf16.count
    markedRange = nil
    selectedRange = length..<length
    clearsOnInsertion = false
  }

  /// The text as it is drawn: a dot for each character where it is secret.
  public var drawnText: String { isSecure ? String(repeating: "•", count: text.count) : text }

  /// The place in ``drawnText`` of a position.
  public func drawnPosition(_ position: Int) -> Int {
    let position = min(max(position, 0), length)
    return isSecure ? text.text(inUnits: 0..<position).count : position
  }

  /// The text of a range. Half of a pair of surrogates is a replacement character.
  public func text(in range: Range<Int>) -> String { text.text(inUnits: clamped(range)) }

  /// A range between two positions in either order, within the text.
  public func range(from first: Int, to second: Int) -> Range<Int> {
    clamped(min(first, second)..<max(first, second))
  }

  /// The part of a range that is within the text.
  public func clamped(_ range: Range<Int>) -> Range<Int> {
    let lower = min(max(range.lowerBound, 0), length)
    return lower..<min(max(range.upperBound, lower), length)
  }

  /// The range that typed text replaces: everything, what is composed, or the selection.
  public var rangeOfInsertion: Range<Int> { clearsOnInsertion ? 0..<length : markedRange ?? selection }

  /// The range that a backspace takes away: the selection, or the whole composed character before the caret. It is empty
  /// where there is nothing to take away.
  public var rangeOfBackwardDeletion: Range<Int> {
    guard selection.isEmpty else { return selection }
    return text.character(before: selection.lowerBound)..<selection.lowerBound
  }

  /// Puts a text in the place of a range, with the caret after it. What was composed is ordinary text from then on.
  public mutating func replace(_ range: Range<Int>, with replacement: String) {
    let range = clamped(range)
    let room = TextLimits.longestText - (length - range.count)
    let fitting = replacement.cut(to: max(room, 0))
    text = text.replacingUnits(range, with: fitting)
    length = text.utf16.count
    markedRange = nil
    clearsOnInsertion = false
    let caret = min(range.lowerBound + fitting.utf16.count, length)
    selectedRange = caret..<caret
  }

  /// Types a text.
  public mutating func insertText(_ text: String) { replace(rangeOfInsertion, with: text) }

  /// Takes away what a backspace does; nothing happens where there is nothing to take away.
  public mutating func deleteBackward() { replace(rangeOfBackwardDeletion, with: "") }

  /// Composes: puts a text in the place of what is composed or, where nothing is, of the selection.
  ///
  /// Nothing to compose takes away what was composed, and leaves the caret at its beginning.
  ///
  /// - Parameter selectedRange: the selection, counted from the beginning of the composed text.
  public mutating func setMarkedText(_ text: String?, selectedRange: Range<Int>) {
    let start = (markedRange ?? selection).lowerBound
    replace(markedRange ?? selection, with: text ?? "")
    let end = selection.upperBound
    guard end > start else { return }
    markedRange = start..<end
    let lower = min(max(start + selectedRange.lowerBound, start), end)
    self.selectedRange = lower..<min(max(start + selectedRange.upperBound, lower), end)
  }

  /// Keeps what is composed as ordinary text.
  public mutating func unmarkText() { markedRange = nil }

  /// Says which range is composed, without changing the text.
  mutating func mark(_ range: Range<Int>?) {
    let range = range.map(clamped)
    markedRange = range?.isEmpty == true ? nil : range
  }
}

extension TextDocument: TextHiding {
  /// Numbers and lengths, never the text.
  public var description: String {
    "text of \(length) units, selection \(selection)" + (markedRange.map { ", composing \($0)" } ?? "")
  }
}
