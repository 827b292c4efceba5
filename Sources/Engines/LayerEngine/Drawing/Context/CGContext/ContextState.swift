import Foundation
import PlaneGeometry

/// The state that `saveGState()` saves.
struct ContextState {
  var fillColor = LayerColor.black
  var strokeColor = LayerColor.black
  var stroke = StrokeStyle()
  var transform = CGAffineTransform.identity
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: DrawShadow?
  var interpolation = CGInterpolationQuality.default
  /// A rectangle around the clip in points of the drawing.
  var clipBounds: CGRect
  /// Tells whether a group, and not a saved state, begins after this.
  var opensGroup = false
  /// The mask that the group that begins after this is cut by when it ends; nil for a group that the program ends, and for a saved state.
  var mask: ClipMask?
}
