/// How heavy text is drawn.
public enum UILegibilityWeight: Int, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// As designed.
  case regular = 0
  /// Heavier than that, because the person asked for it.
  case bold = 1
}
