/// Every number of scrolling that is a matter of feel, in one place, each with its origin.
///
/// The defaults are what UIKit shows on iOS 26.1, where that was measured, and our choice where it was not. Change a
/// copy and hand it to ``ScrollAxis`` or ``VelocityEstimator`` to scroll differently. A profile with a number that
/// makes no sense (a negative duration, NaN) traps when it is handed over.
public struct ScrollProfile: Sendable, Hashable {
  /// The profile of iOS 26.1: the same as `ScrollProfile()`.
  public static let measured = ScrollProfile()

  /// `UIScrollView.DecelerationRate.normal`: the share of the velocity left after each millisecond. Documented;
  /// measured again on iOS 26.1 from 750 to 4875 points per second.
  public static let normalDecelerationRate = 0.998

  /// `UIScrollView.DecelerationRate.fast`. Documented.
  public static let fastDecelerationRate = 0.99

  // MARK: Touch to drag

  /// Travel in points at which a finger becomes a drag: exactly this much is enough, and it is taken off the
  /// translation once. Measured on iOS 26.1: 10 begins a drag, 9 does not, and the event that passes 10 already
  /// moves the content.
  public var panSlop = 10.0

  /// How long the content does not hear of a touch that may yet become a drag, in seconds. Not measured: 0.15 is
  /// what many independent descriptions of `delaysContentTouches` agree on.
  public var contentTouchDelay = 0.15

  /// How many times the smaller component of a drag's direction the larger one must be for `isDirectionalLockEnabled`
  /// to freeze the other axis. Our choice; the documentation only says "one general direction".
  public var directionalLockRatio = 2.0

  /// Points that one line of a wheel event stands for, where the host reports lines. Our choice: three lines, the
  /// usual notch of a wheel, come to 120 points.
  public var wheelLineHeight = 40.0

  // MARK: Beyond the edge

  /// Slope of the rubber band at the edge; see ``RubberBand``. Measured on iOS 26.1.
  public var rubberBandCoefficient = 0.55

  /// The part of the viewport's length up to which a grab reads the overshoot as a stretched band of that length.
  /// Content further out (moved there by the program, or left there by a smaller viewport) is held by a longer band,
  /// so that it neither jumps nor sticks. Our choice: two pulls in a row reach about as far.
  public var deepestGrab = 0.75

  // MARK: Release velocity

  /// Shares of the last three segments of a finger's path in its release velocity, oldest first. A published fit to
  /// what `UIScrollView` reports on devices (Flutter). Recordings of constant speed agree with any shares of sum 1.
  public var velocityWeights = SIMD3(0.60, 0.35, 0.05)

  /// Samples closer together than this, in seconds, are joined before a speed is taken from them. Our choice: a mouse
  /// that reports whole pixels a thousand times a second would otherwise report nothing but noise. Fingers were
  /// recorded at 8 and 16 ms.
  public var shortestVelocitySegment = 0.004

  /// A finger that has not moved for longer than this many seconds counts as held still. Published (Lobanov,
  /// "Scrolling mechanics of UIScrollView"), there as the age that ends every throw; measured on iOS 26.1, it ends
  /// only slow ones, see ``heldVelocityFloor``.
  public var velocityPause = 0.1

  /// A finger held still throws nothing if it was slower than this, in points per second. Measured on iOS 26.1: held
  /// for 0.32 s after 187.5 points per second nothing is thrown, held for 0.31 s after 625 and for 0.25 s after 937.5
  /// everything is. Where the floor lies between 187.5 and 625 is our choice.
  public var heldVelocityFloor = 250.0

  /// A finger held still for longer than this many seconds throws nothing, however fast it was. Our choice, beyond the
  /// longest measured hold (0.32 s): a finger on glass never rests so long without a sample, a mouse does. Lower it
  /// for a pointer.
  public var longestVelocityHold = 0.5

  /// Over how many seconds ``VelocityEstimator/velocity(at:)`` forgets: an instant that is this old weighs 1/e as much
  /// as the present one. Our choice: two reports at 120 a second, steady enough to read and fast enough to turn with
  /// the finger.
  public var presentVelocityMemory = 0.016

  /// For how many seconds without a word of a finger ``VelocityEstimator/velocity(at:)`` still takes it to move on. Our
  /// choice: more than the gap between two reports at 60 a second.
  public var velocityGrace = 0.02

  // MARK: Deceleration

  /// The share of the velocity left after each millisecond. ``ScrollAxis`` cuts it to 0.5...0.9999: nothing could
  /// come to rest at 1. NaN counts as ``normalDecelerationRate``.
  public var decelerationRate = ScrollProfile.normalDecelerationRate

  /// The speed, in points per second, at which a deceleration ends; what would be left of its way is not travelled.
  /// Measured on iOS 26.1.
  public var stopSpeed = 10.0

  /// Longest time, in seconds, that a deceleration towards a target set by the program may take; a farther target is
  /// reached on a spring. Our choice: as long as a free run from 4000 points per second takes.
  public var longestTargetedDeceleration = 3.0

  /// How many times as long as by itself content may decelerate towards a target set by the program, even if that takes
  /// longer than ``longestTargetedDeceleration``. A spring would pull a fast throw, which takes about that long anyway,
  /// to a target barely beyond its end at twice its speed. Our choice.
  public var targetedDecelerationStretch = 1.5

  // MARK: Bounce

  /// Decay rate of the critically damped spring that brings content back to its edge, per second. Measured on iOS
  /// 26.1 as 10.95 ± 0.05; of the rates within that the square root of 120, a spring of mass 1 and stiffness 120, follows
  /// the recorded bounces after throws best.
  public var bounceRate = 120.0.squareRoot()

  /// Velocity towards the edge that content released beyond it gains for each point of overshoot, per second. Fitted
  /// to three releases recorded on iOS 26.1 (one held, two thrown); the fit is good to 0.5 points, its form is a guess.
  public var overshootReturnRate = 10.0

  /// Distance from the edge, in points, at which a bounce ends and the content is put on its edge. Measured on iOS
  /// 26.1 as 0.43 to 0.47.
  public var bounceEndDistance = 0.45

  // MARK: Pages

  /// The speed, in points per second, above which a finger turns the page; at or below it the nearest page is shown.
  /// Observed by others on a device, not measured.
  public var pageTurnSpeed = 300.0

  /// Decay rate of the critically damped spring that moves content to a page, per second. Our choice: the last half of
  /// a page of 400 points is over in 0.4 s.
  public var pageRate = 21.0

  // MARK: Repeated flicks

  /// How soon after content was caught in its motion a drag must begin, in seconds, for what the content had of speed to
  /// be added to the next throw. Our choice, about a tenth of a second.
  public var repeatedFlickPause = 0.1

  /// A throw slower than this, in points per second, gets nothing added. Our choice: as ``heldVelocityFloor``.
  public var repeatedFlickFloor = 250.0

  /// The factor by which a caught speed v counts: it adds factor · v^exponent, in points per second. Observed on
  /// devices: Flutter's fit.
  public var repeatedFlickFactor = 0.000816

  /// See ``repeatedFlickFactor``. Observed on devices: Flutter's fit.
  public var repeatedFlickExponent = 1.967

  /// The most that a caught motion adds, in points per second. Observed on devices: Flutter's fit.
  public var repeatedFlickLimit = 40_000.0

  // MARK: Animated offset

  /// How long `setContentOffset(_:animated: true)` takes, whatever the distance, in seconds. Measured on iOS 26.1.
  public var animationDuration = 0.3

  // MARK: Zooming

  /// How far beyond its limits a pinch can ever bring the scale, as a logarithm: to half the smallest scale or twice the
  /// greatest, and never quite there. Our choice; zooming has not been measured.
  public var zoomBandLength = 0.693_147_180_559_945_3

  /// Decay rate of the critically damped spring that brings the scale back to its limits, per second. Our choice: that
  /// of offsets.
  public var zoomBounceRate = 120.0.squareRoot()

  /// The share of the way back at which the scale is put on its limit. Our choice: a fifth of a point in content that has
  /// to go back two hundred.
  public var zoomEndShare = 0.001

  /// How long a program's animated zoom takes, in seconds. Our choice: as long as an animated offset.
  public var zoomAnimationDuration = 0.3

  /// The profile of iOS 26.1.
  public init() {}
}
