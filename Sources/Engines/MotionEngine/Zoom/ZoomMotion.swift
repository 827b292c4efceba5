import Foundation

/// The way from one scale to another as a function of time: the spring back to the limits, or a program's animation.
///
/// Both are told by the share of the way that is left, from 1 to 0. A spring goes by the logarithm of the scale, so that
/// in and out feel alike; an animation by the scale itself, so that every point of the content goes straight.
struct ZoomMotion: Sendable, Equatable {
  private enum Curve: Sendable, Equatable {
    case spring(BounceMotion)
    case animation(AnimatedOffsetMotion)
  }

  let start: Double
  let end: Double
  private let curve: Curve

  static func spring(from start: Double, to end: Double, profile: ScrollProfile) -> ZoomMotion {
    ZoomMotion(
      start: start, end: end,
      curve: .spring(
        BounceMotion(
          restPoint: 0, displacement: 1, velocity: 0, rate: profile.zoomBounceRate, endDistance: profile.zoomEndShare)))
  }

  static func animation(from start: Double, to end: Double, duration: Double) -> ZoomMotion {
    ZoomMotion(
      start: start, end: end, curve: .animation(AnimatedOffsetMotion(from: 1, to: 0, duration: duration)))
  }

  var isAnimation: Bool {
    if case .animation = curve { true } else { false }
  }

  var duration: Double {
    switch curve {
    case .spring(let motion): motion.duration
    case .animation(let motion): motion.duration
    }
  }

  /// The share of the way that is left.
  func share(at time: Double) -> Double {
    switch curve {
    case .spring(let motion): motion.position(at: time)
    case .animation(let motion): motion.position(at: time)
    }
  }

  func scale(atShare share: Double) -> Double {
    guard share != 0 else { return end }
    return isAnimation ? end + (start - end) * share : end * exp(share * log(start / end))
  }
}
