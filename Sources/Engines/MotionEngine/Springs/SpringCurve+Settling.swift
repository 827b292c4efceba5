import Foundation

extension SpringCurve {
  /// How long it takes until the spring counts as at rest, in seconds: `CASpringAnimation.settlingDuration`.
  ///
  /// Two laws, which together give every duration that was read off Core Animation. With less than critical damping it
  /// is when the amplitude, 1 + |decay − velocity| ÷ frequency at the beginning, has decayed to 0.001. From critical
  /// damping on it is when a critically damped spring of the rate 2·stiffness ÷ damping is within 0.001 of its end,
  /// rounded up to a tenth of a second; with strong overdamping up to a hundredth of the way is left then. The earlier of
  /// both counts just below critical damping, where the amplitude of the first law grows beyond measure. How the
  /// velocity counts was not measured.
  ///
  /// A spring without damping never comes to rest: the largest finite `Float`, as measured on macOS, which is also the
  /// longest answer for any other.
  public var settlingDuration: Double {
    guard !isImmediate else { return 0 }
    guard decay > 0 else { return Self.endless }
    let rate = regime == .overdamped ? 2 * stiffness / damping : decay
    let slope = abs(rate - initialVelocity)
    let approach = CriticalSpring(displacement: 1, velocity: slope - rate, rate: rate).lastTime(beyond: Self.rest)
    let tenths = (approach * 10).rounded(.up) / 10
    guard regime == .underdamped else { return min(tenths, Self.endless) }
    return min(log((1 + slope / spread) / Self.rest) / decay, tenths, Self.endless)
  }

  /// The distance from the end, as a part of the way, at which a spring counts as at rest. Read off the durations of
  /// Core Animation.
  static let rest = 0.001

  private static let endless = Double(Float.greatestFiniteMagnitude)
}
