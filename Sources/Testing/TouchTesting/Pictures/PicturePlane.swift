import Foundation
import LayerEngine
import OpenCollectionView

/// The place of a layer's plane in that of its parent.
enum PicturePlane {
  /// From the layer's coordinates to its parent's. What is turned in depth is seen from the front; under a perspective, three
  /// corners are exact.
  static func place(of layer: LayerProperties, in parent: LayerProperties?) -> CGAffineTransform {
    let size = CGSize(width: max(layer.bounds.width, 1), height: max(layer.bounds.height, 1))
    let origin = layer.bounds.origin
    func seen(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      project(CGPoint(x: origin.x + x, y: origin.y + y), of: layer, in: parent)
    }
    let (corner, right, bottom) = (seen(0, 0), seen(size.width, 0), seen(0, size.height))
    let (a, b) = ((right.x - corner.x) / size.width, (right.y - corner.y) / size.width)
    let (c, d) = ((bottom.x - corner.x) / size.height, (bottom.y - corner.y) / size.height)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: corner.x - a * origin.x - c * origin.y, ty: corner.y - b * origin.x - d * origin.y)
  }

  private static func project(_ point: CGPoint, of layer: LayerProperties, in parent: LayerProperties?) -> CGPoint {
    let anchor = anchor(of: layer)
    var place = apply(layer.transform, [point.x - anchor.x, point.y - anchor.y, 0, 1])
    place[0] += layer.position.x * place[3]
    place[1] += layer.position.y * place[3]
    place[2] += layer.zPosition * place[3]
    guard let parent else { return divided(place) }
    let middle = Self.anchor(of: parent)
    place[0] -= middle.x * place[3]
    place[1] -= middle.y * place[3]
    let seen = divided(apply(parent.sublayerTransform, place))
    return CGPoint(x: seen.x + middle.x, y: seen.y + middle.y)
  }

  private static func anchor(of layer: LayerProperties) -> CGPoint {
    CGPoint(
      x: layer.bounds.origin.x + layer.anchorPoint.x * layer.bounds.width,
      y: layer.bounds.origin.y + layer.anchorPoint.y * layer.bounds.height)
  }

  private static func divided(_ place: [CGFloat]) -> CGPoint {
    let depth = place[3] == 0 ? 1 : place[3]
    return CGPoint(x: place[0] / depth, y: place[1] / depth)
  }

  private static func apply(_ matrix: CATransform3D, _ place: [CGFloat]) -> [CGFloat] {
    let (x, y, z, w) = (place[0], place[1], place[2], place[3])
    return [
      x * matrix.m11 + y * matrix.m21 + z * matrix.m31 + w * matrix.m41,
      x * matrix.m12 + y * matrix.m22 + z * matrix.m32 + w * matrix.m42,
      x * matrix.m13 + y * matrix.m23 + z * matrix.m33 + w * matrix.m43,
      x * matrix.m14 + y * matrix.m24 + z * matrix.m34 + w * matrix.m44,
    ]
  }
}
