/// One axis of a scroll view: where the content is, what moves it, and where it may rest.
///
/// A scroll view keeps one for each direction and translates: fingers to ``beginDrag()``, ``drag(travel:)`` and
/// ``release(velocity:at:)``, display frames to ``step(to:)``, changes of content, insets and bounds to
/// ``setRange(minimum:maximum:viewportLength:whileTracking:)``.
///
/// Everything is in content-offset space: positions are offsets in points, and a positive travel or velocity makes the
/// offset grow. A finger moves the other way, so the caller negates what a pan reports. Velocities are points per
/// second; a scroll view's delegate is told points per millisecond. Offsets are not rounded: the caller rounds what it
/// shows to device pixels and never hands the rounded offset back.
///
/// Times are seconds of any one clock. A motion is a function of the time since it began, so the length of frames has
/// no influence on the way or the end. A step back in time leaves the content where it is; a NaN time counts as the
/// last time heard of.
///
/// Positions that are not a number are ignored, velocities that are not finite count as 0, and no property is ever
/// NaN. Coordinates are cut to ±10¹² points.
public struct ScrollAxis: Sendable, Equatable {
  /// The cause of the content's motion.
  public enum Phase: Sendable, Hashable {
    /// Nothing, though the content may be held, or stand beyond its edge after a program put it there.
    case resting
    /// A finger.
    case dragging
    /// A throw, or the way to a target chosen at the release.
    case decelerating
    /// The spring back to the legal range. A scroll view's `isDecelerating` is true here too.
    case bouncing
    /// A program's animated change of the offset.
    case animating
  }

  /// The motion that a lifting finger has begun.
  public struct Release: Sendable, Hashable {
    /// The velocity the content was released with, in points per second: the one handed in, made finite.
    public let velocity: Double

    /// The offset at which the content is going to end, in points: the `targetContentOffset` of
    /// `scrollViewWillEndDragging`. As in UIKit it lies beyond the real end of a deceleration, by 0.1 % of the way at
    /// the normal rate.
    public let target: Double

    /// True if the content goes on moving: `willDecelerate`.
    public let moves: Bool
  }

  enum Activity: Sendable, Equatable {
    case resting
    case dragging(Grip)
    case decelerating(DecelerationMotion)
    case targeting(TargetedMotion)
    case bouncing(BounceMotion)
    case animating(AnimatedOffsetMotion)
  }

  /// The place of the content, in points. Changes only inside calls of mutating functions.
  public internal(set) var offset: Double

  /// The smallest offset content may rest at, in points.
  public internal(set) var minimum: Double

  /// The greatest offset content may rest at, in points. Never less than ``minimum``.
  public internal(set) var maximum: Double

  /// The viewport's extent on this axis in points; 0 or more. Measures the rubber band.
  public internal(set) var viewportLength: Double

  /// True if content gives way beyond its edges. False stops it there: a drag, a deceleration or a release never
  /// shows anything outside the legal range.
  ///
  /// A scroll view hands in whether this axis may bounce at present: `bounces`, and `alwaysBounce…` where the content
  /// fits. A change counts from the next touch, crossing or release on; a running bounce ends as it began.
  public var bounces: Bool

  /// True if released content comes to rest on pages only; see ``pageTarget(from:velocity:)``. A change counts from the
  /// next release on.
  public var isPaging = false

  /// The numbers of feel. A change counts from the next drag or release on. A profile that makes no sense traps.
  public var profile: ScrollProfile {
    didSet { profile.validate() }
  }

  var activity = Activity.resting
  var clock = 0.0
  var startTime = 0.0

  /// Makes an axis at rest.
  ///
  /// - Parameters:
  ///   - minimum: the smallest offset content may rest at, in points. NaN counts as 0; infinities are cut.
  ///   - maximum: the greatest one. NaN, or less than `minimum`, counts as `minimum`.
  ///   - viewportLength: in points. Negative or NaN counts as 0; content in a viewport of length 0 does not give way.
  ///   - offset: where the content is; need not be legal. NaN counts as `minimum`.
  ///   - bounces: whether content gives way beyond its edges.
  ///   - profile: the numbers of feel.
  public init(
    minimum: Double = 0,
    maximum: Double = 0,
    viewportLength: Double = 0,
    offset: Double = 0,
    bounces: Bool = true,
    profile: ScrollProfile = .measured
  ) {
    profile.validate()
    let minimum = minimum.boundedCoordinate()
    self.minimum = minimum
    self.maximum = Swift.max(minimum, maximum.boundedCoordinate(orNaN: minimum))
    self.viewportLength = Swift.max(0, viewportLength.boundedCoordinate())
    self.offset = offset.boundedCoordinate(orNaN: minimum)
    self.bounces = bounces
    self.profile = profile
  }
}
