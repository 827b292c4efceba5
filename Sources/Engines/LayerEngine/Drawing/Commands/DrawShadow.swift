public import Foundation

/// The shadow of what is drawn, in points of the drawing: the transform has no effect on it.
public struct DrawShadow: Hashable, Sendable {
  /// The displacement, y down.
  public var offset: CGSize
  /// The blur: twice the standard deviation of the Gaussian.
  public var blur: CGFloat
  /// The colour.
  public var color: LayerColor

  /// A shadow. A blur that is negative or no number is none, and so is an offset that is not finite.
  public init(offset: CGSize, blur: CGFloat, color: LayerColor) {
    self.offset = CGSize(
      width: offset.width.isFinite ? offset.width : 0, height: offset.height.isFinite ? offset.height : 0)
    self.blur = blur > 0 && blur.isFinite ? blur : 0
    self.color = color
  }
}
