import Foundation
import LayerEngine
import PlaneGeometry

/// The maps of a layer into the space of its parent, and of its sublayers into its own.
enum LayerSpace {
  /// From a layer's coordinates into those that its parent's bounds are in.
  static func placement(of layer: LayerProperties, depth: Bool = true) -> CATransform3D {
    let anchor = anchor(of: layer)
    var matrix = CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
    if !CATransform3DIsIdentity(layer.transform) { matrix = CATransform3DConcat(matrix, layer.transform) }
    return CATransform3DConcat(
      matrix, CATransform3DMakeTranslation(layer.position.x, layer.position.y, depth ? layer.zPosition : 0))
  }

  /// The map of a layer for the space of its sublayers.
  static func sublayers(of layer: LayerProperties) -> CATransform3D {
    guard !CATransform3DIsIdentity(layer.sublayerTransform) else { return CATransform3DIdentity }
    let anchor = anchor(of: layer)
    return CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), layer.sublayerTransform),
      CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
  }

  private static func anchor(of layer: LayerProperties) -> CGPoint {
    CGPoint(
      x: layer.bounds.origin.x + layer.anchorPoint.x * layer.bounds.width,
      y: layer.bounds.origin.y + layer.anchorPoint.y * layer.bounds.height)
  }

  /// Tells whether a transform leaves the plane.
  static func isDeep(_ t: CATransform3D) -> Bool {
    t.m13 != 0 || t.m14 != 0 || t.m23 != 0 || t.m24 != 0 || t.m31 != 0 || t.m32 != 0 || t.m33 != 1 || t.m34 != 0
      || t.m43 != 0 || t.m44 != 1
  }

  /// Tells whether the plane z = 0 shows its back. One that is only mirrored shows its front, as in browsers.
  static func showsBack(_ t: CATransform3D) -> Bool {
    let inverse = CATransform3DInvert(t)
    // The normal's way to the viewer is the third column of the inverse.
    return inverse != t ? inverse.m33 < 0 : t.m33 < 0
  }
}
