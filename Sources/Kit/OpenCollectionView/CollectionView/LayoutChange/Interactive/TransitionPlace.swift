/// The place and the look that one of two layouts gives an element, in plain numbers.
struct TransitionPlace {
  var center: CGPoint
  var size: CGSize
  var alpha: CGFloat
  var zIndex: Int
  var isHidden: Bool
  /// Nil for none: few have one, and all others are read in each frame.
  private var boxedTransform: TransitionTransform?
  var transform: CATransform3D? { boxedTransform?.value }

  init(_ attributes: UICollectionViewLayoutAttributes) {
    center = attributes.center
    size = attributes.size
    alpha = attributes.alpha
    zIndex = attributes.zIndex
    isHidden = attributes.isHidden
    boxedTransform = attributes.isTransformed ? TransitionTransform(attributes.transform3D) : nil
  }

  /// The same place elsewhere, not to be seen.
  func faded(movedBy distance: CGPoint) -> TransitionPlace {
    var place = moved(by: distance)
    place.alpha = 0
    return place
  }

  func moved(by distance: CGPoint) -> TransitionPlace {
    var place = self
    place.center.x += distance.x
    place.center.y += distance.y
    return place
  }

  func looksLike(_ other: TransitionPlace) -> Bool {
    center == other.center && size == other.size && alpha == other.alpha && isHidden == other.isHidden
      && transform == other.transform
  }

  /// Gives attributes what lies part of the way to another place. // T7
  ///
  /// Centre, size, opacity and transform go evenly, beyond the ends too; depth and being hidden switch half way.
  func put(into attributes: UICollectionViewLayoutAttributes, towards end: TransitionPlace, at progress: CGFloat) {
    attributes.center = CGPoint(
      x: center.x + (end.center.x - center.x) * progress, y: center.y + (end.center.y - center.y) * progress)
    attributes.size = CGSize(
      width: max(size.width + (end.size.width - size.width) * progress, 0),
      height: max(size.height + (end.size.height - size.height) * progress, 0))
    attributes.alpha = min(max(alpha + (end.alpha - alpha) * progress, 0), 1)
    attributes.zIndex = progress < 0.5 ? zIndex : end.zIndex
    attributes.isHidden = progress < 0.5 ? isHidden : end.isHidden
    if boxedTransform == nil, end.boxedTransform == nil {
      if attributes.isTransformed { attributes.transform3D = CATransform3DIdentity }
    } else {
      let first = transform ?? CATransform3DIdentity
      attributes.transform3D = first.interpolated(to: end.transform ?? CATransform3DIdentity, at: progress)
    }
  }

  /// Gives attributes a place as it is, with a part of its opacity.
  func put(into attributes: UICollectionViewLayoutAttributes, opacity: CGFloat) {
    attributes.center = center
    attributes.size = size
    attributes.alpha = alpha * min(max(opacity, 0), 1)
    attributes.zIndex = zIndex
    attributes.isHidden = isHidden
    if boxedTransform != nil || attributes.isTransformed { attributes.transform3D = transform ?? CATransform3DIdentity }
  }
}

/// A transform behind a reference, so that places without one stay small.
final class TransitionTransform {
  let value: CATransform3D

  init(_ value: CATransform3D) { self.value = value }
}
