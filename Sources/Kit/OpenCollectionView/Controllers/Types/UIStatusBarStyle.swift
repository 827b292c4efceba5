/// The look of the status bar of a phone. Hosts here have none.
public enum UIStatusBarStyle: Int, Sendable {
  /// As suits the appearance.
  case `default` = 0
  /// Light text.
  case lightContent = 1
  /// Dark text.
  case darkContent = 3
}
