/// How the pixels of a picture are enlarged and reduced.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A filter from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pixels flow into each other: the default.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Pixels stay squares.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Like ``linear``, here.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
