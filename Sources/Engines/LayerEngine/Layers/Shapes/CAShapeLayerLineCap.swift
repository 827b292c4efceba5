/// The ends of a shape layer's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A cap from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The line stops at its end point: the default.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle about the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square beyond the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
