package import Foundation

/// A layer as a point of its parent's plane meets it.
package struct LayerPlane {
  /// The layer.
  package let layer: CALayer
  /// The point in the layer's own coordinates.
  package let point: CGPoint
  /// How near the layer is to the viewer at the point.
  let depth: CGFloat

  /// Planes that are given in drawing order, the frontmost first.
  static func frontToBack(_ planes: [LayerPlane]) -> [LayerPlane] {
    planes.enumerated().sorted { left, right in
      let (leftDepth, rightDepth) = (left.element.depth, right.element.depth)
      return leftDepth != rightDepth ? leftDepth > rightDepth : left.offset > right.offset
    }.map(\.element)
  }
}
