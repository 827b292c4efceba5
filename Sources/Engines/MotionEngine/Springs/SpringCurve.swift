/// The way of something that a spring pulls from 0 to 1, and that friction slows: a damped harmonic oscillator.
///
/// What `CASpringAnimation`, `UISpringTimingParameters` and `UIView.animate(usingSpringWithDamping:)` stand for. Times
/// are in seconds since the beginning. The motion is a closed form, with coefficients that are worked out once; asking
/// allocates nothing.
///
/// Numbers that make no spring do not trap, as they do not in Core Animation: they are cut to the nearest that do, and
/// NaN stands for Core Animation's default. No answer is NaN.
public struct SpringCurve: Hashable, Sendable {
  /// The mass at the spring, 1e-9 to 1e9.
  public let mass: Double

  /// The pull of the spring at the whole distance, 1e-15 to 1e18.
  public let stiffness: Double

  /// The friction at a speed of one distance per second, 0 to 1e18.
  public let damping: Double

  /// The speed at the beginning, in distances from 0 to 1 per second; less than 0 goes away from 1.
  public let initialVelocity: Double

  /// Tells whether damping beyond the critical one slows the spring. If not, it counts as the critical one.
  public let allowsOverdamping: Bool

  /// Tells whether there is no motion: the curve is at 1 from the beginning. Springs that are given no time are.
  public let isImmediate: Bool

  /// How fast the amplitude decays, per second.
  let decay: Double

  /// The square of the undamped angular frequency, per square second.
  let pull: Double

  /// The angular frequency of the oscillation, or with overdamping how much faster and slower than ``decay`` the two
  /// parts of the motion decay, per second. 0 with critical damping.
  let spread: Double

  let regime: Regime

  /// The form of the motion, one of three.
  enum Regime: Hashable, Sendable {
    case underdamped
    case critical
    case overdamped
  }

  /// A spring by its constants.
  ///
  /// - Parameters:
  ///   - mass: cut to 1e-9...1e9, where a spring moves as good as at once or not at all; NaN counts as 1.
  ///   - stiffness: cut to 1e-15...1e18; NaN counts as 100.
  ///   - damping: cut to 0...1e18, where 0 oscillates for ever; NaN counts as 10.
  ///   - initialVelocity: in distances per second, towards 1; cut to a million either way, NaN counts as 0.
  ///   - allowsOverdamping: whether damping beyond the critical one slows the spring. Pass false for what
  ///     `CASpringAnimation` and SwiftUI do unless told otherwise: they treat it as critical.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = true
  ) {
    self.init(mass, stiffness, damping, initialVelocity, allowsOverdamping, isImmediate: false)
  }

  init(
    _ mass: Double, _ stiffness: Double, _ damping: Double, _ initialVelocity: Double, _ allowsOverdamping: Bool,
    isImmediate: Bool
  ) {
    self.mass = mass.cut(to: 1e-9...1e9, orNaN: 1)
    self.stiffness = stiffness.cut(to: 1e-15...1e18, orNaN: 100)
    self.damping = damping.cut(to: 0...1e18, orNaN: 10)
    self.initialVelocity = initialVelocity.bounded(by: 1e6, orNaN: 0)
    self.allowsOverdamping = allowsOverdamping
    self.isImmediate = isImmediate
    pull = self.stiffness / self.mass
    let frequency = pull.squareRoot()
    let friction = self.damping / (2 * self.mass)
    let excess = (friction - frequency) * (friction + frequency)
    if excess < 0 {
      regime = .underdamped
    } else if excess > 0, allowsOverdamping {
      regime = .overdamped
    } else {
      regime = .critical
    }
    decay = regime == .critical ? frequency : friction
    spread = regime == .critical ? 0 : abs(excess).squareRoot()
  }

  /// A curve that is at 1 from the beginning.
  public static let immediate = SpringCurve(1, 1e18, 2e9, 0, false, isImmediate: true)

  /// Damping as a part of the critical one, which is the least that does not overshoot: damping ÷ (2·√(stiffness·mass)).
  public var dampingRatio: Double {
    damping / (2 * (stiffness * mass).squareRoot())
  }
}

extension Double {
  fileprivate func cut(to range: ClosedRange<Double>, orNaN fallback: Double) -> Double {
    isNaN ? fallback : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
