/// An edit of the page as a change of the field's own text, about which a program can be asked.
public struct TextChange: Sendable, Equatable {
  /// The range of the field's text that is to be replaced.
  public let range: Range<Int>
  /// The text that is to come in its place.
  public let replacement: String
  /// The way in which it was made.
  public let kind: TextEditKind
  /// Tells whether a backspace found nothing to take away, neither in the page nor in the field.
  public let deletesNothing: Bool
  /// Tells whether what was composed is ordinary text from now on: programs that count or cut wait for that.
  public let endsComposition: Bool

  /// The edit that it comes from.
  let edit: TextEdit
  /// Tells whether the person has moved the selection, other than by changing the text.
  let movesSelection: Bool

  /// Tells whether the field's text is to be changed. Otherwise it is the selection, or what is composed, and nobody is asked.
  public var isTextual: Bool { !range.isEmpty || !replacement.isEmpty }
}

extension TextChange: TextHiding {
  /// Numbers and lengths, never the text.
  public var description: String { "\(kind.rawValue) \(range) by \(replacement.utf16.count) units" }
}
