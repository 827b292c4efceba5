import Foundation

/// Content on a critically damped spring: the return to an edge after a throw past it or a pull beyond it.
///
/// With x the distance from the rest point: x = (x₀ + (v₀ + ω·x₀)·t)·e^(−ω·t). One spring with ω = √120 per second
/// follows every bounce recorded on iOS 26.1 within 0.5 points. It ends, with the content put on the rest point, when
/// the distance falls below the end distance for good.
public struct BounceMotion: ScrollMotion {
  /// The place of the content when the motion began, in points from ``end``.
  public let initialDisplacement: Double

  /// The velocity it began with, in points per second.
  public let initialVelocity: Double

  /// The rest point, in points.
  public private(set) var end: Double

  /// Until the content is nearer to the rest point than the end distance for good, in seconds.
  public let duration: Double

  private let rate: Double

  /// Begins a bounce.
  ///
  /// - Parameters:
  ///   - restPoint: where it ends, in points: usually an edge of the legal range. NaN counts as 0.
  ///   - displacement: how far from there the content is, in points, with its sign. NaN counts as 0.
  ///   - velocity: in points per second; NaN and infinities count as 0.
  ///   - rate: ω, per second, greater than 0.
  ///   - endDistance: the distance in points at which it is over, greater than 0. A bounce that never gets as far
  ///     has a duration of 0.
  public init(
    restPoint: Double,
    displacement: Double,
    velocity: Double,
    rate: Double = ScrollProfile.measured.bounceRate,
    endDistance: Double = ScrollProfile.measured.bounceEndDistance
  ) {
    guard rate > 0 && rate.isFinite && endDistance > 0 && endDistance.isFinite else {
      fatalError(
        "A bounce was given the rate \(rate) and the end distance \(endDistance); pass numbers greater than 0.")
    }
    self.end = restPoint.boundedCoordinate()
    self.initialDisplacement = displacement.boundedCoordinate()
    self.initialVelocity = velocity.boundedVelocity
    self.rate = rate
    self.duration = CriticalSpring(
      displacement: initialDisplacement, velocity: initialVelocity, rate: rate
    ).lastTime(beyond: endDistance)
  }

  /// The instant the content passes through the rest point with speed left, in seconds since the beginning. Nil if it
  /// begins there, never gets there, or is at rest before.
  public var timeOfCrossing: Double? {
    guard let crossing = spring.timeOfCrossing, crossing < duration else { return nil }
    return crossing
  }

  /// The position after `time` seconds, in points.
  public func position(at time: Double) -> Double {
    guard time < duration else { return time.isNaN ? end + initialDisplacement : end }
    return end + spring.displacement(at: time > 0 ? time : 0)
  }

  /// The velocity after `time` seconds, in points per second.
  public func velocity(at time: Double) -> Double {
    if time >= duration { return 0 }
    return spring.velocity(at: time > 0 ? time : 0)
  }

  /// Moves the whole curve by `distance` points.
  mutating func shift(by distance: Double) {
    end = (end + distance).boundedCoordinate(orNaN: end)
  }

  private var spring: CriticalSpring {
    CriticalSpring(displacement: initialDisplacement, velocity: initialVelocity, rate: rate)
  }
}
