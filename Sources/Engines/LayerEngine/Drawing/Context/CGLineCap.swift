/// The ends of a stroked line.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// The line stops at its end point.
  case butt = 0
  /// A half circle about the end point.
  case round = 1
  /// Half a square beyond the end point.
  case square = 2
}
