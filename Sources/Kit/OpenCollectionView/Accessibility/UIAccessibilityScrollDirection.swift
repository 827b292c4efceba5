/// The direction in which an assistive tool scrolls. Raw values are UIKit's.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Upwards.
  case up = 3
  /// Downwards.
  case down = 4
  /// To the next part.
  case next = 5
  /// To the previous part.
  case previous = 6
}
