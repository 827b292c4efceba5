#if BrowserHost
/// What the mouse does; the raw value is the protocol's.
public enum MouseAction: String, Sendable, Hashable {
  /// The pointer moves, with or without a button held.
  case moved = "mouseMoved"
  /// A button goes down.
  case pressed = "mousePressed"
  /// A button comes up.
  case released = "mouseReleased"
}
#endif
