import Foundation

/// How fast a finger moves at present, along one axis: a mean of its speeds in which each instant weighs less the
/// longer it is ago. UIKit has nothing like it; see ``VelocityEstimator/velocity(at:)``.
///
/// A piece of the path counts by its duration and its age, not by the number of samples it was reported in, so that a
/// screen that reports twice as often gives the same velocity.
struct PresentVelocity: Sendable, Hashable {
  /// The sum of what each instant contributes, and of their weights.
  private var velocitySum = 0.0
  private var weightSum = 0.0
  /// The end of the path that is too short to take a speed from.
  private var shortTravel = 0.0
  private var shortDuration = 0.0

  /// Takes a piece of the path.
  mutating func add(travel: Double, duration: Double, profile: ScrollProfile) {
    shortTravel += travel
    shortDuration += duration
    guard shortDuration >= profile.shortestVelocitySegment else { return }
    let kept = exp(-shortDuration / profile.presentVelocityMemory)
    velocitySum = velocitySum * kept + shortTravel / shortDuration * (1 - kept)
    weightSum = weightSum * kept + (1 - kept)
    shortTravel = 0
    shortDuration = 0
  }

  /// The velocity when the finger moved last `age` seconds ago, in points per second.
  func value(age: Double, profile: ScrollProfile) -> Double {
    guard weightSum > 0 else { return 0 }
    return (velocitySum / weightSum * Self.share(age: age, profile: profile)).boundedVelocity
  }

  /// How much of a velocity is left when nothing was heard of the finger for `age` seconds, from 1 down to 0.
  static func share(age: Double, profile: ScrollProfile) -> Double {
    let fading = profile.velocityPause - profile.velocityGrace
    guard fading > 0 else { return age < profile.velocityPause ? 1 : 0 }
    let left = Swift.min(Swift.max((profile.velocityPause - age) / fading, 0), 1)
    return left * left
  }
}
