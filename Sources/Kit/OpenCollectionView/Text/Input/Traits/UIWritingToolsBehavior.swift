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
