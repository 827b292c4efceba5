import TextEngine

// UIKit's traits, kept with the text view. While it is edited they count after `reloadInputViews()`. // X20, X21
extension UITextView {
  /// The letters that become capitals by themselves.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { state.traits.capitalization }
    set { setTrait(\.capitalization, newValue) }
  }

  /// Tells whether words are corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { state.traits.correction }
    set { setTrait(\.correction, newValue) }
  }

  /// Tells whether spelling is checked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { state.traits.spelling }
    set { setTrait(\.spelling, newValue) }
  }

  /// Tells whether straight quotes become curly ones.
  public var smartQuotesType: UITextSmartQuotesType {
    get { state.traits.quotes }
    set { state.traits.quotes = newValue }
  }

  /// Tells whether two hyphens become a dash.
  public var smartDashesType: UITextSmartDashesType {
    get { state.traits.dashes }
    set { state.traits.dashes = newValue }
  }

  /// Tells whether blanks are added and left out as text is pasted and cut.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { state.traits.insertDelete }
    set { state.traits.insertDelete = newValue }
  }

  /// The keys that there are.
  public var keyboardType: UIKeyboardType {
    get { state.traits.keyboard }
    set { setTrait(\.keyboard, newValue) }
  }

  /// How the keyboard looks.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { state.traits.appearance }
    set { state.traits.appearance = newValue }
  }

  /// Tells what the Return key is called.
  public var returnKeyType: UIReturnKeyType {
    get { state.traits.returnKey }
    set { setTrait(\.returnKey, newValue) }
  }

  /// Tells whether the Return key does nothing while there is no text.
  public var enablesReturnKeyAutomatically: Bool {
    get { state.traits.enablesReturnKeyAutomatically }
    set { state.traits.enablesReturnKeyAutomatically = newValue }
  }

  /// Tells whether the text is secret. // X22, X58
  public var isSecureTextEntry: Bool {
    get { edited.document.isSecure }
    set { if newValue != isSecureTextEntry { edited.setSecure(newValue) } }
  }

  /// Tells what is meant to be in the text.
  public var textContentType: UITextContentType! {
    get { state.traits.content }
    set { setTrait(\.content, newValue) }
  }

  private func setTrait<Value: Equatable>(_ path: WritableKeyPath<TextTraits, Value>, _ value: Value) {
    guard state.traits[keyPath: path] != value else { return }
    state.traits[keyPath: path] = value
    if !state.isEdited { edited.markForDescription() }
  }
}
