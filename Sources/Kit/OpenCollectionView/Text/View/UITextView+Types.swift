public import Foundation

extension UITextView {
  /// Editing of a text view has begun; its object is the text view.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Editing of a text view has ended; its object is the text view.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// A person has changed the text of a text view; its object is the text view.
  nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}

/// Tells what a text view keeps beside its text.
struct TextViewState {
  /// Tells whether the program has been told that editing began, and not that it ended.
  var isEdited = false
  /// The text with attributes of its own; nil where it has those of the text view.
  var attributed: NSAttributedString?
  /// The attributes that the program wants for what is typed next, until the caret moves.
  var typingAttributes: [NSAttributedString.Key: Any]?
  /// What was found in the text while it cannot be edited.
  var findings: [DataDetector.Finding] = []
  var linkAttributes: [NSAttributedString.Key: Any]?
  var inputView: UIView?
  var inputAccessoryView: UIView?
}
