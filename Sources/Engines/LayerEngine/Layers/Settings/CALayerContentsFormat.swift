/// How many bits the pixels of drawn contents have. Drawings have no pixels here.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A format from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Eight bits a component: the default.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// Half-precision numbers.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// Eight bits of grey.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
