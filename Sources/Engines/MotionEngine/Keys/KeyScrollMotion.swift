import Foundation

/// Content that keys move along one axis: by a line or a page, or on and on while a key is held.
///
/// A press aims: a critically damped spring brings the content to its target, from whatever velocity it has. A held key
/// glides: the velocity approaches that of the key, and the content brakes so that it comes to rest at the end of its
/// range. A release brakes. Position and velocity are continuous from one motion to the next, and no motion leaves its
/// range. UIKit's motion has not been measured; the laws and numbers are our choice.
public struct KeyScrollMotion: ScrollMotion {
  /// The way of an arrow key in points: the height of a row. Our choice.
  public static let line = 40.0

  /// How much of the viewport a page leaves in view, in points, so that the eye finds its place. Our choice: a line.
  public static let overlap = 40.0

  /// The speed of a held arrow in points per second: thirty lines, as keyboards repeat. Our choice.
  public static let lineSpeed = 1200.0

  /// The speed of a held page key, in pages per second. Our choice.
  public static let pageRate = 4.0

  /// Decay rate of the spring that brings content to its target, per second. Our choice: a line takes 0.3 s.
  public static let aimRate = 25.0

  /// The time in which a gliding velocity comes to 63 % of its change, in seconds. Our choice.
  public static let easing = 0.08

  /// Distance from the end in points at which a motion is over. Our choice: half a pixel of two a point.
  public static let endDistance = 0.25

  private enum Law: Sendable, Equatable {
    case aim(BounceMotion)
    case glide(Glide)
  }

  private let law: Law
  private let limits: ClosedRange<Double>

  /// The place at which the motion comes to rest, in points.
  public let end: Double

  /// How long it lasts, in seconds.
  public let duration: Double

  /// The way to a target, which is moved into the range.
  ///
  /// - Parameters:
  ///   - origin: where the content is, in points. NaN counts as the least of the range.
  ///   - velocity: the velocity that it has, in points per second.
  ///   - target: where it is to be. NaN counts as `origin`.
  ///   - limits: the range that the content stays in. Content that is outside of it goes to its edge.
  public init(from origin: Double, velocity: Double = 0, to target: Double, within limits: ClosedRange<Double>) {
    let limits = Self.bounded(limits)
    let origin = origin.boundedCoordinate(orNaN: limits.lowerBound)
    self.limits = Self.widened(limits, by: origin)
    end = Self.clamp(target.boundedCoordinate(orNaN: origin), limits)
    let spring = BounceMotion(
      restPoint: end, displacement: origin - end, velocity: velocity, rate: Self.aimRate, endDistance: Self.endDistance)
    duration = spring.duration
    law = .aim(spring)
  }

  /// The way of a key that is held, at a speed whose sign is its direction; a speed of 0 brakes.
  public init(
    from origin: Double, velocity: Double = 0, holding speed: Double, within limits: ClosedRange<Double>
  ) {
    let limits = Self.bounded(limits)
    let origin = origin.boundedCoordinate(orNaN: limits.lowerBound)
    self.limits = Self.widened(limits, by: origin)
    let glide = Glide(
      origin: origin, velocity: velocity.boundedVelocity, goal: speed.boundedVelocity,
      edge: speed > 0 ? limits.upperBound : limits.lowerBound)
    end = Self.clamp(glide.end, self.limits)
    duration = glide.duration
    law = .glide(glide)
  }

  /// The position after `time` seconds, in points.
  public func position(at time: Double) -> Double {
    guard time < duration else { return time.isNaN ? position(at: 0) : end }
    switch law {
    case .aim(let spring): return Self.clamp(spring.position(at: time), limits)
    case .glide(let glide): return Self.clamp(glide.position(at: Swift.max(0, time)), limits)
    }
  }

  /// The velocity after `time` seconds, in points per second.
  public func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    switch law {
    case .aim(let spring): return spring.velocity(at: time)
    case .glide(let glide): return glide.velocity(at: Swift.max(0, time))
    }
  }

  private static func clamp(_ value: Double, _ limits: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(value, limits.lowerBound), limits.upperBound)
  }

  private static func bounded(_ limits: ClosedRange<Double>) -> ClosedRange<Double> {
    limits.lowerBound.boundedCoordinate()...limits.upperBound.boundedCoordinate()
  }

  /// Content that was put outside of its range is not torn back.
  private static func widened(_ limits: ClosedRange<Double>, by origin: Double) -> ClosedRange<Double> {
    Swift.min(limits.lowerBound, origin)...Swift.max(limits.upperBound, origin)
  }
}

/// A velocity that approaches a goal, then, in time for an edge, zero; each by e^(−t/τ).
///
/// Where braking would end is a linear function of the time at which it begins: origin + v₀·τ + goal·t. So it begins
/// exactly when that is the edge.
private struct Glide: Sendable, Equatable {
  let origin: Double
  let velocity: Double
  let goal: Double
  let brakeTime: Double

  init(origin: Double, velocity: Double, goal: Double, edge: Double) {
    self.origin = origin
    self.velocity = velocity
    self.goal = goal
    let way = edge - origin - velocity * KeyScrollMotion.easing
    brakeTime = goal == 0 ? 0 : Swift.max(0, way / goal)
  }

  var end: Double { origin + velocity * KeyScrollMotion.easing + goal * brakeTime }

  var duration: Double {
    let way = abs(cruiseVelocity(at: brakeTime)) * KeyScrollMotion.easing
    guard way > KeyScrollMotion.endDistance else { return brakeTime }
    return brakeTime + KeyScrollMotion.easing * log(way / KeyScrollMotion.endDistance)
  }

  func position(at time: Double) -> Double {
    guard time > brakeTime else { return cruise(at: time) }
    return end - velocity(at: time) * KeyScrollMotion.easing
  }

  func velocity(at time: Double) -> Double {
    guard time > brakeTime else { return cruiseVelocity(at: time) }
    return cruiseVelocity(at: brakeTime) * exp(-(time - brakeTime) / KeyScrollMotion.easing)
  }

  private func cruise(at time: Double) -> Double {
    origin + goal * time + (velocity - goal) * KeyScrollMotion.easing * (1 - exp(-time / KeyScrollMotion.easing))
  }

  private func cruiseVelocity(at time: Double) -> Double {
    goal + (velocity - goal) * exp(-time / KeyScrollMotion.easing)
  }
}
