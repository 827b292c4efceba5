/// The shape of an item that collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// Its bounds.
  case rectangle
  /// The ellipse in its bounds.
  case ellipse
  /// Its ``UIDynamicItem/collisionBoundingPath``.
  case path
}
