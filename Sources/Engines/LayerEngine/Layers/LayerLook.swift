import Foundation
import PlaneGeometry

/// The values of a layer's look that few layers set.
struct LayerLook: Sendable {
  /// The rectangle that stands for all of a picture.
  static let wholePicture = CGRect(x: 0, y: 0, width: 1, height: 1)

  var sublayerTransform = CATransform3DIdentity
  var maskedCorners: CACornerMask = .allCorners
  var borderWidth: CGFloat = 0
  var borderColor = LayerColor.black
  var shadow = LayerShadow()
  /// None or one.
  var gradients: [LayerGradient] = []
  var contentsGravity = CALayerContentsGravity.resize
  /// None or one.
  var shapes: [LayerShape] = []
  var contentsRect = wholePicture
  var contentsCenter = wholePicture
  var contentsScale: CGFloat = 0
  var magnificationFilter = CALayerContentsFilter.linear
  var field: Boxed<LayerField>?
  var replication: Boxed<LayerReplication>?
  var backdrop: LayerBackdrop?
  var mask: LayerID?

  /// The properties in which these values differ from others.
  func differences(from base: LayerLook) -> LayerPropertySet {
    var set: LayerPropertySet = []
    if sublayerTransform != base.sublayerTransform { set.insert(.sublayerTransform) }
    if maskedCorners != base.maskedCorners { set.insert(.maskedCorners) }
    if borderWidth != base.borderWidth { set.insert(.borderWidth) }
    if borderColor != base.borderColor { set.insert(.borderColor) }
    if shadow != base.shadow { set.insert(.shadow) }
    if gradients != base.gradients { set.insert(.gradient) }
    if contentsGravity != base.contentsGravity { set.insert(.contentsGravity) }
    if shapes != base.shapes { set.insert(.shape) }
    if mask != base.mask { set.insert(.mask) }
    if contentsRect != base.contentsRect { set.insert(.contentsRect) }
    if contentsScale != base.contentsScale { set.insert(.contentsScale) }
    if contentsCenter != base.contentsCenter { set.insert(.contentsCenter) }
    if magnificationFilter != base.magnificationFilter { set.insert(.magnificationFilter) }
    if backdrop != base.backdrop { set.insert(.backdrop) }
    if field != base.field { set.insert(.field) }
    return set
  }
}
