/// How a number that somebody has let go of comes to rest at a target: a critically damped spring that begins with the
/// number's own velocity.
///
/// Units are those of the number; times are in seconds since it was let go. Closed forms: asking allocates nothing.
public struct SettlingMotion: Hashable, Sendable {
  /// The number at which it was let go.
  public let start: Double
  /// The number at which it comes to rest.
  public let target: Double
  /// How fast it was, in units per second, cut to ``greatestVelocity`` either way.
  public let velocity: Double
  /// How fast the distance decays, per second.
  public let rate: Double
  /// When it is within ``rest`` of its target for good, in seconds.
  public let duration: Double

  /// The rate of a motion for which nobody says how long it is to take: the whole way in 0.5 s. Our choice. // T10
  public static let usualRate = 20.0
  /// The distance at which it counts as at rest, in units. Our choice: half a point of a way of 1000.
  public static let rest = 0.0005
  /// A finger that is faster counts as this one, in units per second. Our choice: what is let go half way overshoots by a
  /// tenth at most.
  public static let greatestVelocity = 25.0
  /// The number of ``rate`` times ``duration`` of a motion of one unit that begins at rest.
  private static let restingPhase = 9.998

  /// A motion; what is no number counts as 0.
  ///
  /// - Parameter rate: at least 0.01 per second.
  public init(from start: Double, to target: Double, velocity: Double, rate: Double = Self.usualRate) {
    self.start = start.isFinite ? start : 0
    self.target = target.isFinite ? target : 0
    self.velocity = velocity.bounded(by: Self.greatestVelocity, orNaN: 0)
    self.rate = rate.isFinite ? max(rate, 0.01) : Self.usualRate
    let spring = CriticalSpring(displacement: self.start - self.target, velocity: self.velocity, rate: self.rate)
    duration = spring.lastTime(beyond: Self.rest)
  }

  /// The rate at which a motion of one unit takes about as long; `duration` in seconds, at least a hundredth.
  public static func rate(forDuration duration: Double) -> Double {
    duration.isFinite ? restingPhase / max(duration, 0.01) : usualRate
  }

  /// The number at a time. Less than 0 counts as 0; from ``duration`` on it is the target.
  public func value(at time: Double) -> Double {
    guard time < duration else { return target }
    return target + spring.displacement(at: max(time, 0))
  }

  /// How fast the number is, in units per second.
  public func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    return spring.velocity(at: max(time, 0))
  }

  private var spring: CriticalSpring { CriticalSpring(displacement: start - target, velocity: velocity, rate: rate) }
}
