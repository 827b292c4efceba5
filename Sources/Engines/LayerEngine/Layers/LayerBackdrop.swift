public import Foundation

/// The effect of a layer on everything that is seen through it: all that lies behind it in the picture, wherever in the
/// tree.
public struct LayerBackdrop: Hashable, Sendable {
  /// The standard deviation of the blur, in points.
  public var blur: CGFloat
  /// How strong colours become: 1 leaves them as they are, 0 leaves greys.
  public var saturation: CGFloat

  /// A blur, with colours as strong as `saturation` says.
  public init(blur: CGFloat, saturation: CGFloat = 1) {
    self.blur = blur
    self.saturation = saturation
  }
}
