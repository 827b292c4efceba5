public import Foundation

/// The shadow of a layer.
public struct LayerShadow: Hashable, Sendable {
  /// The colour, its alpha already multiplied with the shadow's opacity.
  public var color: LayerColor
  /// The displacement in points, y down.
  public var offset: CGSize
  /// The radius of the blur in points: twice the standard deviation of the Gaussian.
  public var radius: CGFloat

  /// A shadow.
  public init(color: LayerColor, offset: CGSize, radius: CGFloat) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}
