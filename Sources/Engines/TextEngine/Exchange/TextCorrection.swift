/// A change by the host of the text that the page shows: what a program has made of an edit, or its own wish.
public struct TextCorrection: Sendable, Equatable, NumberedMessage {
  /// One more than that of the correction before.
  public var number: Int
  /// The number of the last edit that the host has seen. The page applies the correction only if it has made none since.
  public var edit: Int
  /// The range of the page's text that is replaced.
  public var range: Range<Int>
  /// The text that comes in its place.
  public var replacement: String
  /// The selection after.
  public var selection: Range<Int>
  /// The styles of the whole text after; nil where the page knows them by itself.
  public var styling: TextStyling?

  /// A correction.
  public init(
    number: Int, edit: Int, range: Range<Int>, replacement: String, selection: Range<Int>, styling: TextStyling? = nil
  ) {
    self.number = number
    self.edit = edit
    self.range = range
    self.replacement = replacement
    self.selection = selection
    self.styling = styling
  }
}

extension TextCorrection: TextHiding {
  /// Numbers and lengths, never the text.
  public var description: String { description(showingText: false) }

  /// The words of a record, with the text only where a program has allowed it.
  public func description(showingText: Bool) -> String {
    let text = showingText ? "\"\(replacement)\"" : "\(replacement.utf16.count) units"
    return "correction \(number) after edit \(edit): \(range) by \(text), selection \(selection)"
  }
}
