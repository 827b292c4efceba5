public import Foundation
import PlaneGeometry

extension CALayer {
  /// The layer's plane in its parent's, with the parent's perspective: what a point goes through on its way up.
  private var matrixToParent: CATransform3D {
    let bounds = properties.bounds
    let anchor = properties.anchorPoint
    var matrix = CATransform3DMakeTranslation(
      -bounds.origin.x - anchor.x * bounds.width, -bounds.origin.y - anchor.y * bounds.height, 0)
    if isTransformed { matrix = CATransform3DConcat(matrix, properties.transform) }
    let position = properties.position
    matrix = CATransform3DConcat(
      matrix, CATransform3DMakeTranslation(position.x, position.y, properties.zPosition))
    guard let parent, parent.transformsSublayers else { return matrix }
    let outer = parent.properties
    let center = CGPoint(
      x: outer.bounds.minX + outer.anchorPoint.x * outer.bounds.width,
      y: outer.bounds.minY + outer.anchorPoint.y * outer.bounds.height)
    matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(-center.x, -center.y, 0))
    matrix = CATransform3DConcat(matrix, outer.sublayerTransform)
    return CATransform3DConcat(matrix, CATransform3DMakeTranslation(center.x, center.y, 0))
  }

  private var isPlainlyPlaced: Bool { !isTransformed && !(parent?.transformsSublayers ?? false) }

  private var plainOffset: CGPoint {
    let bounds = properties.bounds
    let anchor = properties.anchorPoint
    let position = properties.position
    return CGPoint(
      x: position.x - anchor.x * bounds.width - bounds.minX, y: position.y - anchor.y * bounds.height - bounds.minY)
  }

  /// A point of the parent's coordinates in the layer's own; nil where the layer is seen edge-on or from behind the eye.
  public func convertFromParent(_ point: CGPoint) -> CGPoint? {
    guard !isPlainlyPlaced else {
      let offset = plainOffset
      return CGPoint(x: point.x - offset.x, y: point.y - offset.y)
    }
    return matrixToParent.unprojecting(point)
  }

  /// A point of the layer's own coordinates in its parent's; nil where it lies behind the eye.
  public func convertToParent(_ point: CGPoint) -> CGPoint? {
    guard !isPlainlyPlaced else {
      let offset = plainOffset
      return CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    }
    return matrixToParent.projecting(point)
  }

  var transformedFrame: CGRect {
    let bounds = properties.bounds
    let anchor = properties.anchorPoint
    let position = properties.position
    var matrix = CATransform3DMakeTranslation(-anchor.x * bounds.width, -anchor.y * bounds.height, 0)
    matrix = CATransform3DConcat(matrix, properties.transform)
    matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(position.x, position.y, 0))
    return matrix.projecting(CGRect(origin: .zero, size: bounds.size)) ?? CGRect(origin: position, size: .zero)
  }

  /// A point of `layer`'s coordinates in this layer's; nil for `layer` means the root of the tree.
  ///
  /// The point travels up to the common ancestor and down again, through every transform. Where it cannot be projected
  /// (a layer seen edge-on) the coordinates of the last layer that it reached stand.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    (layer ?? root).convert(point, to: self)
  }

  /// A point of this layer's coordinates in `layer`'s; nil means the root of the tree.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let target = layer ?? root
    if target === self { return point }
    var down: [CALayer] = []
    var up = self
    var other = target
    var upDepth = up.depth
    var otherDepth = other.depth
    var point = point
    while up !== other {
      if upDepth >= otherDepth {
        guard let parent = up.parent else { break }
        point = up.convertToParent(point) ?? point
        up = parent
        upDepth -= 1
      } else {
        guard let parent = other.parent else { break }
        down.append(other)
        other = parent
        otherDepth -= 1
      }
    }
    for layer in down.reversed() { point = layer.convertFromParent(point) ?? point }
    return point
  }

  /// The smallest rectangle around a rectangle of `layer`'s coordinates, in this layer's.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    (layer ?? root).convert(rect, to: self)
  }

  /// The smallest rectangle around a rectangle of this layer's coordinates, in `layer`'s.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    let corners = [
      convert(CGPoint(x: rect.minX, y: rect.minY), to: layer), convert(CGPoint(x: rect.maxX, y: rect.minY), to: layer),
      convert(CGPoint(x: rect.minX, y: rect.maxY), to: layer), convert(CGPoint(x: rect.maxX, y: rect.maxY), to: layer),
    ]
    var (minX, maxX, minY, maxY) = (corners[0].x, corners[0].x, corners[0].y, corners[0].y)
    for corner in corners {
      minX = min(minX, corner.x)
      maxX = max(maxX, corner.x)
      minY = min(minY, corner.y)
      maxY = max(maxY, corner.y)
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  var root: CALayer {
    var layer = self
    while let parent = layer.parent { layer = parent }
    return layer
  }

  var depth: Int {
    var count = 0
    var layer = parent
    while let current = layer {
      count += 1
      layer = current.parent
    }
    return count
  }
}
