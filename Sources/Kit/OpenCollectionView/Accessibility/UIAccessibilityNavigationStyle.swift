/// How people step through what is in an element. Raw values are UIKit's.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As it suits.
  case automatic = 0
  /// Each element by itself.
  case separate = 1
  /// As one.
  case combined = 2
}
