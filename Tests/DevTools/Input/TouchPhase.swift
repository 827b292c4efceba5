#if BrowserHost
/// What happens to the fingers of one touch event; the raw value is the protocol's.
public enum TouchPhase: String, Sendable, Hashable {
  /// They touch the glass.
  case began = "touchStart"
  /// They have moved.
  case moved = "touchMove"
  /// They leave the glass.
  case ended = "touchEnd"
  /// The system takes the whole touch away. All fingers end with it.
  case cancelled = "touchCancel"
}
#endif
