/// How a picture is laid into the bounds of its layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A gravity from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle at its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top, centred, at its own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom, centred, at its own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left, centred, at its own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right, centred, at its own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the top left corner at its own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the top right corner at its own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the bottom left corner at its own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the bottom right corner at its own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds: the default.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, its proportions kept.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers, its proportions kept.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
