public import Foundation

/// Follows two fingers that turn about each other: by what angle they have turned, and how fast they turn.
///
/// Angles are radians, clockwise positive. A tracker that has told ``TrackerVerdict/begins(_:)`` goes on with one finger
/// left: it neither changes nor ends until that one is lifted too, and a finger that comes in its place goes on from
/// the angle that was reached. // G93
public struct RotationTracker: Sendable {
  /// The limits.
  public var profile: InputProfile {
    get { limits.profile }
    set { limits.profile = newValue }
  }

  private var limits: TrackerLimits

  private var pair = FingerPair()
  /// The direction of the pair as it was last; nil without two fingers that are apart.
  private var direction: Double?
  /// The angle turned since two fingers were down, the limit included.
  private var turn = 0.0
  private var currentRotation = 0.0
  private var rate = ChangeRate()
  private(set) var isRotating = false

  /// A turn is a sum of angles, each rounded: one of exactly the limit is the limit all the same.
  private static let roundingError = 1e-9

  /// A tracker with the limits of `profile`.
  public init(profile: InputProfile = .finger) { limits = TrackerLimits(profile) }

  /// How many fingers are followed: two at most.
  public var fingerCount: Int { pair.count }

  /// By what angle the fingers have turned since the rotation began, in radians, the slack at its start left out; whole
  /// turns add up.
  ///
  /// It may be set to a finite number, and later turns add to it; the velocity becomes zero. What is set before the
  /// rotation begins does not count. // G93
  public var rotation: Double {
    get { currentRotation }
    set {
      currentRotation = newValue
      rate.reset()
    }
  }

  /// How fast the fingers turned last, in radians per second. It is kept while they rest. // G93
  public var velocity: Double { rate.value }

  /// A finger came down. A third is not followed. // G95
  public mutating func began(_ identifier: Int, at point: CGPoint, time: Double) -> TrackerVerdict {
    if pair.contains(identifier) {
      moved(identifier, to: point)
    } else if pair.add(identifier, at: point), pair.count == 2 {
      direction = pair.angle
      rate.begin(at: time)
    }
    return .undecided
  }

  /// A finger moved; call ``step(time:)`` once all fingers of the event have been told.
  ///
  /// A place that is not finite is ignored, and a finger that came down on one counts from its first place that is.
  public mutating func moved(_ identifier: Int, to point: CGPoint) { pair.move(identifier, to: point) }

  /// Takes in the moves of one event at `time`.
  public mutating func step(time: Double) -> TrackerVerdict {
    guard pair.takeMoves() else { return .undecided }
    var angle = 0.0
    // Fingers on one place have no direction: they go on from the last that they had.
    if let new = pair.angle {
      if let direction { angle = Self.shortWay(new - direction) }
      direction = new
    }
    rate.add(angle, at: time)
    turn += angle
    guard !isRotating else {
      currentRotation += angle
      return .changes
    }
    guard abs(turn) >= profile.rotationAngle - Self.roundingError else { return .undecided }
    isRotating = true
    currentRotation = turn - copysign(profile.rotationHysteresis, turn)
    return .begins(
      GestureReason(
        "the fingers turned by {deg}, limit {deg}, of which {deg} count", abs(turn), profile.rotationAngle,
        abs(currentRotation)))
  }

  /// A finger was lifted.
  public mutating func ended(_ identifier: Int) -> TrackerVerdict {
    let count = pair.count
    guard pair.remove(identifier) else { return .undecided }
    if isRotating {
      direction = nil
      return pair.count == 0 ? .ends : .undecided
    }
    guard count == 2 else { return .fails(GestureReason("lifted before a second finger came down")) }
    return .fails(
      GestureReason("lifted after the fingers turned by {deg}, limit {deg}", abs(turn), profile.rotationAngle))
  }

  /// The difference of two directions, the shorter way round.
  private static func shortWay(_ angle: Double) -> Double {
    if angle > .pi { return angle - 2 * .pi }
    return angle < -.pi ? angle + 2 * .pi : angle
  }

  /// Forgets the attempt.
  public mutating func reset() {
    pair.removeAll()
    direction = nil
    turn = 0
    currentRotation = 0
    isRotating = false
    rate = ChangeRate()
  }
}
