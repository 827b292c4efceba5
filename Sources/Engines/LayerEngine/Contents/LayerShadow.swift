public import Foundation
public import PlaneGeometry

/// The shadow of a layer. A layer's shadow shows while its opacity is more than 0.
public struct LayerShadow: Equatable, Sendable {
  /// The colour.
  public var color: LayerColor
  /// The opacity, 0 to 1, with which the colour's own is multiplied.
  public var opacity: Float
  /// The displacement in points, y down.
  public var offset: CGSize
  /// The radius of the blur in points: twice the standard deviation of the Gaussian.
  public var radius: CGFloat
  /// The outline that throws the shadow, in the layer's coordinates; nil for what the layer shows.
  public var path: CGPath?

  /// A shadow; the values of a new layer unless given.
  public init(
    color: LayerColor = .black, opacity: Float = 0, offset: CGSize = CGSize(width: 0, height: -3), radius: CGFloat = 3,
    path: CGPath? = nil
  ) {
    self.color = color
    self.opacity = opacity
    self.offset = offset
    self.radius = radius
    self.path = path
  }

  /// The colour with which the shadow is drawn; nil for none.
  public var drawnColor: LayerColor? {
    guard opacity > 0, color.alpha > 0 else { return nil }
    var drawn = color
    drawn.alpha *= min(opacity, 1)
    return drawn
  }
}
