import Foundation

/// Content that runs on after it was thrown, losing a fixed share of its velocity each millisecond.
///
/// After n milliseconds it has travelled v·r·(1 − rⁿ)/(1 − r), the sum over whole milliseconds, read for any n. On
/// iOS 26.1 this follows recordings from 750 to 4875 points per second within 0.28 points; the integral, which is
/// 0.1 % longer, does not. It ends at the stop speed, without the way that would be left.
///
/// Cutting the motion anywhere and starting another one from the position and velocity there continues the same curve.
public struct DecelerationMotion: ScrollMotion {
  /// The beginning of the motion, in points.
  public private(set) var origin: Double

  /// The velocity it began with, in points per second.
  public let initialVelocity: Double

  /// The speed at which it ends, in points per second.
  public let stopSpeed: Double

  /// Until the velocity has fallen to the stop speed, in seconds.
  public let duration: Double

  /// Seconds of travel for each point per second of velocity lost.
  private let travelTime: Double

  /// Decay of the velocity, per second.
  private let decay: Double

  /// Begins a deceleration.
  ///
  /// - Parameters:
  ///   - origin: where the content is, in points. NaN counts as 0.
  ///   - velocity: in points per second; NaN and infinities count as 0. At or below `stopSpeed` nothing moves.
  ///   - rate: the share of the velocity left after each millisecond, cut to 0.5...0.9999; NaN counts as 0.998.
  ///   - stopSpeed: in points per second, greater than 0.
  public init(
    origin: Double,
    velocity: Double,
    rate: Double = ScrollProfile.normalDecelerationRate,
    stopSpeed: Double = ScrollProfile.measured.stopSpeed
  ) {
    let workable = Swift.min(Swift.max(rate.isNaN ? ScrollProfile.normalDecelerationRate : rate, 0.5), 0.9999)
    self.init(
      origin: origin, velocity: velocity, decay: -1000 * log(workable),
      travelTime: 0.001 * workable / (1 - workable), stopSpeed: stopSpeed)
  }

  /// A deceleration that reaches its stop speed exactly at `target`, keeping its velocity at the beginning. The target
  /// must lie ahead, and the velocity be greater than the stop speed.
  init(origin: Double, velocity: Double, endingAt target: Double, stopSpeed: Double) {
    let decay = (abs(velocity) - stopSpeed) / abs(target - origin)
    self.init(origin: origin, velocity: velocity, decay: decay, travelTime: 1 / decay, stopSpeed: stopSpeed)
  }

  private init(origin: Double, velocity: Double, decay: Double, travelTime: Double, stopSpeed: Double) {
    guard stopSpeed > 0 && stopSpeed.isFinite else {
      fatalError("A deceleration was given the stop speed \(stopSpeed); pass a speed greater than 0, such as 10.")
    }
    self.origin = origin.boundedCoordinate()
    self.initialVelocity = velocity.boundedVelocity
    self.stopSpeed = stopSpeed
    self.decay = decay
    self.travelTime = travelTime
    let speed = abs(initialVelocity)
    self.duration = speed > stopSpeed ? log(speed / stopSpeed) / decay : 0
  }

  /// The real end of the motion: the origin and (v − stop speed)·r/(1 − r).
  public var end: Double {
    duration > 0 ? origin + travelTime * (initialVelocity - finalVelocity) : origin
  }

  /// The target UIKit announces for this motion in `scrollViewWillEndDragging`, in points.
  ///
  /// It is the integral of the velocity, (v − stop speed)/k, and lies 0.1 % beyond ``end``. Measured on iOS 26.1: a
  /// throw at 3000 points per second announces 1493.5 points and stops after 1492.
  public var announcedEnd: Double {
    duration > 0 ? origin + (initialVelocity - finalVelocity) / decay : origin
  }

  /// The position after `time` seconds, in points: the sum over the milliseconds gone by.
  public func position(at time: Double) -> Double {
    guard time < duration else { return time.isNaN ? origin : end }
    return origin + travelTime * (initialVelocity - velocity(at: time))
  }

  /// The velocity after `time` seconds: v·rⁿ. The slope of the positions is 0.1 % lower at the normal rate, because
  /// positions follow the sum over milliseconds.
  public func velocity(at time: Double) -> Double {
    if time >= duration { return 0 }
    return initialVelocity * exp(-decay * (time > 0 ? time : 0))
  }

  /// How fast the positions change after `time` seconds: what a motion has that takes this one's place. At the normal rate
  /// it is 0.1 % below ``velocity(at:)``.
  public func slope(at time: Double) -> Double { travelTime * decay * velocity(at: time) }

  /// The instant the motion reaches `position`, in seconds since it began. Nil if it stops before, or moves away.
  public func time(reaching position: Double) -> Double? {
    guard duration > 0, (position - origin) * initialVelocity >= 0, abs(end - origin) >= abs(position - origin) else {
      return nil
    }
    let left = 1 - (position - origin) / (travelTime * initialVelocity)
    return left > 0 ? Swift.min(-log(left) / decay, duration) : duration
  }

  /// The rest of the same curve, shifted by `distance` points, as a motion that begins after `time` seconds.
  func continued(after time: Double, shiftedBy distance: Double = 0) -> DecelerationMotion {
    DecelerationMotion(
      origin: (position(at: time) + distance).boundedCoordinate(orNaN: origin), velocity: velocity(at: time),
      decay: decay, travelTime: travelTime, stopSpeed: stopSpeed)
  }

  /// Moves the whole curve by `distance` points.
  mutating func shift(by distance: Double) {
    origin = (origin + distance).boundedCoordinate(orNaN: origin)
  }

  private var finalVelocity: Double {
    initialVelocity < 0 ? -stopSpeed : stopSpeed
  }
}
