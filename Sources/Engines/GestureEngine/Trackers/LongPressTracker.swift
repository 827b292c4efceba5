public import Foundation

/// Tells presses from other touches: a number of fingers that come down, after a number of taps, and stay where they are.
///
/// Feed it every touch of the attempt; ask for ``deadline`` after each call and call ``expire(at:)`` then. Once the press
/// has begun the fingers may go anywhere.
public struct LongPressTracker: Sendable {
  /// How long the fingers must stay, in seconds; without a positive time the press begins with the last finger.
  public var minimumDuration: Double
  /// How far their middle may move until the press begins, in points.
  public var allowableMovement: Double
  /// How many taps must come before the press.
  public var tapsRequired = 0
  /// With how many fingers.
  public var touchesRequired = 1
  /// The limits of the taps that come first; those of the press are ``minimumDuration`` and ``allowableMovement``.
  public var profile: InputProfile {
    get { limits.profile }
    set {
      limits.profile = newValue
      taps.profile = newValue
    }
  }

  private var limits: TrackerLimits

  private struct Finger {
    var identifier: Int
    var point: CGPoint
  }

  private var taps: TapTracker
  private var hasTapped = false
  private var fingers: [Finger] = []
  private var start = CGPoint.zero
  private var pressDeadline: Double?
  private var isMoved = false

  /// Tells whether the press has begun.
  public private(set) var isPressing = false

  /// A tracker with the limits of `profile`.
  public init(profile: InputProfile = .finger) {
    limits = TrackerLimits(profile)
    minimumDuration = profile.pressDuration
    allowableMovement = profile.pressMovement
    taps = TapTracker(profile: profile)
  }

  /// Tells whether a finger that is down is followed.
  public func contains(_ identifier: Int) -> Bool {
    isTapping ? taps.contains(identifier) : fingers.contains { $0.identifier == identifier }
  }

  /// How many fingers are down.
  public var fingerCount: Int { isTapping ? taps.fingerCount : fingers.count }

  /// When the press begins, or the attempt fails, if nothing happens, in seconds; nil when it can wait for ever.
  public var deadline: Double? {
    let due = isTapping ? taps.deadline : pressDeadline
    return due?.isFinite == true ? due : nil
  }

  private var isTapping: Bool { tapsRequired > 0 && !hasTapped }

  /// A finger came down.
  public mutating func began(_ identifier: Int, at point: CGPoint, time: Double) -> TrackerVerdict {
    if isTapping {
      taps.tapsRequired = tapsRequired
      taps.touchesRequired = touchesRequired
      return followTaps(taps.began(identifier, at: point, time: time), time: time)
    }
    guard !isPressing else { return .undecided }
    if fingers.isEmpty, let due = pressDeadline, time >= due { return expire(at: time) }
    fingers.append(Finger(identifier: identifier, point: point))
    // G71
    guard fingers.count <= touchesRequired else {
      return .fails(
        GestureReason("{n} fingers came down, {n} required", Double(fingers.count), Double(touchesRequired)))
    }
    pressDeadline = nil
    guard fingers.count == touchesRequired else { return .undecided }
    // G72: the distance counts from here.
    start = middle
    guard minimumDuration > 0 else { return begin() }  // G73
    pressDeadline = time + minimumDuration
    return .undecided
  }

  /// A finger moved; call ``step()`` once all fingers of the event have been told. Places that are not finite are ignored.
  public mutating func moved(_ identifier: Int, to point: CGPoint) -> TrackerVerdict {
    if isTapping { return taps.moved(identifier, to: point) }
    guard point.x.isFinite, point.y.isFinite,
      let index = fingers.firstIndex(where: { $0.identifier == identifier }), fingers[index].point != point
    else { return .undecided }
    fingers[index].point = point
    isMoved = true
    return .undecided
  }

  /// Takes in the moves of one event.
  public mutating func step() -> TrackerVerdict {
    guard isMoved else { return .undecided }
    isMoved = false
    if isPressing { return .changes }
    guard fingers.count == touchesRequired else { return .undecided }
    let distance = hypot(middle.x - start.x, middle.y - start.y)
    guard distance > allowableMovement else { return .undecided }
    return .fails(GestureReason("moved {pt}, limit {pt}", distance, allowableMovement))
  }

  /// A finger was lifted. The first one that is ends the press. // G74
  public mutating func ended(_ identifier: Int, time: Double) -> TrackerVerdict {
    if isTapping { return followTaps(taps.ended(identifier, time: time), time: time) }
    guard let index = fingers.firstIndex(where: { $0.identifier == identifier }) else { return .undecided }
    fingers.remove(at: index)
    if isPressing {
      isPressing = false
      return .ends
    }
    guard let due = pressDeadline else {
      return .fails(
        GestureReason(
          "{n} of {n} fingers were down when the first was lifted", Double(fingers.count + 1), Double(touchesRequired)))
    }
    pressDeadline = nil
    return .fails(GestureReason("lifted after {s}, limit {s}", time - (due - minimumDuration), minimumDuration))
  }

  /// The deadline has come.
  public mutating func expire(at time: Double) -> TrackerVerdict {
    if isTapping { return followTaps(taps.expire(at: time), time: time) }
    guard !isPressing, let due = pressDeadline, time >= due else { return .undecided }
    pressDeadline = nil
    guard !fingers.isEmpty else {
      return .fails(GestureReason("the press did not come within {s}", profile.tapInterval))
    }
    return begin()
  }

  /// Forgets the attempt.
  public mutating func reset() {
    taps.reset()
    hasTapped = false
    fingers.removeAll(keepingCapacity: true)
    pressDeadline = nil
    isPressing = false
    isMoved = false
  }

  private var middle: CGPoint {
    var sum = CGPoint.zero
    for finger in fingers {
      sum.x += finger.point.x
      sum.y += finger.point.y
    }
    let count = CGFloat(max(fingers.count, 1))
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  private mutating func begin() -> TrackerVerdict {
    isPressing = true
    isMoved = false
    return .begins(GestureReason("pressed for {s}", max(minimumDuration, 0)))
  }

  private mutating func followTaps(_ verdict: TrackerVerdict, time: Double) -> TrackerVerdict {
    guard case .begins = verdict else { return verdict }
    hasTapped = true
    pressDeadline = time + profile.tapInterval
    return .undecided
  }
}
