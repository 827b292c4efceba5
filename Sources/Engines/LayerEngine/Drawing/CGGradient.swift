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
}
