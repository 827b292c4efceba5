/// The shadow of a background.
public struct UIShadowProperties: Equatable, Hashable, @unchecked Sendable {
  // Unchecked: the path belongs to the main actor like the views that use it.

  /// Its colour: black unless set.
  public var color: UIColor = .black
  /// How much of it is seen, 0 to 1: 0 unless set.
  public var opacity: CGFloat = 0
  /// How far it spreads, in points.
  public var radius: CGFloat = 3
  /// The distance at which it falls, in points.
  public var offset = CGSize(width: 0, height: -3)
  /// The shape that casts it; the background's own where nil.
  public var path: UIBezierPath?

  /// No shadow.
  init() {}
}
