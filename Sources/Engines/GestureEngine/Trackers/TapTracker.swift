public import Foundation

/// Tells taps from other touches: a number of fingers that come down and lift again, a number of times in a row.
///
/// Feed it every touch of the attempt; ask for ``deadline`` after each call and call ``expire(at:)`` then.
public struct TapTracker: Sendable {
  /// How many taps in a row are needed.
  public var tapsRequired = 1
  /// With how many fingers.
  public var touchesRequired = 1
  /// The limits.
  public var profile: InputProfile {
    get { limits.profile }
    set { limits.profile = newValue }
  }

  private var limits: TrackerLimits

  /// Times of reports are sums, each rounded: one that comes at a limit, to the microsecond, keeps to it.
  private static let roundingError = 1e-6

  private struct Finger {
    var identifier: Int
    var start: CGPoint
  }

  private var fingers: [Finger] = []
  private var tapsDone = 0
  private var fingersOfTap = 0
  private var tapStart = 0.0
  private var startSum = CGPoint.zero

  /// The place of the first tap: the middle of its fingers, in the coordinates of the samples.
  public private(set) var location: CGPoint?

  /// When the attempt fails if nothing happens, in seconds; nil when it can wait for ever.
  public private(set) var deadline: Double?

  /// A tracker with the limits of `profile`.
  public init(profile: InputProfile = .finger) { limits = TrackerLimits(profile) }

  /// Tells whether a finger that is down is followed.
  public func contains(_ identifier: Int) -> Bool { fingers.contains { $0.identifier == identifier } }

  /// How many fingers are down.
  public var fingerCount: Int { fingers.count }

  /// A finger came down.
  public mutating func began(_ identifier: Int, at point: CGPoint, time: Double) -> TrackerVerdict {
    if let verdict = verdictOfMissedDeadline(at: time) { return verdict }
    if fingers.isEmpty {
      fingersOfTap = 0
      tapStart = time
      startSum = .zero
      deadline = time + profile.tapDuration
    } else if fingersOfTap < touchesRequired, time - tapStart > profile.tapFingerInterval {
      return .fails(
        GestureReason(
          "a finger came down {s} after the first, limit {s}", time - tapStart, profile.tapFingerInterval))
    }
    fingers.append(Finger(identifier: identifier, start: point))
    fingersOfTap += 1
    startSum.x += point.x
    startSum.y += point.y
    if tapsDone == 0 {
      location = CGPoint(x: startSum.x / CGFloat(fingersOfTap), y: startSum.y / CGFloat(fingersOfTap))
    }
    if fingersOfTap > touchesRequired {
      return .fails(
        GestureReason("{n} fingers came down, {n} required", Double(fingersOfTap), Double(touchesRequired)))
    }
    return .undecided
  }

  /// A finger moved.
  public mutating func moved(_ identifier: Int, to point: CGPoint) -> TrackerVerdict {
    guard let finger = fingers.first(where: { $0.identifier == identifier }) else { return .undecided }
    let distance = hypot(point.x - finger.start.x, point.y - finger.start.y)
    guard distance > profile.tapMovement else { return .undecided }
    return .fails(GestureReason("moved {pt}, limit {pt}", distance, profile.tapMovement))
  }

  /// A finger was lifted.
  public mutating func ended(_ identifier: Int, time: Double) -> TrackerVerdict {
    guard let index = fingers.firstIndex(where: { $0.identifier == identifier }) else { return .undecided }
    if let verdict = verdictOfMissedDeadline(at: time) { return verdict }
    if profile.tapMinimumDuration > 0, time - tapStart < profile.tapMinimumDuration - Self.roundingError {
      return .fails(GestureReason("touched for {s}, {s} required", time - tapStart, profile.tapMinimumDuration))
    }
    fingers.remove(at: index)
    if fingersOfTap < touchesRequired {
      return .fails(
        GestureReason(
          "{n} of {n} fingers were down when the first was lifted", Double(fingersOfTap), Double(touchesRequired)))
    }
    guard fingers.isEmpty else { return .undecided }
    tapsDone += 1
    guard tapsDone < tapsRequired else {
      deadline = nil
      return .begins(tapsRequired == 1 ? "tapped" : GestureReason("tapped {n} times", Double(tapsRequired)))
    }
    deadline = time + profile.tapInterval
    return .undecided
  }

  /// The deadline has come.
  public mutating func expire(at time: Double) -> TrackerVerdict {
    // A deadline that is not a number comes from a sample whose time is none: it must not be waited for.
    guard let due = deadline, !(time < due) else { return .undecided }
    deadline = nil
    return fingers.isEmpty
      ? .fails(
        GestureReason(
          "tap {n} of {n} did not come within {s}", Double(tapsDone + 1), Double(tapsRequired), profile.tapInterval))
      : .fails(GestureReason("held for {s}", profile.tapDuration))
  }

  /// A sample may overtake the call that its deadline asked for: the times decide, not the order of the calls.
  private mutating func verdictOfMissedDeadline(at time: Double) -> TrackerVerdict? {
    guard let due = deadline, time >= due else { return nil }
    return expire(at: time)
  }

  /// Forgets the attempt.
  public mutating func reset() {
    fingers.removeAll(keepingCapacity: true)
    tapsDone = 0
    fingersOfTap = 0
    location = nil
    deadline = nil
  }
}
