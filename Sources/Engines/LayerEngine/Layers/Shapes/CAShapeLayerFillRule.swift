/// What counts as the inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where the path runs around a point other than as often one way as the other: the default.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Where the path runs around a point an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
