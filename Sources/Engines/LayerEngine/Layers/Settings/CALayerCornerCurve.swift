/// The line that round corners follow.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Quarters of a circle: the default, and what is drawn.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Drawn as ``circular``, here.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
