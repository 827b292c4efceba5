import Foundation
import PlaneGeometry

extension CALayer {
  /// Draws the layer and everything in it, as they are now without animations, in the layer's coordinates.
  ///
  /// Drawn are backgrounds, corners, borders, shadows, gradients, contents, shapes, text, sublayers by `zPosition` and
  /// order, opacity as a group, and clips.
  ///
  /// Differences from UIKit: of a transform its flat part is drawn, so that a tilted layer is narrower, without
  /// perspective, and does not cut through others. Masks clip where they are one shape, or one background, with an opaque
  /// inside; other masks are left out, since a recorded drawing has no means for them. A shadow is thrown by the shadow
  /// path or the background only.
  public func render(in ctx: CGContext) { LayerRendering(context: ctx).draw(self) }
}
