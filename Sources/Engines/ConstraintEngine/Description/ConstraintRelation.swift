/// How the two sides of a constraint are to each other.
public enum ConstraintRelation: Hashable, Codable, Sendable {
  /// The left side is at most the right one.
  case atMost
  /// Both sides are the same.
  case equal
  /// The left side is at least the right one.
  case atLeast
}
