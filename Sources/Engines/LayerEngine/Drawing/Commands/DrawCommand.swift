public import Foundation
public import PlaneGeometry

/// One step of a recorded drawing.
///
/// A drawing starts with opacity 1, the normal blend mode, no shadow and the default interpolation.
public enum DrawCommand: Hashable, Sendable {
  /// Puts transform, clip, opacity, blend mode, shadow and interpolation on a stack.
  case save
  /// Takes them back.
  case restore
  /// Multiplies a transform in front of the current one.
  case concatenate(CGAffineTransform)
  /// Sets the opacity of everything that follows, 0 to 1; it replaces the one before.
  case opacity(CGFloat)
  /// Sets how what follows is combined with what lies below.
  case blend(CGBlendMode)
  /// Sets the shadow of what follows; nil for none.
  case shadow(DrawShadow?)
  /// Sets how the pixels of pictures are mixed.
  case interpolation(CGInterpolationQuality)
  /// Narrows the clip to the inside of a path.
  case clip(CGPath, CGPathFillRule)
  /// Takes back every clip since the drawing or its innermost group began, those of saved states included until these
  /// are restored.
  case resetClip
  /// Starts a group: saves the state, sets opacity, blend mode and shadow to those of a new drawing, and draws onto a
  /// clear sheet.
  case beginGroup
  /// Restores the state that the group began in and draws the sheet with its opacity, blend mode, shadow and clip.
  case endGroup
  /// Fills a rectangle with a colour.
  case fillRect(CGRect, LayerColor)
  /// Fills the inside of a path with a colour.
  case fill(CGPath, CGPathFillRule, LayerColor)
  /// Draws along a path.
  case stroke(CGPath, StrokeStyle, LayerColor)
  /// Makes a rectangle clear, within the clip and whatever the opacity.
  case clear(CGRect)
  /// Fills the clip with a gradient whose points are in points. It has no shadow.
  case gradient(DrawGradient)
  /// Draws a picture stretched into a rectangle.
  case picture(LayerPicture, CGRect)
  /// Draws the part of a picture that lies in the first rectangle, in the picture's points, stretched into the second.
  case part(LayerPicture, CGRect, CGRect)
  /// Draws a run of text; its origin is the left end of the baseline.
  case text(TextRun)

  /// The picture that the command draws; nil for a command that draws none.
  public var picture: LayerPicture? {
    switch self {
    case .picture(let picture, _), .part(let picture, _, _): picture
    default: nil
    }
  }
}
