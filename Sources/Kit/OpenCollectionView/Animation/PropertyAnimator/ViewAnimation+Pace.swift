import LayerEngine
import MotionEngine

extension ViewAnimation.Pace {
  /// An animator's pace, for animations within its blocks that take it over.
  init(_ pace: AnimationPace) {
    switch pace {
    case .linear: self = .curve(CAMediaTimingFunction(curve: .linear))
    case .curve(let curve): self = .curve(CAMediaTimingFunction(curve: curve))
    case .spring(let spring): self = .spring(spring)
    }
  }

  /// The same pace for an animator.
  @MainActor var timingParameters: any UITimingCurveProvider {
    switch self {
    case .curve(let function):
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: function.curve.control1x, y: function.curve.control1y),
        controlPoint2: CGPoint(x: function.curve.control2x, y: function.curve.control2y))
    case .spring(let spring):
      UISpringTimingParameters(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
        initialVelocity: CGVector(dx: spring.initialVelocity, dy: 0))
    }
  }
}
