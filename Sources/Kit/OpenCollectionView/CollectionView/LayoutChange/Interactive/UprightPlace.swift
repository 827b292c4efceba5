/// A place without its transform: numbers alone, which are copied without counting anything.
struct UprightPlace {
  var center: CGPoint
  var size: CGSize
  var alpha: CGFloat
  var zIndex: Int
  var isHidden: Bool
  /// Tells whether there is a transform besides.
  var isTransformed: Bool

  func looksLike(_ other: UprightPlace) -> Bool {
    center == other.center && size == other.size && alpha == other.alpha && isHidden == other.isHidden
  }

  /// The place part of the way to another one.
  @inline(__always)
  func going(to end: UprightPlace, at progress: CGFloat) -> UprightPlace {
    UprightPlace(
      center: CGPoint(
        x: center.x + (end.center.x - center.x) * progress, y: center.y + (end.center.y - center.y) * progress),
      size: CGSize(
        width: max(size.width + (end.size.width - size.width) * progress, 0),
        height: max(size.height + (end.size.height - size.height) * progress, 0)),
      alpha: min(max(alpha + (end.alpha - alpha) * progress, 0), 1), zIndex: progress < 0.5 ? zIndex : end.zIndex,
      isHidden: progress < 0.5 ? isHidden : end.isHidden, isTransformed: isTransformed || end.isTransformed)
  }
}
