/// A way through a text: along its order, or over the screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of a ``UITextStorageDirection`` or a ``UITextLayoutDirection``.
  public var rawValue: Int

  /// A direction from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A direction along the text's order.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// A direction over the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// A direction along the order of a text.
public enum UITextStorageDirection: Int, Sendable {
  /// To its end.
  case forward = 0
  /// To its beginning.
  case backward = 1
}

/// A direction over the screen.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// To the line above.
  case up = 4
  /// To the line below.
  case down = 5
}
