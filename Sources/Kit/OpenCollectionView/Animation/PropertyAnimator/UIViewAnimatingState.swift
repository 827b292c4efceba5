/// The stages of an animator's life. // A13
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is done.
  case inactive = 0
  /// It has begun, and runs or is paused.
  case active = 1
  /// It was stopped and waits to be finished.
  case stopped = 2
}
