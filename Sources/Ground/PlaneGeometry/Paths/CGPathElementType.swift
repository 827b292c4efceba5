/// The kind of a step of a path, in the spelling of CoreGraphics.
public enum CGPathElementType: Int32, Hashable, Sendable {
  /// Begins a new piece: one point.
  case moveToPoint = 0
  /// A straight line: one point.
  case addLineToPoint = 1
  /// A quadratic Bézier curve: its control point and its end.
  case addQuadCurveToPoint = 2
  /// A cubic Bézier curve: its two control points and its end.
  case addCurveToPoint = 3
  /// A line back to where the piece began: no points.
  case closeSubpath = 4
}
