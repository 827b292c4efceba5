public import Foundation

/// A colour with its opacity, in sRGB.
///
/// Difference from UIKit: there is one colour space. Components outside 0 to 1 are kept and drawn as the nearest legal
/// value.
public final class CGColor: Sendable, Hashable {
  /// The colour as hosts draw it.
  public let layerColor: LayerColor

  /// A colour from sRGB components, each 0 to 1.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    layerColor = LayerColor(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }

  /// A colour from sRGB components, each 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey, 0 black to 1 white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// A colour as hosts draw it.
  public convenience init(_ color: LayerColor) {
    self.init(
      srgbRed: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha))
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Fully transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? {
    [CGFloat(layerColor.red), CGFloat(layerColor.green), CGFloat(layerColor.blue), CGFloat(layerColor.alpha)]
  }

  /// How many components there are: always 4.
  public var numberOfComponents: Int { 4 }

  /// The opacity.
  public var alpha: CGFloat { CGFloat(layerColor.alpha) }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(
      srgbRed: CGFloat(layerColor.red), green: CGFloat(layerColor.green), blue: CGFloat(layerColor.blue), alpha: alpha)
  }

  /// Whether both have the same components.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.layerColor == right.layerColor }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(layerColor) }
}
