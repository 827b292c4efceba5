import Foundation

/// The motion of `setContentOffset(_:animated: true)`: half a cosine wave over a fixed time, whatever the distance.
///
/// Measured on iOS 26.1: (1 − cos(π·t/0.3))/2 follows the recorded offsets within half a device pixel. The cubic
/// ease-in-out curve misses them by 0.73 points in 40.
public struct AnimatedOffsetMotion: ScrollMotion {
  /// The beginning of the motion, in points.
  public private(set) var origin: Double

  /// The end of the motion, in points.
  public private(set) var end: Double

  /// How long it takes, in seconds; 0 if there is no way to go.
  public let duration: Double

  /// Begins an animation.
  ///
  /// - Parameters:
  ///   - origin: where the content is, in points. NaN counts as 0.
  ///   - target: where it goes, in points. NaN counts as `origin`.
  ///   - duration: in seconds. 0, less or NaN jumps to the target at once, as does a target at the origin.
  public init(from origin: Double, to target: Double, duration: Double = ScrollProfile.measured.animationDuration) {
    self.origin = origin.boundedCoordinate()
    self.end = target.boundedCoordinate(orNaN: self.origin)
    self.duration = duration > 0 && self.origin != self.end ? duration : 0
  }

  /// The position after `time` seconds, in points.
  public func position(at time: Double) -> Double {
    guard time < duration else { return time.isNaN && duration > 0 ? origin : end }
    guard time > 0 else { return origin }
    return origin + (end - origin) * (1 - cos(.pi * time / duration)) / 2
  }

  /// The velocity after `time` seconds, in points per second; 0 at both ends.
  public func velocity(at time: Double) -> Double {
    guard time > 0, time < duration else { return 0 }
    return (end - origin) * .pi / (2 * duration) * sin(.pi * time / duration)
  }

  /// Ends elsewhere in the same time; after `time` seconds the content is where it is without that.
  mutating func redirect(to target: Double, at time: Double) {
    let present = position(at: time)
    let target = target.boundedCoordinate(orNaN: end)
    let share = time < duration ? (1 - cos(.pi * max(0, time) / duration)) / 2 : 1
    end = target
    // At the very end nothing is left of the way: what remains is made at once.
    origin = share < 1 ? ((present - target * share) / (1 - share)).boundedCoordinate(orNaN: present) : target
  }

  /// Moves the whole curve by `distance` points.
  mutating func shift(by distance: Double) {
    origin = (origin + distance).boundedCoordinate(orNaN: origin)
    end = (end + distance).boundedCoordinate(orNaN: end)
  }
}
