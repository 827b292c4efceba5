import Foundation

/// The speed that moving content had when a finger caught it, and the part of it that a new flick in the same direction
/// gets back: flicks that follow each other quickly add up.
///
/// The law is a fit that others made to devices; see ``ScrollProfile/repeatedFlickFactor``. Times are seconds of any one
/// clock, velocities points per second in the direction of the offset.
public struct RepeatedFlick: Sendable, Hashable {
  /// The velocity the content had when it was caught; 0 if it stood.
  public let caughtVelocity: Double

  /// When it was caught.
  public let catchTime: Double

  /// Nothing was caught.
  public static let none = RepeatedFlick(caughtVelocity: 0, at: 0)

  /// Content was caught at `time`. A velocity that is not finite counts as 0.
  public init(caughtVelocity: Double, at time: Double) {
    self.caughtVelocity = caughtVelocity.boundedVelocity
    catchTime = time
  }

  /// The catch that still counts when the finger begins to drag: none if the finger rested too long before.
  public func dragBegan(at time: Double, profile: ScrollProfile = .measured) -> RepeatedFlick {
    // Not less than: a time that is not a number is no reason to throw.
    time - catchTime < profile.repeatedFlickPause ? self : .none
  }

  /// The velocity that is added to that of a throw: 0 for one in the other direction, and for a finger that is no
  /// throw.
  public func addition(to velocity: Double, profile: ScrollProfile = .measured) -> Double {
    guard velocity * caughtVelocity > 0, abs(velocity) >= profile.repeatedFlickFloor else { return 0 }
    let speed = profile.repeatedFlickFactor * pow(abs(caughtVelocity), profile.repeatedFlickExponent)
    let limited = Swift.min(speed, profile.repeatedFlickLimit)
    return caughtVelocity < 0 ? -limited : limited
  }
}
