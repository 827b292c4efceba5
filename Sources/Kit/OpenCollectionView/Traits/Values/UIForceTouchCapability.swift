/// Tells whether the screen tells how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
  /// Nothing is said.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}
