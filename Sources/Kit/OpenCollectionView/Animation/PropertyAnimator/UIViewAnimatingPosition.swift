/// The place at which an animator has left the values that it animated.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its last values.
  case end = 0
  /// At its first values.
  case start = 1
  /// The place at which they were.
  case current = 2
}
