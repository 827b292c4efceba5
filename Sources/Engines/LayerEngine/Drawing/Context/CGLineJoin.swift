/// The corners of a stroked line.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// A sharp corner.
  case miter = 0
  /// A round corner.
  case round = 1
  /// A cut-off corner.
  case bevel = 2
}
