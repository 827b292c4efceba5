/// Hears from a text of a program's own of what the program does to it by itself.
///
/// Difference from UIKit: a program's own ``UITextInput`` has no delegate from the system, since hosts edit fields and text views
/// alone.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
  /// The selection is about to move.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// The selection has moved.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
