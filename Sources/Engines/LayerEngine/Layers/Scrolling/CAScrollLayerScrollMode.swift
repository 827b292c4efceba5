/// The axes along which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// None.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// The vertical axis.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// The horizontal axis.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Both: the default.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
