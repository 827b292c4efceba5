/// A motion along one axis, written as a closed form: it answers for any instant at once, in constant time, and asking
/// at 24, 60 or 120 instants a second gives points of one and the same curve.
///
/// Times are seconds since the motion began. A negative time or NaN stands for the beginning; every time from
/// `duration` on, infinity included, stands for the end. No answer is NaN.
public protocol ScrollMotion: Sendable, Equatable {
  /// How long the motion lasts, in seconds. Zero when there is nothing to move.
  var duration: Double { get }

  /// The position the motion comes to rest at, in points.
  var end: Double { get }

  /// The position after `time` seconds, in points, not rounded to pixels. Exactly `end` from `duration` on.
  func position(at time: Double) -> Double

  /// The velocity after `time` seconds, in points per second. Zero from `duration` on.
  func velocity(at time: Double) -> Double
}
