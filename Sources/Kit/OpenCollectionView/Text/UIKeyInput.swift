/// A responder that takes in typed text: while it is the first responder, keys that are no command type into it.
///
/// A phone shows its keyboard where one is touched that is an accessibility element; what stands at the insertion point is its
/// `accessibilityValue`.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Tells whether there is any text.
  var hasText: Bool { get }
  /// Inserts text at the insertion point; a line feed for the Return key.
  func insertText(_ text: String)
  /// Removes the character before the insertion point.
  func deleteBackward()
}
