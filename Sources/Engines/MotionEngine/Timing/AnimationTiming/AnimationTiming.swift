/// When an animation is how far: the arithmetic of `CAMediaTiming`.
///
/// An animation has a local time, (time − ``beginTime``) · ``speed`` + ``timeOffset``, and is under way while that lies
/// between 0 and ``activeDuration``, though not before ``beginTime``. The active duration holds one iteration or more,
/// each of ``duration`` seconds, or twice that if the animation autoreverses. Times are in seconds. Every question is
/// answered at once, in a few operations and without allocating.
///
/// A negative speed runs the local time backwards, from ``timeOffset`` on: such an animation is over when it comes to 0.
/// At a speed of 0 the local time stands at ``timeOffset``, and the animation is never over.
///
/// Difference from UIKit: an animation with a time offset that does not repeat is described to start over once it comes
/// to its end, until it has lasted for its whole duration. Here it ends there, by the formula in Core Animation's header.
public struct AnimationTiming: Hashable, Sendable {
  /// The time of the parent, a layer or a group, at which the local time is ``timeOffset``. NaN counts as 0.
  public var beginTime: Double {
    get { begin }
    set { place(at: newValue) }
  }

  /// How long one iteration takes one way. 0 for an animation that is over when it begins; infinity for one that stays
  /// at its first value.
  public let duration: Double

  /// Local seconds per second of the parent.
  public let speed: Double

  /// The local time at ``beginTime``.
  public let timeOffset: Double

  /// How many iterations there are, also in part; 0 means one, infinity means for ever.
  public let repeatCount: Double

  /// How long the iterations last together, in local seconds; 0 leaves it to ``repeatCount``.
  public let repeatDuration: Double

  /// Tells whether each iteration goes back to where it began.
  public let autoreverses: Bool

  /// The look before the beginning and after the end.
  public let fillMode: FillMode

  /// How long the animation lasts, in local seconds; it may be infinite.
  public let activeDuration: Double

  /// How far the animation is at the end of its active duration.
  let last: Moment

  /// The parent's times at which the animation begins and is over. They are what decides, so that an animation that is
  /// looked at exactly at ``endTime`` is over, however the local time rounds.
  private(set) var start = 0.0
  private(set) var end = 0.0
  private var begin = 0.0

  /// An animation's timing.
  ///
  /// - Parameters:
  ///   - beginTime: in the parent's time. NaN counts as 0.
  ///   - duration: of one iteration one way, in seconds. NaN and less than 0 count as 0, more than 1e12 as infinite.
  ///   - speed: NaN counts as 1.
  ///   - timeOffset: in local seconds. NaN counts as 0.
  ///   - repeatCount: NaN and less than 0 count as 0, which means once.
  ///   - repeatDuration: in local seconds. NaN and less than 0 count as 0. Core Animation leaves open what happens if
  ///     this and the count are set; here this one counts. Our choice.
  ///   - autoreverses: whether it goes back each time.
  ///   - fillMode: what is shown before and after.
  public init(
    beginTime: Double = 0, duration: Double, speed: Double = 1, timeOffset: Double = 0, repeatCount: Double = 0,
    repeatDuration: Double = 0, autoreverses: Bool = false, fillMode: FillMode = .removed
  ) {
    self.duration = duration > 0 ? (duration <= Self.longest ? duration : .infinity) : 0
    self.speed = speed.bounded(by: Self.longest, orNaN: 1)
    self.timeOffset = timeOffset.bounded(by: Self.longest, orNaN: 0)
    self.repeatCount = repeatCount > 0 ? repeatCount : 0
    self.repeatDuration = repeatDuration > 0 ? repeatDuration : 0
    self.autoreverses = autoreverses
    self.fillMode = fillMode
    let cycle = self.duration * (autoreverses ? 2 : 1)
    if cycle == 0 {
      activeDuration = 0
    } else if self.repeatDuration > 0 {
      activeDuration = self.repeatDuration
    } else {
      activeDuration = cycle * (self.repeatCount > 0 ? self.repeatCount : 1)
    }
    last = Self.last(of: activeDuration, duration: self.duration, autoreverses: autoreverses)
    place(at: beginTime)
  }

  /// The greatest time and speed computed with: thirty thousand years. What is longer is endless. Our choice.
  private static let longest = 1e12

  /// Works out when the animation begins and is over.
  private mutating func place(at beginTime: Double) {
    begin = beginTime.bounded(by: Self.longest, orNaN: 0)
    start = begin
    if speed > 0 {
      if timeOffset < 0 { start -= timeOffset / speed }
      end = begin + max(activeDuration - timeOffset, 0) / speed
    } else if speed < 0 {
      end = activeDuration > 0 && timeOffset > 0 ? begin - timeOffset / speed : begin
    } else {
      if timeOffset < 0 { start = .infinity }
      end = .infinity
    }
  }
}
