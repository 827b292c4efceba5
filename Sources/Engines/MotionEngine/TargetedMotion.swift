import Foundation

/// Content on its way to an offset the program chose when the finger lifted: a page, a card, the nearest row.
///
/// It ends exactly at the target. If the target lies ahead, the content keeps its velocity and loses it at whatever
/// rate gets it there; the velocity at the end is then the stop speed, as in a free deceleration. A critically damped
/// spring takes over where that is impossible or would take too long: the target lies behind, the content stands, or
/// it is so slow that the way would take longer than ``ScrollProfile/longestTargetedDeceleration`` and much longer than
/// it would move on by itself (``ScrollProfile/targetedDecelerationStretch``).
///
/// How UIKit moves to a changed `targetContentOffset` has not been measured; that it adjusts the rate of deceleration
/// is known.
public struct TargetedMotion: ScrollMotion {
  private enum Law: Sendable, Equatable {
    case deceleration(DecelerationMotion)
    case spring(BounceMotion)
  }

  private var law: Law

  /// The target, in points.
  public private(set) var end: Double

  /// Begins the motion.
  ///
  /// - Parameters:
  ///   - origin: where the content is, in points. NaN counts as 0.
  ///   - velocity: in points per second; NaN and infinities count as 0.
  ///   - target: where it shall end, in points. NaN counts as `origin`.
  ///   - profile: the stop speed, the spring and the longest deceleration.
  public init(origin: Double, velocity: Double, target: Double, profile: ScrollProfile = .measured) {
    let origin = origin.boundedCoordinate()
    let target = target.boundedCoordinate(orNaN: origin)
    let velocity = velocity.boundedVelocity
    end = target
    if (target - origin) * velocity > 0, abs(velocity) > profile.stopSpeed {
      let deceleration = DecelerationMotion(
        origin: origin, velocity: velocity, endingAt: target, stopSpeed: profile.stopSpeed)
      let free = DecelerationMotion(
        origin: origin, velocity: velocity, rate: profile.decelerationRate, stopSpeed: profile.stopSpeed)
      let longest = Swift.max(
        profile.longestTargetedDeceleration, free.duration * profile.targetedDecelerationStretch)
      if deceleration.duration <= longest {
        law = .deceleration(deceleration)
        return
      }
    }
    law = .spring(
      BounceMotion(
        restPoint: target, displacement: origin - target, velocity: velocity, rate: profile.bounceRate,
        endDistance: profile.bounceEndDistance))
  }

  /// Begins the motion to a page: a critically damped spring that never passes it.
  ///
  /// The spring is as fast as ``ScrollProfile/pageRate`` says, or as much faster as it takes to come to rest on the page
  /// from a velocity that would carry the content beyond. UIKit's spring has not been measured.
  ///
  /// - Parameters:
  ///   - origin: where the content is, in points. NaN counts as 0.
  ///   - velocity: in points per second; NaN and infinities count as 0.
  ///   - page: where it shall end, in points. NaN counts as `origin`.
  ///   - profile: the spring.
  public init(origin: Double, velocity: Double, page: Double, profile: ScrollProfile = .measured) {
    let origin = origin.boundedCoordinate()
    let page = page.boundedCoordinate(orNaN: origin)
    let velocity = velocity.boundedVelocity
    end = page
    law = .spring(
      BounceMotion(
        restPoint: page, displacement: origin - page, velocity: velocity,
        rate: Self.rate(from: origin - page, velocity: velocity, atLeast: profile.pageRate),
        endDistance: profile.bounceEndDistance))
  }

  /// The rate, per second, at which a critically damped spring does not pass its rest point: from v/x on.
  static func rate(from displacement: Double, velocity: Double, atLeast rate: Double) -> Double {
    guard displacement * velocity < 0 else { return rate }
    // A speed that is enormous for the way to go ends at once at any rate.
    return Swift.min(Swift.max(rate, -velocity / displacement), 1e6)
  }

  /// Until the stop speed is reached, or the spring is over, in seconds.
  public var duration: Double {
    switch law {
    case .deceleration(let motion): motion.duration
    case .spring(let motion): motion.duration
    }
  }

  /// The position after `time` seconds, in points.
  public func position(at time: Double) -> Double {
    if time >= duration { return end }
    return switch law {
    case .deceleration(let motion): motion.position(at: time)
    case .spring(let motion): motion.position(at: time)
    }
  }

  /// The velocity after `time` seconds, in points per second.
  public func velocity(at time: Double) -> Double {
    switch law {
    case .deceleration(let motion): motion.velocity(at: time)
    case .spring(let motion): motion.velocity(at: time)
    }
  }

  /// Moves the whole curve by `distance` points.
  mutating func shift(by distance: Double) {
    end = (end + distance).boundedCoordinate(orNaN: end)
    switch law {
    case .deceleration(var motion):
      motion.shift(by: distance)
      law = .deceleration(motion)
    case .spring(var motion):
      motion.shift(by: distance)
      law = .spring(motion)
    }
  }
}
