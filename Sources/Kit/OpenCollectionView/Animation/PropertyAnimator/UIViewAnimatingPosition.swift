/// Where an animator has left what it animated.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its last values.
  case end = 0
  /// At its first values.
  case start = 1
  /// Where it was.
  case current = 2
}
