package import Foundation
import PlaneGeometry

// A layer that counts from the right has its x grow to the left on the screen: its bounds' origin is at its right edge, and
// where its sublayers stand, how they are anchored and how they are transformed is counted from there. What they show is not
// turned over.
//
// Hosts know nothing of it: they are told −x for x, so that a scroll changes one number for them as anywhere else.
extension CALayer {
  /// Tells whether x of ``bounds``, and of what sublayers say of their places, is counted from the right.
  package final var countsFromRight: Bool {
    get { properties.countsFromRight }
    set {
      guard properties.countsFromRight != newValue else { return }
      properties.countsFromRight = newValue
      animations?.presented.countsFromRight = newValue
      mark([.boundsOrigin, .sublayerTransform])
      forEachAttached { $0.markPlace() }
    }
  }

  /// Hosts are to be told anew where the layer is, since it is counted from the other side.
  func markPlace() {
    var place: LayerPropertySet = .position
    if properties.anchorPoint.x != 0.5 { place.insert(.anchorPoint) }
    if isTransformed { place.insert(.transform) }
    mark(place)
  }

  /// Tells whether the layer's place is counted from the right.
  var isCountedFromRight: Bool {
    state.parentReference?._withUnsafeGuaranteedRef { $0.properties.countsFromRight } ?? false
  }

  /// The place of the anchor point across what is seen of the layer, from the left, in units of its width.
  var seenAnchor: CGFloat {
    let anchor = properties.anchorPoint.x
    return isCountedFromRight ? 1 - anchor : anchor
  }

  /// A coordinate of the layer's own in what is seen of it, or back.
  private func turnedOver(_ x: CGFloat) -> CGFloat { properties.bounds.minX + properties.bounds.maxX - x }

  /// A rectangle of the layer's own coordinates in what is seen of it, counted from the left.
  package final func seen(_ rect: CGRect) -> CGRect {
    guard countsFromRight else { return rect }
    return CGRect(x: turnedOver(rect.maxX), y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Leads from the layer's own coordinates into those of what is seen of it, counted from the left, or back.
  var turning: CATransform3D {
    CATransform3DConcat(.turnedOver, CATransform3DMakeTranslation(turnedOver(0), 0, 0))
  }

  /// A point of the parent's coordinates in the layer's own where no transform lies between, but one of the two counts from the
  /// right. No number is divided, so that whole ones stay whole.
  func turnedFromParent(_ point: CGPoint) -> CGPoint {
    let (bounds, anchor, position) = (properties.bounds, properties.anchorPoint, properties.position)
    let start = position.x - anchor.x * bounds.width
    let fromLeft = isCountedFromRight ? start + bounds.width - point.x : point.x - start
    return CGPoint(
      x: countsFromRight ? bounds.maxX - fromLeft : bounds.minX + fromLeft,
      y: point.y - position.y + anchor.y * bounds.height + bounds.minY)
  }

  /// A point of the layer's own coordinates in the parent's, likewise.
  func turnedToParent(_ point: CGPoint) -> CGPoint {
    let (bounds, anchor, position) = (properties.bounds, properties.anchorPoint, properties.position)
    let start = position.x - anchor.x * bounds.width
    let fromLeft = countsFromRight ? bounds.maxX - point.x : point.x - bounds.minX
    return CGPoint(
      x: isCountedFromRight ? start + bounds.width - fromLeft : start + fromLeft,
      y: point.y + position.y - anchor.y * bounds.height - bounds.minY)
  }
}

extension LayerProperties {
  /// The values as hosts are told of them.
  ///
  /// - Parameter isCountedFromRight: whether the layer's place is counted so.
  func told(isCountedFromRight: Bool) -> LayerProperties {
    var told = self
    if isCountedFromRight {
      told.position.x = 0 - position.x
      told.anchorPoint.x = 1 - anchorPoint.x
      told.transform = transform.turnedOver
    }
    if countsFromRight {
      told.bounds.origin.x = 0 - bounds.minX - bounds.width
      told.sublayerTransform = sublayerTransform.turnedOver
    }
    return told
  }
}

extension CATransform3D {
  /// Turns the plane over in x = 0.
  static let turnedOver = CATransform3DMakeScale(-1, 1, 1)

  /// The transform, counted from the other side: what leads from x elsewhere, or to x, is negated.
  var turnedOver: CATransform3D {
    var turned = self
    (turned.m12, turned.m13, turned.m14) = (0 - m12, 0 - m13, 0 - m14)
    (turned.m21, turned.m31, turned.m41) = (0 - m21, 0 - m31, 0 - m41)
    return turned
  }
}
