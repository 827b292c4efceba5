import TextEngine

// UIKit's traits, kept with the field. While it is edited they count after `reloadInputViews()`. // X20, X21
extension UITextField {
  /// The letters that become capitals by themselves.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { field.traits.capitalization }
    set { setTrait(\.capitalization, newValue) }
  }

  /// Tells whether words are corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { field.traits.correction }
    set { setTrait(\.correction, newValue) }
  }

  /// Tells whether spelling is checked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { field.traits.spelling }
    set { setTrait(\.spelling, newValue) }
  }

  /// Tells whether straight quotes become curly ones.
  public var smartQuotesType: UITextSmartQuotesType {
    get { field.traits.quotes }
    set { field.traits.quotes = newValue }
  }

  /// Tells whether two hyphens become a dash.
  public var smartDashesType: UITextSmartDashesType {
    get { field.traits.dashes }
    set { field.traits.dashes = newValue }
  }

  /// Tells whether blanks are added and left out as text is pasted and cut.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { field.traits.insertDelete }
    set { field.traits.insertDelete = newValue }
  }

  /// The keys that there are.
  public var keyboardType: UIKeyboardType {
    get { field.traits.keyboard }
    set { setTrait(\.keyboard, newValue) }
  }

  /// How the keyboard looks.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { field.traits.appearance }
    set { field.traits.appearance = newValue }
  }

  /// Tells what the Return key is called.
  public var returnKeyType: UIReturnKeyType {
    get { field.traits.returnKey }
    set { setTrait(\.returnKey, newValue) }
  }

  /// Tells whether the Return key does nothing while there is no text.
  public var enablesReturnKeyAutomatically: Bool {
    get { field.traits.enablesReturnKeyAutomatically }
    set { field.traits.enablesReturnKeyAutomatically = newValue }
  }

  /// Tells whether the text is secret: dots are shown, it cannot be copied, and it is in no record. Turning it off keeps the
  /// text. // X22, X58
  public var isSecureTextEntry: Bool {
    get { edited.document.isSecure }
    set { if newValue != isSecureTextEntry { edited.setSecure(newValue) } }
  }

  /// Tells what is meant to be in the text.
  public var textContentType: UITextContentType! {
    get { field.traits.content }
    set { setTrait(\.content, newValue) }
  }

  /// Tells what new passwords must be like.
  public var passwordRules: UITextInputPasswordRules? {
    get { field.traits.passwordRules }
    set { field.traits.passwordRules = newValue }
  }

  private func setTrait<Value: Equatable>(_ path: WritableKeyPath<TextTraits, Value>, _ value: Value) {
    guard field.traits[keyPath: path] != value else { return }
    field.traits[keyPath: path] = value
    if !field.isEdited { edited.markForDescription() }
  }
}
