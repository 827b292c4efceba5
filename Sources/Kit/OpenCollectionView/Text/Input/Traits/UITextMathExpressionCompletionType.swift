/// Tells whether the results of sums are offered while they are typed. Kept for programs; the host does as it does.
public enum UITextMathExpressionCompletionType: Int, Sendable {
  /// As the system has it.
  case `default` = 0
  /// They are not.
  case no = 1
  /// They are.
  case yes = 2
}
