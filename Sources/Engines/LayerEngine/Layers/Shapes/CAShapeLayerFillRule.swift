/// The rule that says which points are inside a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Points are inside around which the path runs other than as often one way as the other: the default.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Points are inside around which the path runs an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
