public import Foundation

/// Tells swipes from other touches: fingers that go fast and straight in one direction.
///
/// The longer a swipe takes, the less far it must go and the straighter it must be. Feed it every touch of the attempt,
/// call ``step(time:)`` once all fingers of an event have been told, ask for ``deadline`` after each call and call
/// ``expire(at:)`` then. // G101
public struct SwipeTracker: Sendable {
  /// Directions of a swipe.
  public struct Directions: OptionSet, Hashable, Sendable {
    /// The bits, those of `UISwipeGestureRecognizer.Direction`.
    public let rawValue: UInt
    /// Directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Directions(rawValue: 1 << 0)
    /// To the left.
    public static let left = Directions(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Directions(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Directions(rawValue: 1 << 3)
  }

  /// The directions that a swipe may take; to the right unless set. // G100
  ///
  /// A swipe has one axis. Where directions of both are asked for, the horizontal ones count and the vertical ones do
  /// not: measured, a recognizer of right and down swipes takes no swipe down, and one of all four takes those to the
  /// right.
  public var directions: Directions = .right
  /// With how many fingers; 1 unless set. // G100
  public var touchesRequired = 1
  /// The limits.
  public var profile: InputProfile {
    get { limits.profile }
    set { limits.profile = newValue }
  }

  private var limits: TrackerLimits

  private struct Finger {
    var identifier: Int
    var start: CGPoint
    var point: CGPoint
  }

  private var fingers: [Finger] = []
  private var startTime = 0.0
  private var startSum = CGPoint.zero
  private var startCount = 0
  private var isMoved = false
  /// A swipe that was recognized stays one, whatever its fingers do while others are waited for.
  private var isRecognized = false

  /// Times and places are sums, each rounded: what is at a limit, to a millionth of a second or of a point, keeps to it.
  private static let roundingError = 1e-6

  /// A tracker with the limits of `profile`.
  public init(profile: InputProfile = .finger) { limits = TrackerLimits(profile) }

  /// Tells whether a finger that is down is followed.
  public func contains(_ identifier: Int) -> Bool { fingers.contains { $0.identifier == identifier } }

  /// How many fingers are down.
  public var fingerCount: Int { fingers.count }

  /// When the attempt fails if nothing happens, in seconds; nil when there is none.
  public var deadline: Double? {
    guard !fingers.isEmpty, !isRecognized else { return nil }
    let due = startTime + profile.swipeDuration + Self.roundingError
    return due.isFinite ? due : nil
  }

  /// The beginning of the swipe: the middle of the places where its fingers came down; nil before the first. It is kept
  /// until the next attempt. // G57
  public var location: CGPoint? {
    guard startCount > 0 else { return nil }
    return CGPoint(x: startSum.x / CGFloat(startCount), y: startSum.y / CGFloat(startCount))
  }

  /// The place where a finger that is down came down.
  public func start(of identifier: Int) -> CGPoint? { fingers.first { $0.identifier == identifier }?.start }

  /// A finger came down.
  public mutating func began(_ identifier: Int, at point: CGPoint, time: Double) -> TrackerVerdict {
    guard !isRecognized else { return .undecided }
    if fingers.isEmpty {
      startTime = time
      startSum = .zero
      startCount = 0
    }
    fingers.append(Finger(identifier: identifier, start: point, point: point))
    startSum.x += point.x
    startSum.y += point.y
    startCount += 1
    guard !directions.isDisjoint(with: [.right, .left, .up, .down]) else { return .fails("it has no direction") }
    // G103
    guard fingers.count <= touchesRequired else {
      return .fails(
        GestureReason("{n} fingers came down, {n} required", Double(fingers.count), Double(touchesRequired)))
    }
    return .undecided
  }

  /// A finger moved; call ``step(time:)`` once all fingers of the event have been told.
  ///
  /// A place that is not finite is ignored, and a finger that came down on one counts from its first place that is.
  public mutating func moved(_ identifier: Int, to point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite else { return }
    for index in fingers.indices where fingers[index].identifier == identifier {
      guard fingers[index].point != point else { return }
      if !fingers[index].start.x.isFinite || !fingers[index].start.y.isFinite { fingers[index].start = point }
      fingers[index].point = point
      isMoved = true
      return
    }
  }

  /// Takes in the moves of one event at `time`.
  public mutating func step(time: Double) -> TrackerVerdict {
    guard isMoved, !isRecognized, !fingers.isEmpty else { return .undecided }
    isMoved = false
    let elapsed = max(time - startTime, 0)
    guard elapsed <= profile.swipeDuration + Self.roundingError else { return timeIsOver }
    let least = profile.swipeDistance * (1 - profile.swipeDistanceDecay * elapsed)
    let widest = profile.swipeSideways * (1 - profile.swipeSidewaysDecay * elapsed)
    var shortest = Double.infinity
    for finger in fingers {
      let motion = motion(of: finger)
      guard motion.along >= -profile.swipeBackward - Self.roundingError else {
        return .fails(
          profile.swipeBackward > 0
            ? GestureReason("went {pt} back, limit {pt}", -motion.along, profile.swipeBackward)
            : GestureReason("went {pt} back", -motion.along))
      }
      guard motion.sideways <= widest + Self.roundingError else {
        return .fails(
          GestureReason("strayed {pt} sideways in {s}, limit {pt}", motion.sideways, elapsed, widest))
      }
      shortest = min(shortest, motion.along)
    }
    // Every finger must have come far enough.
    guard fingers.count == touchesRequired, shortest >= least - Self.roundingError else { return .undecided }
    isRecognized = true
    return .begins(GestureReason("swiped {pt} in {s}, {pt} required", shortest, elapsed, least))
  }

  /// A finger was lifted. // G103
  public mutating func ended(_ identifier: Int) -> TrackerVerdict {
    guard let index = fingers.firstIndex(where: { $0.identifier == identifier }) else { return .undecided }
    let motion = motion(of: fingers.remove(at: index))
    guard !isRecognized else { return .undecided }
    return .fails(GestureReason("lifted after {pt}", max(motion.along, 0)))
  }

  /// The deadline has come. // G103
  public mutating func expire(at time: Double) -> TrackerVerdict {
    guard let due = deadline, time >= due else { return .undecided }
    return timeIsOver
  }

  /// Forgets the attempt, but for where it began.
  public mutating func reset() {
    fingers.removeAll(keepingCapacity: true)
    isMoved = false
    isRecognized = false
  }

  private var timeIsOver: TrackerVerdict { .fails(GestureReason("no swipe within {s}", profile.swipeDuration)) }

  /// How far a finger is from its start along the direction, behind it below zero, and sideways.
  private func motion(of finger: Finger) -> (along: Double, sideways: Double) {
    let x = finger.point.x - finger.start.x
    let y = finger.point.y - finger.start.y
    if directions.contains(.right) || directions.contains(.left) {
      return (along(x, forwards: .right, backwards: .left), abs(y))
    }
    return (along(y, forwards: .down, backwards: .up), abs(x))
  }

  /// A way along an axis: where both of its directions are asked for, neither leads back.
  private func along(_ way: Double, forwards: Directions, backwards: Directions) -> Double {
    guard directions.contains(backwards) else { return way }
    return directions.contains(forwards) ? abs(way) : -way
  }
}
