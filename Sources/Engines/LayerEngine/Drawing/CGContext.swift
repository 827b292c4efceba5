public import Foundation
public import PlaneGeometry

/// Records drawing as a ``DisplayList`` that hosts replay.
///
/// Coordinates are points, origin at the top left, y down, as UIKit's contexts have them. A context is handed out by an
/// image renderer or by a view that draws itself.
///
/// Difference from UIKit: nothing is rasterised here, so a drawing is sharp at every scale, and reading pixels back is
/// not possible.
public final class CGContext {
  private struct State {
    var fillColor = LayerColor.black
    var strokeColor = LayerColor.black
    var stroke = StrokeStyle()
    var transform = CGAffineTransform.identity
  }

  /// What has been drawn.
  public private(set) var displayList = DisplayList()

  private var state = State()
  private var stack: [State] = []
  private var storedPath = CGMutablePath()
  /// The transform in whose coordinates the path is stored: the one when it was last added to.
  private var pathTransform = CGAffineTransform.identity

  /// A context with nothing drawn in it.
  public init() {}

  /// The transform from the program's coordinates to the drawing's.
  public var ctm: CGAffineTransform { state.transform }

  // MARK: State

  /// Puts colours, line style, transform, clip and opacity on a stack.
  public func saveGState() {
    stack.append(state)
    displayList.commands.append(.save)
  }

  /// Takes back what was put on the stack last; without that it has no effect.
  public func restoreGState() {
    guard let last = stack.popLast() else { return }
    state = last
    displayList.commands.append(.restore)
  }

  /// Moves the origin.
  public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }

  /// Scales what follows.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// Turns what follows, in radians, clockwise on the screen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Multiplies a transform in front of the current one. A path that has been begun stays where it is in the drawing.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
    displayList.commands.append(.concatenate(transform))
  }

  /// Multiplies the opacity of everything that follows until the state is restored.
  ///
  /// Difference from UIKit: opacities multiply up within one saved state instead of replacing each other.
  public func setAlpha(_ alpha: CGFloat) { displayList.commands.append(.opacity(alpha)) }

  /// The colour of fills.
  public func setFillColor(_ color: CGColor) { state.fillColor = color.layerColor }

  /// The colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color.layerColor }

  /// The width of lines in points.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }

  /// The ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }

  /// The corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }

  /// Where a mitred corner is cut off, as a multiple of half the line's width.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

  /// Lengths of dashes and gaps in points, and where in the pattern a line starts; no lengths for solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dashPhase = phase
    state.stroke.dashes = lengths
  }

  // MARK: Paths

  /// Starts a new path.
  public func beginPath() { storedPath = CGMutablePath() }

  /// Starts a new part of the path at a point.
  public func move(to point: CGPoint) { currentPath.move(to: point) }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }

  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { currentPath.addQuadCurve(to: end, control: control) }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect) }

  /// Adds an ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect) }

  /// Adds all of a path.
  public func addPath(_ path: CGPath) { currentPath.addPath(path) }

  /// Closes the current part of the path.
  public func closePath() { currentPath.closeSubpath() }

  /// Fills the inside of the path and forgets the path.
  public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), using: rule) }

  /// Draws along the path and forgets the path.
  public func strokePath() { stroke(takePath(), state.stroke) }

  /// Narrows the clip to the inside of the path and forgets the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    displayList.commands.append(.clip(takePath(), rule))
  }

  /// Narrows the clip to a rectangle and forgets the path.
  public func clip(to rect: CGRect) {
    beginPath()
    displayList.commands.append(.clip(CGPath(rect: rect, transform: nil), .winding))
  }

  /// Fills a rectangle and forgets the path, as documented for CoreGraphics.
  public func fill(_ rect: CGRect) {
    beginPath()
    fill(CGPath(rect: rect, transform: nil), using: .winding)
  }

  /// Fills the ellipse that touches the sides of a rectangle and forgets the path.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    fill(CGPath(ellipseIn: rect, transform: nil), using: .winding)
  }

  /// Draws the outline of a rectangle and forgets the path.
  public func stroke(_ rect: CGRect) { stroke(rect, width: state.stroke.width) }

  /// Draws the outline of a rectangle with a line of a width and forgets the path.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.stroke
    style.width = width
    beginPath()
    stroke(CGPath(rect: rect, transform: nil), style)
  }

  /// Draws the ellipse that touches the sides of a rectangle as a line and forgets the path.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    stroke(CGPath(ellipseIn: rect, transform: nil), state.stroke)
  }

  // MARK: Gradients, pictures and text

  /// Fills the clip with a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    append(gradient, .linear(start: start, end: end), options)
  }

  /// Fills the clip with a gradient between two circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    append(
      gradient,
      .radial(startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius), options)
  }

  /// Draws a picture stretched into a rectangle.
  public func draw(_ picture: LayerPicture, in rect: CGRect) {
    displayList.commands.append(.picture(picture, rect))
  }

  /// Draws a run of text at its own origin.
  public func draw(_ run: TextRun) { displayList.commands.append(.text(run)) }

  private func append(_ gradient: CGGradient, _ shape: DrawGradient.Shape, _ options: CGGradientDrawingOptions) {
    displayList.commands.append(
      .gradient(
        DrawGradient(
          shape: shape, stops: gradient.stops, extendsBeforeStart: options.contains(.drawsBeforeStartLocation),
          extendsAfterEnd: options.contains(.drawsAfterEndLocation))))
  }

  private func fill(_ path: CGPath, using rule: CGPathFillRule) {
    guard !path.isEmpty else { return }
    displayList.commands.append(.fill(path, rule, state.fillColor))
  }

  private func stroke(_ path: CGPath, _ style: StrokeStyle) {
    guard !path.isEmpty else { return }
    displayList.commands.append(.stroke(path, style, state.strokeColor))
  }

  /// The path in the present coordinates; where they have no way back it stays in those that it was added to last.
  private var currentPath: CGMutablePath {
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

  private func takePath() -> CGPath {
    defer { beginPath() }
    return currentPath.copy() ?? currentPath
  }
}
