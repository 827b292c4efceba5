/// How a device scrolls.
public enum UIScrollType: UInt, Sendable {
  /// In steps, as a wheel with notches does.
  case discrete = 0
  /// Smoothly, as fingers on a trackpad do.
  case continuous = 1
}
