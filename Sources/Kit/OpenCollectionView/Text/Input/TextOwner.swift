import TextEngine

/// A view whose text people edit: a field or a text view.
@MainActor protocol TextOwner: UIView, UITextInput {
  /// The text.
  var edited: EditedText { get }

  /// The layer that the host shows an element for.
  var textLayer: CALayer { get }

  /// Tells where that layer begins in the view.
  var textOrigin: CGPoint { get }

  /// Tells whether the selection is told before the change, as text views do. // X8
  var tellsSelectionFirst: Bool { get }

  /// Asks the program whether a range may become something else. // X7
  func mayReplace(_ range: Range<Int>, with replacement: String) -> Bool

  /// The text has changed by what a person did: the program is to be told. // X7
  func personDidChangeText()

  /// The text looks different, by whatever changed it.
  func textNeedsShowing()

  /// The caret has moved without a change of the text.
  func caretDidMove()

  /// The selection has moved. // X8, X9
  func selectionDidChange()

  /// A person has pressed Return where that makes no new line. // X5
  func personDidPressReturn()

  /// Tells what the host is told of the text; nil where nobody can edit it, so that it is a picture like any other text.
  func makeLayerField() -> LayerField?

  /// The styles of the text and of what is typed next, by the numbers that ``EditedText/number(of:)`` gives them; nil where all
  /// of it has one.
  func textStyling() -> TextStyling?

  /// Another responder is the first one, or none: editing is over. // X1
  func didLoseFirstResponder()

  /// Tells whether a tap means anything to the text.
  var takesTaps: Bool { get }

  /// A finger has tapped at a point of the view, for how many times in a row.
  func wasTapped(at point: CGPoint, count: Int)

  /// Asks the program for the menu of a range in place of the usual one; nil for that.
  func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?

  /// A host's element has the focus by a touch or by a key: begins editing, if it may.
  func beginEditingByHost() -> Bool
}

extension TextOwner {
  /// One style.
  func textStyling() -> TextStyling? { nil }

  /// Tells whether the program shows no caret: its class answers an empty rectangle, as fields do that a wheel fills in. // X39
  var hidesCaret: Bool {
    let selection = edited.document.selection
    guard selection.isEmpty else { return false }
    let rect = caretRect(for: UITextPosition(offset: selection.lowerBound))
    return rect.width <= 0 || rect.height <= 0
  }
}
