package import MotionEngine

/// How the way that is done follows from the time that has passed.
package enum AnimationPace: Sendable {
  /// As much of the one as of the other.
  case linear
  /// By a curve over the whole duration.
  case curve(TimingCurve)
  /// By a spring, which counts in seconds.
  case spring(SpringCurve)

  /// The way that is done after a part of a duration, 0 to 1; springs and curves may overshoot. At the end it is the
  /// whole way: a spring that was given its time is over then, however little it still moves. // A9
  package func fraction(at progress: Double, of duration: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    return switch self {
    case .linear: progress
    case .curve(let curve): curve.value(at: progress)
    case .spring(let spring): spring.value(at: progress * duration)
    }
  }
}
