#if BrowserHost
/// What a pointer with buttons is; the raw value is the protocol's.
public enum PointerKind: String, Sendable, Hashable {
  /// A mouse or a trackpad.
  case mouse
  /// A pen; its pointer hovers above the glass and its button is its point.
  case pen
}
#endif
