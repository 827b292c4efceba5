/// The rule that says which points are inside a path that crosses or surrounds itself.
public enum CGPathFillRule: Int32, Hashable, Sendable {
  /// Inside where the path runs around the point, counted with its direction, other than zero times.
  case winding = 0
  /// Inside where a ray from the point crosses the path an odd number of times.
  case evenOdd = 1
}
