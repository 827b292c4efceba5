public import Foundation

/// A path to which steps can be added; take its ``CGPath/copy()`` when it is complete.
///
/// Every method maps the points it is given by `transform` first. Lines and curves that are added while there is no
/// current point are left out, as CoreGraphics leaves them out: begin each path with ``move(to:transform:)``.
///
/// It belongs to whoever made it: only the copies may be used from several tasks at a time.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// A path without steps.
  public init() {
    super.init(steps: PathSteps())
  }

  override init(steps: PathSteps) {
    super.init(steps: steps)
  }

  /// Begins a new piece of the path at `point`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    steps.append(.move(to: point), transform)
  }

  /// Adds a straight line to `point`.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    steps.append(.line(to: point), transform)
  }

  /// Begins a new piece at the first point and connects the others by straight lines. No points: nothing happens.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    steps.append(.move(to: first), transform)
    for point in points.dropFirst() {
      steps.append(.line(to: point), transform)
    }
  }

  /// Adds a quadratic Bézier curve to `end`.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    steps.append(.quadCurve(to: end, control: control), transform)
  }

  /// Adds a cubic Bézier curve to `end`, which leaves towards `control1` and arrives from `control2`.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    steps.append(.curve(to: end, control1: control1, control2: control2), transform)
  }

  /// Adds the outline of a rect as a piece of its own. The null and the infinite rect add nothing.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    steps.addRect(rect, transform)
  }

  /// Adds the outlines of rects, one piece for each.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects {
      steps.addRect(rect, transform)
    }
  }

  /// Adds a rect with its corners cut by quarter ellipses as a piece of its own. Corners that are negative, or wider
  /// or higher than half the rect, trap.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    steps.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform)
  }

  /// Adds the ellipse that touches the four edges of a rect as a piece of its own.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    steps.addEllipse(in: rect, transform)
  }

  /// Adds the steps of another path, which may be this one.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    steps.append(path.steps, transform)
  }

  /// Draws a straight line back to where the piece began and ends it. Without a current point nothing happens.
  public func closeSubpath() {
    steps.append(.closeSubpath)
  }
}
