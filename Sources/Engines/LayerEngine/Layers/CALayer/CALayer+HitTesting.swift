package import Foundation
package import PlaneGeometry

extension CALayer {
  /// Tells whether the order of sublayers in depth may differ from point to point: some are tilted, or lie in a
  /// transform layer.
  ///
  /// Where it is false they lie as ``zPosition`` and their order say, everywhere.
  ///
  /// - Complexity: O(sublayers).
  package var ordersSublayersByDepth: Bool {
    guard !children.isEmpty else { return false }
    if transformsSublayers, properties.sublayerTransform.turnsPlanes { return true }
    return children.contains { child in
      child.isTransformed && child.properties.transformAboutAnchor.givesDepth || child.kind == .transform
    }
  }

  /// The sublayers that a point of this layer's coordinates meets, frontmost first, each with the point in its own
  /// coordinates; sublayers of transform layers stand among them in place of those. // A15
  ///
  /// A plane is met wherever it extends to: whether the point lies in a layer's bounds is for the caller to find out.
  /// Hidden layers, layers that are seen edge-on, and layers that show their back and are not double-sided, are left out.
  /// Layers at one depth come in the order in which they are drawn.
  ///
  /// - Complexity: O(n log n).
  package func sublayersFrontToBack(at point: CGPoint) -> [LayerPlane] {
    var planes: [LayerPlane] = []
    collectPlanes(at: point, matrix: nil, into: &planes)
    return LayerPlane.frontToBack(planes)
  }

  /// The place at which a point of this layer's coordinates meets the plane of something that stands as a sublayer
  /// would: counted from its position, with how near it is there to the viewer. Nil where it is seen edge-on, or lies
  /// behind the eye.
  package func meeting(
    _ point: CGPoint, sublayerAt position: CGPoint, zPosition: CGFloat, transform: CATransform3D?
  ) -> (point: CGPoint, depth: CGFloat)? {
    guard transform != nil || transformsSublayers else {
      return (CGPoint(x: point.x - position.x, y: point.y - position.y), CATransform3D.comparableDepth(zPosition))
    }
    let place = CATransform3DMakeTranslation(position.x, position.y, zPosition)
    let matrix = throughSublayerTransform(transform.map { CATransform3DConcat($0, place) } ?? place)
    return matrix.unprojecting(point).map { ($0, matrix.depth(of: $0)) }
  }

  /// How near a sublayer is to the viewer at a point of this layer's coordinates, as hit testing orders sublayers.
  package func depth(of sublayer: CALayer, at point: CGPoint) -> CGFloat? {
    let values = sublayer.properties
    return meeting(
      point, sublayerAt: values.position, zPosition: values.zPosition,
      transform: sublayer.isTransformed ? values.transformAboutAnchor : nil)?.depth
  }

  /// Collects the sublayers in drawing order. `matrix` leads from this layer's space to the plane of the point.
  private func collectPlanes(at point: CGPoint, matrix: CATransform3D?, into planes: inout [LayerPlane]) {
    makePresentedSublayers()
    for child in childrenInDrawingOrder where !child.properties.isHidden {
      var childMatrix = child.matrixToParent
      if let matrix { childMatrix = CATransform3DConcat(childMatrix, matrix) }
      if child.kind == .transform {
        child.collectPlanes(at: point, matrix: childMatrix, into: &planes)
      } else if let own = childMatrix.unprojecting(point), child.properties.isDoubleSided || !childMatrix.showsBack {
        planes.append(LayerPlane(layer: child, point: own, depth: childMatrix.depth(of: own)))
      }
    }
  }

  /// Tells whether the layer shows its back and is not to be seen from there.
  var isTurnedAway: Bool {
    guard !properties.isDoubleSided, isTransformed || parent?.transformsSublayers ?? false else { return false }
    return matrixToParent.showsBack
  }

  /// The layer that is hit by a point of this layer's own coordinates.
  func hitTestWithin(_ own: CGPoint) -> CALayer? {
    let isInside = contains(own)
    guard isInside || !properties.masksToBounds, leavesMask(own) else { return nil }
    makePresentedSublayers()
    if ordersSublayersByDepth {
      for plane in sublayersFrontToBack(at: own) {
        let isNear = plane.layer.parent === self
        if let hit = isNear ? plane.layer.hitTest(own) : plane.layer.hitTestWithin(plane.point) { return hit }
      }
    } else {
      for child in childrenInDrawingOrder.reversed() {
        if let hit = child.hitTest(own) { return hit }
      }
    }
    return isInside ? self : nil
  }

  /// The layer in a transform layer that is hit by a point of the transform layer's parent.
  func hitTestSublayers(fromOutside point: CGPoint) -> CALayer? {
    guard !properties.isHidden else { return nil }
    var planes: [LayerPlane] = []
    collectPlanes(at: point, matrix: matrixToParent, into: &planes)
    return LayerPlane.frontToBack(planes).lazy.compactMap { $0.layer.hitTestWithin($0.point) }.first
  }

  /// Tells whether the mask leaves anything at a point: whether the mask, or a layer in it, extends over it.
  ///
  /// A mask without bounds and without sublayers, as shape layers often are, leaves everything: our choice.
  private func leavesMask(_ own: CGPoint) -> Bool {
    guard let mask = extras?.mask else { return true }
    let size = mask.properties.bounds.size
    if size.width == 0 || size.height == 0, mask.children.isEmpty { return true }
    return mask.hitTest(own) != nil
  }
}
