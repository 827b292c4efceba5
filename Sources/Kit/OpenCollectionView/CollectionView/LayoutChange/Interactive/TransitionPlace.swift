/// The place and the look that one of two layouts gives an element, in plain numbers.
struct TransitionPlace {
  /// All but the transform, which is all that most have and each frame reads.
  private(set) var upright: UprightPlace
  /// Nil for none.
  private var boxedTransform: TransitionTransform?
  private var transform: CATransform3D? { boxedTransform?.value }

  init(_ attributes: UICollectionViewLayoutAttributes) {
    upright = UprightPlace(
      center: attributes.center, size: attributes.size, alpha: attributes.alpha, zIndex: attributes.zIndex,
      isHidden: attributes.isHidden, isTransformed: attributes.isTransformed)
    boxedTransform = attributes.isTransformed ? TransitionTransform(attributes.transform3D) : nil
  }

  /// The same place elsewhere, not to be seen.
  func faded(movedBy distance: CGPoint) -> TransitionPlace {
    var place = moved(by: distance)
    place.upright.alpha = 0
    return place
  }

  func moved(by distance: CGPoint) -> TransitionPlace {
    var place = self
    place.upright.center.x += distance.x
    place.upright.center.y += distance.y
    return place
  }

  func looksLike(_ other: TransitionPlace) -> Bool {
    upright.looksLike(other.upright) && transform == other.transform
  }

  /// Gives attributes what lies part of the way to another place. // T7
  ///
  /// Centre, size, opacity and transform go evenly, beyond the ends too; depth and being hidden switch half way.
  func put(into attributes: UICollectionViewLayoutAttributes, towards end: TransitionPlace, at progress: CGFloat) {
    let between = upright.going(to: end.upright, at: progress)
    attributes.center = between.center
    attributes.size = between.size
    attributes.alpha = between.alpha
    attributes.zIndex = between.zIndex
    attributes.isHidden = between.isHidden
    if boxedTransform == nil, end.boxedTransform == nil {
      if attributes.isTransformed { attributes.transform3D = CATransform3DIdentity }
    } else {
      let first = transform ?? CATransform3DIdentity
      attributes.transform3D = first.interpolated(to: end.transform ?? CATransform3DIdentity, at: progress)
    }
  }

  /// Gives attributes a place as it is, with a part of its opacity.
  func put(into attributes: UICollectionViewLayoutAttributes, opacity: CGFloat) {
    attributes.center = upright.center
    attributes.size = upright.size
    attributes.alpha = upright.alpha * min(max(opacity, 0), 1)
    attributes.zIndex = upright.zIndex
    attributes.isHidden = upright.isHidden
    if boxedTransform != nil || attributes.isTransformed { attributes.transform3D = transform ?? CATransform3DIdentity }
  }
}

/// A transform behind a reference, so that places without one stay small.
final class TransitionTransform {
  let value: CATransform3D

  init(_ value: CATransform3D) { self.value = value }
}
