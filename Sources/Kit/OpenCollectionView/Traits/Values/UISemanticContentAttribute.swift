/// The meaning of a view's content, and so whether it is mirrored where writing runs from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored.
  case unspecified = 0
  /// The controls of a player: never mirrored, since tape runs one way.
  case playback = 1
  /// A direction in space, as of an alignment control: never mirrored.
  case spatial = 2
  /// Always from left to right.
  case forceLeftToRight = 3
  /// Always from right to left.
  case forceRightToLeft = 4
}
