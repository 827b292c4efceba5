/// The shape of a gradient layer.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from start to end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start, clockwise from the direction of the end.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
