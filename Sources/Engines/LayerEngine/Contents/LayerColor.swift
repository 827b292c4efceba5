/// A colour as hosts draw it: sRGB components, not premultiplied.
///
/// From 0 to 1 they are the colours of sRGB. A colour of a wider space has components beyond that, for which a host
/// shows the nearest colour that it has: BrowserHost one of sRGB.
public struct LayerColor: Hashable, Sendable, Codable {
  /// Red, 0 to 1.
  public var red: Float
  /// Green, 0 to 1.
  public var green: Float
  /// Blue, 0 to 1.
  public var blue: Float
  /// Opacity, 0 to 1.
  public var alpha: Float

  /// A colour from sRGB components.
  public init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Opaque black, the default of borders and shadows.
  public static let black = LayerColor(red: 0, green: 0, blue: 0)
}
