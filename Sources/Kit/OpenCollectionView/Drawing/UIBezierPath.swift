/// A path of lines and curves with the style in which it is drawn.
///
/// Points are in the coordinates of what it is drawn in. Without a current point, lines, curves and closing add
/// nothing: begin with ``move(to:)``.
@preconcurrency @MainActor open class UIBezierPath: NSObject, @preconcurrency NSCopying {
  private var path = CGMutablePath()
  /// A copy of the path that does not change, until the path does: drawings and layers share it, and its lengths.
  private var snapshot: CGPath?
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// An empty path.
  public override init() { super.init() }

  /// The path, to be added to.
  var outline: CGMutablePath {
    snapshot = nil
    return path
  }

  /// The path for Core Graphics. What is set is copied; what is read does not change with this path.
  open var cgPath: CGPath {
    get {
      if let snapshot { return snapshot }
      let copy = path.copy() ?? path
      snapshot = copy
      return copy
    }
    set {
      snapshot = nil
      path = newValue.mutableCopy() ?? CGMutablePath()
    }
  }

  // MARK: Style

  /// The width of lines in points; 1 unless set.
  open var lineWidth: CGFloat = 1
  /// The ends of lines.
  open var lineCapStyle: CGLineCap = .butt
  /// The corners of lines.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The limit at which a mitred corner is cut off, as a multiple of half the line's width; 10 unless set.
  open var miterLimit: CGFloat = 10
  /// How far a drawn curve may lie from the true one; 0.6 unless set. Kept, and without effect: hosts draw curves as
  /// curves.
  open var flatness: CGFloat = 0.6
  /// Tells whether what lies inside is told by counting crossings instead of turns.
  open var usesEvenOddFillRule = false

  /// Draws lines in dashes.
  ///
  /// - Parameters:
  ///   - pattern: The lengths of a dash, of the gap after it, and so on, in points. None, a negative one, one that is
  ///     not finite, or only zeros: solid lines.
  ///   - count: How many there are; not above 0: solid lines.
  ///   - phase: How far into the pattern a line starts, in points; not finite counts as 0.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(0, count)))
    let isPattern = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
    dashes = isPattern ? lengths : []
    dashPhase = phase.isFinite ? phase : 0
  }

  /// Reads the dashes: ask for the count first, then for as many lengths. Pointers that are nil are left aside.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    pattern?.update(from: dashes, count: dashes.count)
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  // MARK: Steps

  /// Starts a new part at a point.
  open func move(to point: CGPoint) { outline.move(to: point) }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) { outline.addLine(to: point) }

  /// Adds a cubic Bézier curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle; angles in radians, 0 to the right, clockwise on the screen where asked for.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics says clockwise in a space whose y points up; on the screen it is the other way round.
    outline.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Closes the current part.
  open func close() { outline.closeSubpath() }

  /// Adds all of another path; its style is left aside.
  open func append(_ bezierPath: UIBezierPath) {
    // Read first: it may be this very path.
    let other = bezierPath.cgPath
    outline.addPath(other)
  }

  /// Takes all steps away; the style stays.
  open func removeAllPoints() { cgPath = CGMutablePath() }

  /// Maps all points. Line width and dashes stay as they are.
  open func apply(_ transform: CGAffineTransform) {
    var transform = transform
    snapshot = nil
    path = path.mutableCopy(using: &transform) ?? path
  }

  /// A path of the same style that runs the other way, so that what it surrounds becomes a hole where it is filled
  /// together with what is around it. Its parts come in the opposite order.
  open func reversing() -> UIBezierPath {
    let reversed = styledCopy()
    reversed.cgPath = cgPath.reversed
    return reversed
  }

  /// A copy with the same steps and style.
  ///
  /// Difference from UIKit: a copy of a subclass is a plain path.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = styledCopy()
    copy.cgPath = cgPath
    return copy
  }

  private func styledCopy() -> UIBezierPath {
    let copy = UIBezierPath()
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashes = dashes
    copy.dashPhase = dashPhase
    return copy
  }

  // MARK: Questions

  /// The smallest rectangle around the path; `CGRect.null` when it is empty.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// Tells whether there is nothing in the path.
  open var isEmpty: Bool { path.isEmpty }

  /// The end of the path; (0, 0) when it is empty.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Tells whether a point lies inside the path.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

  // MARK: Drawing

  /// Fills the path in the current context.
  open func fill() {
    UIGraphicsGetCurrentContext()?.fill(cgPath, using: fillRule)
  }

  /// Fills the path in the current context with a blend mode and an opacity, which take the place of the context's
  /// for this once.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha) { fill() }
  }

  /// Draws along the path in the current context; the context's own line style stays.
  open func stroke() {
    UIGraphicsGetCurrentContext()?.stroke(
      cgPath,
      style: StrokeStyle(
        width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit, dashes: dashes,
        dashPhase: dashPhase))
  }

  /// Draws along the path in the current context with a blend mode and an opacity, which take the place of the
  /// context's for this once.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha) { stroke() }
  }

  /// Narrows drawing in the current context to the inside of the path.
  open func addClip() {
    UIGraphicsGetCurrentContext()?.clip(cgPath, using: fillRule)
  }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private func draw(with blendMode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext(), !isEmpty else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    body()
    context.restoreGState()
  }
}
