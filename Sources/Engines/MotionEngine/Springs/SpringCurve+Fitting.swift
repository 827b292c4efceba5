extension SpringCurve {
  /// The spring that comes to rest in a given time: `UIView.animate(withDuration:usingSpringWithDamping:…)`.
  ///
  /// Below a ratio of 1 the spring is so stiff that its amplitude |(b − v)/ω′|·e^(−b·T) has come down to 0.001 at the
  /// duration T, where b is the decay, ω′ the frequency of the oscillation and v the initial velocity; from 1 on, that
  /// its distance from the end has. The first and the case of exactly 1 reproduce the stiffness of every animation read
  /// off iOS 26.1. Of several solutions the stiffest counts. For great velocities, where UIKit is known to choose
  /// otherwise and how is not, that is our choice, as are ratios above 1.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 does not overshoot, the nearer to 0 the more it does. Cut to 0.01...100: with less the amplitude
  ///     is a thousandth from the beginning. NaN counts as 1.
  ///   - duration: in seconds, cut to at most a million. A hundred-thousandth or less, and NaN, make a curve that is at
  ///     its end at once.
  ///   - initialVelocity: in distances per second; cut to a million either way, NaN counts as 0.
  public static func fitting(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) -> SpringCurve {
    guard duration > shortestDuration else { return .immediate }
    let duration = min(duration, longestDuration)
    let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0.01), 100)
    let velocity = initialVelocity.bounded(by: 1e6, orNaN: 0)
    let frequency = SpringFit(ratio: ratio, travel: velocity * duration, rest: rest).frequency / duration
    return SpringCurve(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: velocity,
      allowsOverdamping: true)
  }
}
