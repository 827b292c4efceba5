/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
  /// Not said.
  case any = 0
  /// At the bottom of its container; its hairline is above it.
  case bottom = 1
  /// At the top of its container; its hairline is below it.
  case top = 2
  /// At the top of the screen: its background reaches up behind the status bar.
  case topAttached = 3
}
