#if BrowserHost
/// A button of the mouse; the raw value is the protocol's.
public enum MouseButton: String, Sendable, Hashable {
  /// The main button.
  case left
  /// The wheel pressed as a button.
  case middle
  /// The button of context menus.
  case right

  /// Its bit in the DOM's `MouseEvent.buttons`.
  var bit: Int {
    switch self {
    case .left: 1
    case .right: 2
    case .middle: 4
    }
  }
}
#endif
