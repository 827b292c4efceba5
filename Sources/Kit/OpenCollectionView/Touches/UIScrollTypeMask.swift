/// Kinds of scrolling, for ``UIPanGestureRecognizer/allowedScrollTypesMask``.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Kinds from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// In steps, as a wheel with notches does.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Smoothly, as fingers on a trackpad do.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// How a device scrolls.
public enum UIScrollType: UInt, Sendable {
  /// In steps, as a wheel with notches does.
  case discrete = 0
  /// Smoothly, as fingers on a trackpad do.
  case continuous = 1
}
