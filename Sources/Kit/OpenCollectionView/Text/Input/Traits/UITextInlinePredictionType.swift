/// Tells whether the rest of a word is offered while it is typed. Kept for programs; the host does as it does.
public enum UITextInlinePredictionType: Int, Sendable {
  /// As the system has it.
  case `default` = 0
  /// It is not.
  case no = 1
  /// It is.
  case yes = 2
}
