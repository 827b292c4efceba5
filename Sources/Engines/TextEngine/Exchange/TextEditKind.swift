/// The ways in which a person changes a text, by the names that browsers have for them.
public enum TextEditKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// Typed, chosen among candidates, or dictated.
  case insertText
  /// A step of a composition, or its end.
  case insertCompositionText
  /// A correction or completion that stands in the place of what was typed.
  case insertReplacementText
  /// Return, where it makes a new line.
  case insertLineBreak
  /// Pasted.
  case insertFromPaste
  /// Dropped.
  case insertFromDrop
  /// A backspace, of a letter, a word or a line.
  case deleteContentBackward
  /// The same in the direction of reading.
  case deleteContentForward
  /// Cut.
  case deleteByCut
  /// Dragged away.
  case deleteByDrag
  /// Undone by the page.
  case historyUndo
  /// Done again by the page.
  case historyRedo
  /// Only the selection, or the end of a composition.
  case selection
  /// Filled in by the browser, or unknown.
  case other

  /// The kind of an event's `inputType`; kinds that differ only in how much is meant are one.
  public init(inputType: String) {
    if let kind = TextEditKind(rawValue: inputType) {
      self = kind
    } else if inputType == "insertParagraph" {
      self = .insertLineBreak
    } else if inputType == "insertFromYank" || inputType == "insertFromPasteAsQuotation" {
      self = .insertFromPaste
    } else if inputType == "insertFromComposition" || inputType == "deleteCompositionText" {
      self = .insertCompositionText
    } else if inputType.hasPrefix("delete") {
      self = inputType.hasSuffix("Forward") ? .deleteContentForward : .deleteContentBackward
    } else {
      self = .other
    }
  }
}
