/// Tells what a field keeps beside its text.
struct FieldState {
  /// Tells whether the program has been told that editing began, and not that it ended.
  var isEdited = false
  /// Tells what the program has said of the style beside font, colour and alignment.
  var attributes: [NSAttributedString.Key: Any] = [:]
  /// The text with attributes of its own; nil where it has those of the field.
  var attributed: NSAttributedString?
  var attributedPlaceholder: NSAttributedString?
  var typingAttributes: [NSAttributedString.Key: Any]?
  var inputView: UIView?
  var inputAccessoryView: UIView?
}

/// Measures of fields.
enum FieldMetrics {
  /// From the side of a border to the text. As measured for round borders on iOS until 16.
  static let borderInset = CGSize(width: 7, height: 2)
  /// From a thin line to the text. Our choice.
  static let lineInset = CGSize(width: 4, height: 1)
  /// How much higher than a line of text a field with a border is: 34 points at 17, as measured.
  static let borderHeight: CGFloat = 13
  /// How much higher one without a border is. As measured.
  static let plainHeight: CGFloat = 1
  /// The side of the clear button.
  static let clearSide: CGFloat = 19
  /// From the clear button to the edge, and to the text.
  static let clearGap: CGFloat = 5
  /// The radius of a round border's corners. As measured on iOS until 16.
  static let cornerRadius: CGFloat = 5
  /// The width of a caret. As observed.
  static let caretWidth: CGFloat = 2
  /// How much smaller than wanted text may become by itself where the program has set no bound. Our choice.
  static let leastScale: CGFloat = 0.5
}
