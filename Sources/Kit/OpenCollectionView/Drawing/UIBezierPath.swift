/// A path of lines and curves with the style in which it is drawn.
@preconcurrency @MainActor open class UIBezierPath: NSObject {
  private let path = CGMutablePath()

  /// An empty path.
  public override init() { super.init() }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// An ellipse that touches the sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// A rectangle with round corners; a radius beyond half a side counts as that.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
  }

  /// An arc of a circle; angles in radians, 0 to the right.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A path of Core Graphics.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// The path for Core Graphics.
  open var cgPath: CGPath { path.copy() ?? path }

  /// The width of lines in points; 1 unless set.
  open var lineWidth: CGFloat = 1
  /// The ends of lines.
  open var lineCapStyle: CGLineCap = .butt
  /// The corners of lines.
  open var lineJoinStyle: CGLineJoin = .miter
  /// Where a mitred corner is cut off, as a multiple of half the line's width; 10 unless set.
  open var miterLimit: CGFloat = 10
  /// Whether what lies inside is told by counting crossings instead of turns.
  open var usesEvenOddFillRule = false

  /// Starts a new part at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic Bézier curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic Bézier curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc of a circle; angles in radians, 0 to the right, clockwise on the screen where asked for.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics says clockwise in a space whose y points up; on the screen it is the other way round.
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  /// Closes the current part.
  open func close() { path.closeSubpath() }
  /// Adds all of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// The smallest rectangle around the path.
  open var bounds: CGRect { path.boundingBoxOfPath }
  /// Whether there is nothing in the path.
  open var isEmpty: Bool { path.isEmpty }
  /// Where the path ends.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Whether a point lies inside the path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Fills the path in the current context.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Draws along the path in the current context.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.addPath(cgPath)
    context.strokePath()
    context.restoreGState()
  }

  /// Narrows drawing in the current context to the inside of the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
