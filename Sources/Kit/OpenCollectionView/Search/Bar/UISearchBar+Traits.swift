/// The field's traits, by which the keyboard of the bar is chosen.
extension UISearchBar: UITextInputTraits {
  /// The letters that become capitals by themselves.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }

  /// Tells whether words are corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }

  /// Tells whether spelling is checked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }

  /// The keys that there are.
  public var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }

  /// How the keyboard looks.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }

  /// Tells what the Return key is called.
  public var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }

  /// Tells whether the Return key does nothing while there is no text.
  public var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }

  /// Tells what is meant to be in the text.
  public var textContentType: UITextContentType! {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }

  /// Tells whether straight quotes become curly ones.
  public var smartQuotesType: UITextSmartQuotesType {
    get { field.smartQuotesType }
    set { field.smartQuotesType = newValue }
  }

  /// Tells whether two hyphens become a dash.
  public var smartDashesType: UITextSmartDashesType {
    get { field.smartDashesType }
    set { field.smartDashesType = newValue }
  }

  /// Tells whether blanks are added and left out as text is pasted and cut.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { field.smartInsertDeleteType }
    set { field.smartInsertDeleteType = newValue }
  }

  /// Tells whether the rest of a word is offered while it is typed.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { field.inlinePredictionType }
    set { field.inlinePredictionType = newValue }
  }

  /// Tells whether the results of sums are offered.
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { field.mathExpressionCompletionType }
    set { field.mathExpressionCompletionType = newValue }
  }

  /// Tells what tools for writing may do.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { field.writingToolsBehavior }
    set { field.writingToolsBehavior = newValue }
  }

  /// Tells whether the text is secret.
  public var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }

  /// Tells what new passwords must be like.
  public var passwordRules: UITextInputPasswordRules? {
    get { field.passwordRules }
    set { field.passwordRules = newValue }
  }
}
