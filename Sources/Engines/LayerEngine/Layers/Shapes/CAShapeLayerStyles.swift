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

/// The corners of a shape layer's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A join from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A sharp corner: the default.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A round corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A cut-off corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
