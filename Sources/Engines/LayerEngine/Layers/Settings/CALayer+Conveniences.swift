public import Foundation
public import PlaneGeometry

extension CALayer {
  /// How far before the layer's plane, in points, the anchor point lies about which the layer is transformed; 0 unless
  /// set.
  ///
  /// Hosts are told the transform that comes of it.
  public var anchorPointZ: CGFloat {
    get { properties.anchorPointZ }
    set {
      guard properties.anchorPointZ != newValue, accepts(newValue, "anchorPointZ") else { return }
      properties.anchorPointZ = newValue
      hasTransform = properties.isTransformed
      mark(.transform)
    }
  }

  /// The flat part of ``transform``.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(properties.transform) }

  /// Sets ``transform`` to a flat one.
  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// Puts a layer in the place of a sublayer. Has no effect where `oldLayer` is no sublayer of this layer.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, children.contains(where: { $0 === oldLayer }) else { return }
    insertSublayer(newLayer, above: oldLayer)
    guard newLayer.parent === self else { return }
    oldLayer.removeFromSuperlayer()
  }
}
