/// How a keyboard looks. Kept for programs; the keyboards here are their hosts' own.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the interface.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// The same as ``dark``, by its old name.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The letters that become capitals by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// Tells whether words are corrected as they are typed.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system has it.
  case `default` = 0
  /// They are not.
  case no = 1
  /// They are.
  case yes = 2
}

/// Tells whether the rest of a word is offered while it is typed. Kept for programs; the host does as it does.
public enum UITextInlinePredictionType: Int, Sendable {
  /// As the system has it.
  case `default` = 0
  /// It is not.
  case no = 1
  /// It is.
  case yes = 2
}

/// Tells whether the results of sums are offered while they are typed. Kept for programs; the host does as it does.
public enum UITextMathExpressionCompletionType: Int, Sendable {
  /// As the system has it.
  case `default` = 0
  /// They are not.
  case no = 1
  /// They are.
  case yes = 2
}

/// Tells whether two hyphens become a dash. Kept for programs; the host does as it does.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the system has it.
  case `default` = 0
  /// They stay.
  case no = 1
  /// They do.
  case yes = 2
}

/// Tells whether blanks are added and left out as text is pasted and cut. Kept for programs; the host does as it does.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the system has it.
  case `default` = 0
  /// They are not.
  case no = 1
  /// They are.
  case yes = 2
}

/// Tells whether straight quotes become curly ones. Kept for programs; the host does as it does.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the system has it.
  case `default` = 0
  /// They stay.
  case no = 1
  /// They do.
  case yes = 2
}

/// Tells whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system has it.
  case `default` = 0
  /// It is not.
  case no = 1
  /// It is.
  case yes = 2
}

/// Tells what tools for writing may do to a text. Kept for programs; there are no such tools but the host's.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// Nothing.
  case none = -1
  /// As the system has it.
  case `default` = 0
  /// All that they can, in the text itself.
  case complete = 1
  /// Only tools that need a panel of their own.
  case limited = 2
}
