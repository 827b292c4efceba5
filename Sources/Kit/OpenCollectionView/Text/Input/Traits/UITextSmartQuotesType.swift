/// Tells whether straight quotes become curly ones. Kept for programs; the host does as it does.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the system has it.
  case `default` = 0
  /// They stay.
  case no = 1
  /// They do.
  case yes = 2
}
