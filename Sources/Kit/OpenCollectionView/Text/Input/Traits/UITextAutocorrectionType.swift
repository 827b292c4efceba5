/// Tells whether words are corrected as they are typed.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system has it.
  case `default` = 0
  /// They are not.
  case no = 1
  /// They are.
  case yes = 2
}
