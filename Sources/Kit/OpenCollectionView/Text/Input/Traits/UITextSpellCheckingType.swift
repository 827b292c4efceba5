/// Tells whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system has it.
  case `default` = 0
  /// It is not.
  case no = 1
  /// It is.
  case yes = 2
}
