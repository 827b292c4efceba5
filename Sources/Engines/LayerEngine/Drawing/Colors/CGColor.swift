public import Foundation

/// A colour with its opacity, in a colour space.
///
/// Components outside of 0 to 1 are kept, also those that a colour of a wider space has in sRGB; a host draws the
/// nearest colour that it can show.
public final class CGColor: Sendable, Hashable {
  /// The space of the components.
  private let space: CGColorSpace
  /// The components and, last, the opacity; of a grey the first counts.
  private let values: SIMD4<Double>

  /// The colour as hosts draw it.
  public let layerColor: LayerColor

  private init(_ space: CGColorSpace, _ values: SIMD4<Double>) {
    self.space = space
    self.values = values
    let standard = space.standardComponents(values.firstThree)
    layerColor = LayerColor(
      red: Float(standard.x), green: Float(standard.y), blue: Float(standard.z), alpha: Float(values.w))
  }

  /// A colour from sRGB components, each 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.standard, SIMD4(red, green, blue, alpha))
  }

  /// A colour from sRGB components, each 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.standard, SIMD4(red, green, blue, alpha))
  }

  /// A grey, 0 black to 1 white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(.gray, SIMD4(gray, gray, gray, alpha))
  }

  /// A colour of a space, from as many components as the space has and the opacity behind them.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    if space.numberOfComponents == 1 {
      self.init(space, SIMD4(components[0], components[0], components[0], components[1]))
    } else {
      self.init(space, SIMD4(components[0], components[1], components[2], components[3]))
    }
  }

  /// A colour as hosts draw it.
  public convenience init(_ color: LayerColor) {
    self.init(
      .extendedStandard, SIMD4(Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha)))
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Fully transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The space of the ``components``.
  public var colorSpace: CGColorSpace? { space }

  /// The components in the ``colorSpace``, and the opacity: two for a grey, four for others.
  public var components: [CGFloat]? {
    space.numberOfComponents == 1 ? [values.x, values.w] : [values.x, values.y, values.z, values.w]
  }

  /// How many ``components`` there are, with the opacity.
  public var numberOfComponents: Int { space.numberOfComponents + 1 }

  /// The opacity.
  public var alpha: CGFloat { values.w }

  /// Red, green, blue and alpha in extended sRGB, as exact as they were given.
  package var standardComponents: SIMD4<Double> { SIMD4(space.standardComponents(values.firstThree), values.w) }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    var values = values
    values.w = alpha
    return CGColor(space, values)
  }

  /// The colour in another space. One that the space does not have becomes the nearest in each component; a colour that
  /// becomes a grey is as bright as it was.
  ///
  /// - Parameters:
  ///   - space: The space.
  ///   - intent: Without effect.
  ///   - options: Without effect.
  /// - Returns: The colour; never nil.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: [AnyHashable: Any]?
  ) -> CGColor? {
    guard space != self.space else { return self }
    let standard = self.space.standardComponents(values.firstThree)
    return CGColor(space, SIMD4(space.components(fromStandard: standard), values.w))
  }

  /// Tells whether both are drawn alike.
  ///
  /// Difference from CoreGraphics: colours of different spaces may be equal, as black and a grey of 0 are.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.layerColor == right.layerColor }

  /// Hashes what is drawn.
  public func hash(into hasher: inout Hasher) { hasher.combine(layerColor) }
}

extension SIMD4<Double> {
  fileprivate var firstThree: SIMD3<Double> { SIMD3(x, y, z) }
}
