public import Foundation

/// A row of colours to draw a gradient with.
public final class CGGradient: Sendable {
  let stops: [LayerGradient.Stop]

  /// A gradient of `colors` at `locations`; nil locations spread the colours evenly.
  ///
  /// A location outside 0 to 1 becomes the nearest that is inside, and one that is no number becomes 0.
  ///
  /// - Returns: nil for no colours, or where the number of locations is another than that of colours.
  public init?(colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty, locations.map({ $0.count == colors.count }) ?? true else { return nil }
    stops = colors.enumerated().map { index, color in
      let location = locations?[index] ?? (colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0)
      return LayerGradient.Stop(color: color.layerColor, location: location > 0 ? min(location, 1) : 0)
    }.sorted { $0.location < $1.location }
  }

  /// A gradient of `CGColor`s at as many locations; nil locations spread the colours evenly.
  ///
  /// Difference from CoreGraphics: colours are mixed in sRGB, whatever the space.
  ///
  /// - Returns: nil for no colours, or where one of the objects is no `CGColor`.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?) {
    let known = colors.compactMap { $0 as? CGColor }
    guard known.count == colors.count else { return nil }
    self.init(colors: known, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: known.count)) })
  }

  /// A gradient of `count` colours, each from as many components as the space has and the opacity behind them, at as
  /// many locations; nil locations spread the colours evenly.
  ///
  /// - Returns: nil for no colours.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let stride = space.numberOfComponents + 1
    self.init(
      colors: (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * stride) },
      locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
  }
}
