public import Foundation
public import PlaneGeometry

extension CGContext {
  /// Starts a new path.
  public func beginPath() {
    if !storedPath.isEmpty { storedPath = CGMutablePath() }
  }

  /// Starts a new part of the path at a point.
  public func move(to point: CGPoint) { currentPath.move(to: point) }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }

  /// Starts a new part of the path at the first point and connects the others by straight lines.
  public func addLines(between points: [CGPoint]) { currentPath.addLines(between: points) }

  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { currentPath.addQuadCurve(to: end, control: control) }

  /// Adds an arc of a circle, led up to by a straight line from the current point when there is one.
  ///
  /// Angles are in radians, 0 to the right. `clockwise` is as CoreGraphics counts it, with y pointing up: in this space,
  /// as in UIKit's contexts, `false` is clockwise on the screen.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Rounds the corner that lines to `tangent1End` and on to `tangent2End` would make: a line up to the circle that
  /// touches both, and the arc along it.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect) }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects) }

  /// Adds an ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect) }

  /// Adds all of a path.
  public func addPath(_ path: CGPath) { currentPath.addPath(path) }

  /// Closes the current part of the path.
  public func closePath() { currentPath.closeSubpath() }

  /// Makes the outline of the line along the path the path, to be filled or to be clipped to.
  ///
  /// Difference from CoreGraphics: dashes do not count.
  public func replacePathWithStrokedPath() {
    let style = state.stroke
    let outline = currentPath.copy(
      strokingWithWidth: style.width, lineCap: style.cap, lineJoin: style.join, miterLimit: style.miterLimit)
    beginPath()
    currentPath.addPath(outline)
  }

  // MARK: Asking

  /// Tells whether there is nothing in the path.
  public var isPathEmpty: Bool { storedPath.isEmpty }

  /// The path, in the present coordinates; nil for an empty one.
  public var path: CGPath? { storedPath.isEmpty ? nil : currentPath.copy() }

  /// The end of the path; (0, 0) for an empty one.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint }

  /// The smallest rectangle around the points of the path, control points included; null for an empty one.
  public var boundingBoxOfPath: CGRect { currentPath.boundingBox }

  /// Tells whether a point lies inside of the path.
  ///
  /// Difference from CoreGraphics: only the inside counts. Lines are drawn by the host, so a point that a line alone
  /// would cover is not in the path, and nothing is for the mode `stroke`.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    mode.fillRule.map { currentPath.contains(point, using: $0) } ?? false
  }

  // MARK: Storage

  /// The path in the present coordinates; where they have no way back it stays in those that it was added to last.
  var currentPath: CGMutablePath {
    let transform = state.transform
    guard pathTransform != transform else { return storedPath }
    if storedPath.isEmpty {
      pathTransform = transform
    } else if transform.a * transform.d != transform.b * transform.c {
      var step = pathTransform.concatenating(transform.inverted())
      storedPath = storedPath.mutableCopy(using: &step) ?? storedPath
      pathTransform = transform
    }
    return storedPath
  }

  /// The path, which the context forgets.
  func takePath() -> CGPath {
    defer { beginPath() }
    return currentPath.copy() ?? currentPath
  }
}
