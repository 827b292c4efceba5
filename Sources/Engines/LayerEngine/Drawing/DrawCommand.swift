public import Foundation
public import PlaneGeometry

/// One step of a recorded drawing.
public enum DrawCommand: Hashable, Sendable {
  /// Puts the transform, the clip and the opacity on a stack.
  case save
  /// Takes them back.
  case restore
  /// Multiplies a transform in front of the current one.
  case concatenate(CGAffineTransform)
  /// Multiplies the opacity of everything that follows.
  case opacity(CGFloat)
  /// Narrows the clip to the inside of a path.
  case clip(CGPath, CGPathFillRule)
  /// Fills the inside of a path with a colour.
  case fill(CGPath, CGPathFillRule, LayerColor)
  /// Draws along a path.
  case stroke(CGPath, StrokeStyle, LayerColor)
  /// Fills the clip with a gradient whose points are in points.
  case gradient(DrawGradient)
  /// Draws a picture stretched into a rectangle.
  case picture(LayerPicture, CGRect)
  /// Draws a run of text; its origin is the left end of the baseline.
  case text(TextRun)
}
