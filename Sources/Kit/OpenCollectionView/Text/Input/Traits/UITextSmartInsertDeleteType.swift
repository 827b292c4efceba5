/// Tells whether blanks are added and left out as text is pasted and cut. Kept for programs; the host does as it does.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the system has it.
  case `default` = 0
  /// They are not.
  case no = 1
  /// They are.
  case yes = 2
}
