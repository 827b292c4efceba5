/// A view whose text people edit: a field or a text view.
@MainActor protocol TextOwner: UIView, UITextInput {
  /// The text.
  var edited: EditedText { get }

  /// The layer that the host shows an element for.
  var textLayer: CALayer { get }

  /// Tells whether the selection is told before the change, as text views do. // X8
  var tellsSelectionFirst: Bool { get }

  /// Asks the program whether a range may become something else. // X7
  func mayReplace(_ range: Range<Int>, with replacement: String) -> Bool

  /// The text has changed by what a person did: the program is to be told. // X7
  func personDidChangeText()

  /// The text looks different, by whatever changed it.
  func textNeedsShowing()

  /// The selection has moved. // X8, X9
  func selectionDidChange()

  /// A person has pressed Return where that makes no new line. // X5
  func personDidPressReturn()

  /// Tells what the host is told of the text.
  func makeLayerField() -> LayerField

  /// Another responder is the first one, or none: editing is over. // X1
  func didLoseFirstResponder()

  /// Tells whether a tap means anything to the text.
  var takesTaps: Bool { get }

  /// A finger has tapped at a point of the view, for how many times in a row.
  func wasTapped(at point: CGPoint, count: Int)

  /// A host's element has the focus by a touch or by a key: begins editing, if it may.
  func beginEditingByHost() -> Bool
}
