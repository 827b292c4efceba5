/// A change that a person has made in the page, as the page tells the host.
///
/// Positions are UTF-16 units. A change of the selection alone, or of what is composed, has an empty range and no text.
public struct TextEdit: Hashable, Sendable, Codable, NumberedMessage {
  /// One more than that of the edit before.
  public var number: Int
  /// The last correction that was applied to the text before; 0 for none.
  public var correction: Int
  /// The range of the page's text before that was replaced.
  public var range: Range<Int>
  /// The text that has come in its place.
  public var replacement: String
  /// The selection after.
  public var selection: Range<Int>
  /// The part of the text after that an input method composes.
  public var markedRange: Range<Int>?
  /// The way in which it was made.
  public var kind: TextEditKind

  /// An edit.
  public init(
    number: Int, correction: Int, range: Range<Int>, replacement: String, selection: Range<Int>,
    markedRange: Range<Int>? = nil, kind: TextEditKind
  ) {
    self.number = number
    self.correction = correction
    self.range = range
    self.replacement = replacement
    self.selection = selection
    self.markedRange = markedRange
    self.kind = kind
  }
}

extension TextEdit: TextHiding {
  /// Numbers and lengths, never the text.
  public var description: String { description(showingText: false) }

  /// The words of a record, with the text only where a program has allowed it.
  public func description(showingText: Bool) -> String {
    let text = showingText ? "\"\(replacement)\"" : "\(replacement.utf16.count) units"
    let marked = markedRange.map { ", composing \($0)" } ?? ""
    return
      "edit \(number) after correction \(correction): \(kind.rawValue) \(range) by \(text), selection \(selection)\(marked)"
  }
}
