/// A colour as hosts draw it: sRGB components from 0 to 1, not premultiplied.
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
