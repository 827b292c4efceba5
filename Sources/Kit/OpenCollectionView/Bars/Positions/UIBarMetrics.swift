/// The measures of a bar: how high it is, and whether it shows a prompt.
public enum UIBarMetrics: Int, Sendable {
  /// An ordinary bar.
  case `default` = 0
  /// A bar on a phone that lies on its side.
  case compact = 1
  /// An ordinary bar with a prompt.
  case defaultPrompt = 101
  /// A bar with a prompt on a phone that lies on its side.
  case compactPrompt = 102
}
