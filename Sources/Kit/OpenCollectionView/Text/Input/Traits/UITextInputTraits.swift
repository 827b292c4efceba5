/// Tells what is typed into a text, and how. All of it has a default.
///
/// Difference from UIKit: a class of a program that takes keys and is no field or text view keeps its traits for itself; a phone
/// shows its plain keyboard for it.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
  /// The letters that become capitals by themselves.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Tells whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Tells whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Tells whether straight quotes become curly ones.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Tells whether two hyphens become a dash.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Tells whether blanks are added and left out as text is pasted and cut.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Tells whether the rest of a word is offered while it is typed.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// Tells whether the results of sums are offered.
  var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
  /// Tells what tools for writing may do.
  var writingToolsBehavior: UIWritingToolsBehavior { get set }
  /// The keys that there are.
  var keyboardType: UIKeyboardType { get set }
  /// How the keyboard looks.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// Tells what the Return key is called.
  var returnKeyType: UIReturnKeyType { get set }
  /// Tells whether the Return key does nothing while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Tells whether the text is secret.
  var isSecureTextEntry: Bool { get set }
  /// Tells what is meant to be in the text.
  var textContentType: UITextContentType! { get set }
  /// Tells what new passwords must be like.
  var passwordRules: UITextInputPasswordRules? { get set }
}

/// The defaults; setting what a class does not keep does nothing. // X20
extension UITextInputTraits {
  /// Sentences.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// As the system has it.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// As the system has it.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// As the system has it.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// As the system has it.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// As the system has it.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// As the system has it.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  /// As the system has it.
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { .default }
    set {}
  }
  /// As the system has it.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { .default }
    set {}
  }
  /// The plain keyboard.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// As the interface.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The plain Return key.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// False.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// False.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// Nothing in particular.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// None.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}
