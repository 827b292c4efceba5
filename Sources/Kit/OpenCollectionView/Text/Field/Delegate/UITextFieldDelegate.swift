public import Foundation

/// Is asked and told about the editing of a field.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Tells whether editing may begin; yes unless implemented. // X1
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The field is the first responder, and is edited from now on. // X1
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Tells whether editing may end; yes unless implemented. A field that leaves its window is not kept by that. // X3
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The field is not edited any longer. Called where the method with a reason is not implemented. // X1
  func textFieldDidEndEditing(_ textField: UITextField)
  /// The field is not edited any longer, for a reason. // X1
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Tells whether a person's change may be made; yes unless implemented. // X7
  ///
  /// - Parameters:
  ///   - textField: the field.
  ///   - range: what is to be replaced of the text as it is, in UTF-16 units.
  ///   - string: what is to come in its place; empty for a deletion.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// The selection has moved, or may have. // X8
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Tells whether the clear button may empty the field; yes unless implemented. // X13
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Tells whether the Return key does what it does by itself; yes unless implemented. // X5
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Makes the menu that is shown for a part of the text; nil, as it is unless implemented, for the usual one. // X56
  ///
  /// - Parameters:
  ///   - textField: the field.
  ///   - range: the part of the text, in UTF-16 units.
  ///   - suggestedActions: the commands that the usual menu would have.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

/// Tells what an object that implements less answers.
extension UITextFieldDelegate {
  /// Yes.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Tells without the reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Yes.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// The usual menu.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}
