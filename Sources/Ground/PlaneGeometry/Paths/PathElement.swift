public import Foundation

/// One step of a path, as a plain value; points are absolute, in the path's own coordinates.
///
/// **Difference from CoreGraphics:** `CGPathElement` hands out a pointer to its points; ``CGPath/applyWithBlock(_:)``
/// has that.
public enum PathElement: Equatable, Hashable, Sendable {
  /// Begins a new piece of the path.
  case move(to: CGPoint)
  /// A straight line from the current point.
  case line(to: CGPoint)
  /// A quadratic Bézier curve from the current point, pulled towards one control point.
  case quadCurve(to: CGPoint, control: CGPoint)
  /// A cubic Bézier curve from the current point: it leaves towards `control1` and arrives from `control2`.
  case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
  /// A straight line back to where the piece began.
  case closeSubpath

  /// This step with all its points mapped by `t`. Bézier curves stay exact under it.
  public func applying(_ t: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let end):
      .move(to: end.applying(t))
    case .line(let end):
      .line(to: end.applying(t))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(t), control: control.applying(t))
    case .curve(let end, let control1, let control2):
      .curve(to: end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
    case .closeSubpath:
      .closeSubpath
    }
  }
}
