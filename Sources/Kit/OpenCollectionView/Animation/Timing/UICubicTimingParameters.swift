import MotionEngine

/// The timing of an animator that goes along a cubic Bézier curve from (0, 0) to (1, 1) of time and way.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, NSCopying, UITimingCurveProvider {
  /// The named curve; ease-in-out for a curve with control points.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point: the part of the time, and the part of the way.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  /// Tells whether the curve is a named one.
  public let timingCurveType: UITimingCurveType

  let curve: TimingCurve

  private init(_ curve: TimingCurve, _ animationCurve: UIView.AnimationCurve, _ type: UITimingCurveType) {
    self.curve = curve
    self.animationCurve = animationCurve
    timingCurveType = type
    controlPoint1 = CGPoint(x: curve.control1x, y: curve.control1y)
    controlPoint2 = CGPoint(x: curve.control2x, y: curve.control2y)
    super.init()
  }

  /// The curve that the system uses where nothing else is said: (.25, .1), (.25, 1). // A2
  public convenience override init() { self.init(.default, .easeInOut, .builtin) }

  /// One of the named curves. // A2
  public convenience init(animationCurve curve: UIView.AnimationCurve) {
    self.init(curve.timingCurve, curve, .builtin)
  }

  /// A curve with control points. Times are held within 0 to 1; ways may lie outside, and the animation overshoots.
  public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    self.init(
      TimingCurve(control1x: point1.x, control1y: point1.y, control2x: point2.x, control2y: point2.y), .easeInOut,
      .cubic)
  }

  /// These parameters.
  public var cubicTimingParameters: UICubicTimingParameters? { self }

  /// None.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  /// The object itself, since it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
