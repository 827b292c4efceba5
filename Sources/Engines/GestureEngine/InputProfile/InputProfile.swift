/// The limits by which movements are told apart: how far, how fast, how long. Distances are points, times seconds, angles
/// radians.
///
/// Every number is one that a device, a document or a choice of ours gave; the comment says which. The limits here are
/// those of a finger; ``pen``, ``mouse``, ``glovedHand`` and ``tremor`` are others, and a program makes its own by
/// changing some:
///
/// ```swift
/// var calm = InputProfile.finger
/// calm.panMovement = 20
/// ```
public struct InputProfile: Hashable, Sendable {
  // MARK: Taps

  /// How far a finger may move and still tap. Our choice: the figure that circulates. // G62
  public var tapMovement = 45.0
  /// How long a finger may rest and still tap. Our choice: the figure that circulates. // G62
  public var tapDuration = 0.75
  /// How long a finger must touch to tap at all. Our choice: any touch will do.
  public var tapMinimumDuration = 0.0
  /// The longest pause between two taps, from lift to touch. WebKit states 350 ms. // G61
  public var tapInterval = 0.35
  /// Within what time the fingers of one tap must come down. Our choice. // G63
  public var tapFingerInterval = 0.15

  // MARK: Presses

  /// How long fingers must stay to press. Documented. // G70
  public var pressDuration = 0.5
  /// How far they may move meanwhile. Documented. // G70
  public var pressMovement = 10.0

  // MARK: Pans

  /// How far touches must move before they pan; the distance is then taken out once. Measured on iOS 26.1. // G81
  public var panMovement = 10.0
  /// How wide the strips along the edges are in which pans from an edge begin. Our choice. // G110
  public var edgeWidth = 13.0

  // MARK: Pinches and rotations

  /// How much the distance of two fingers must change before they pinch. Measured: 10 points do, 8 do not. // G92
  public var pinchMovement = 10.0
  /// How much of that change the scale leaves out. Measured: 100 → 110 points tells a scale of 110 / 108. // G92
  public var pinchHysteresis = 8.0
  /// How far two fingers must turn before they rotate. Measured: 10 degrees. // G93
  public var rotationAngle = Double.pi / 18
  /// How much of that turn the rotation leaves out. Measured: 5 degrees, 10 tell 5. // G93
  public var rotationHysteresis = Double.pi / 36

  // MARK: Swipes

  /// How far a swipe must go along its direction when it takes no time. Measured. // G102
  public var swipeDistance = 50.0
  /// The share of that distance by which each second lessens it: 45.3 points at 0.1 s, 26.5 at 0.5 s. Measured. // G101
  public var swipeDistanceDecay = 0.94
  /// How far a swipe may stray sideways when it takes no time. Measured. // G102
  public var swipeSideways = 50.0
  /// The share of that by which each second lessens it: 45.1 points at 0.1 s, 25.5 at 0.5 s. Measured. // G101
  public var swipeSidewaysDecay = 0.98
  /// How far a swipe may go behind its start. Measured: a tenth of a point is too much. // G103
  public var swipeBackward = 0.0
  /// How long a swipe may take. Measured: 0.5 s is not too long, 0.501 s is. // G102
  public var swipeDuration = 0.5

  /// The limits for fingers.
  public init() {}
}
