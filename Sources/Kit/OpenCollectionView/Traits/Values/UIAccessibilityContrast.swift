/// How strongly colours stand out from each other.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// As designed.
  case normal = 0
  /// More than that, because the person asked for it.
  case high = 1
}
