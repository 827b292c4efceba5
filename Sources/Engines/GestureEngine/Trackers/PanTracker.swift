public import Foundation

/// Follows fingers that drag: how far they have moved together, and how fast.
///
/// The distance that tells a pan from a rest is taken out once, in the direction of the motion, so that what follows
/// the fingers starts without a jump. // G82
public struct PanTracker: Sendable {
  /// How many fingers must be down for a pan to begin.
  public var minimumTouches = 1
  /// How many may be down when it begins.
  public var maximumTouches = Int.max
  /// The limits.
  public var profile: InputProfile {
    get { limits.profile }
    set { limits.profile = newValue }
  }

  private var limits: TrackerLimits

  private struct Finger {
    var identifier: Int
    var point: CGPoint
    var pending: CGPoint

    var hasPlace: Bool { point.x.isFinite && point.y.isFinite }
  }

  private var fingers: [Finger] = []
  private var travel = CGPoint.zero
  private var segments = (last: CGPoint.zero, before: CGPoint.zero)
  private var lastTime: Double?
  /// Motion since `lastTime` that no segment holds yet.
  private var unmeasured = CGPoint.zero
  private(set) var isPanning = false
  /// How many fingers have been down at once.
  private var mostFingers = 0

  /// How far the fingers have moved since the first came down, the limit included; never set by a program.
  public private(set) var path = CGPoint.zero

  /// How far the fingers have moved since the pan began, in points; may be set. // G84
  public var translation = CGPoint.zero

  /// How fast the fingers moved last, in points per second. It is kept while they rest. // G85
  public private(set) var velocity = CGPoint.zero

  /// How much of the latest segment counts for the velocity; the rest is the one before. Our choice. // G85
  public static let latestSegmentWeight = 0.75

  /// Segments shorter than this many seconds are joined with the next. Our choice. // G85
  public static let shortestSegment = 0.001

  /// Travel is a sum of moves, each rounded: ten moves of a tenth of the limit are the limit all the same.
  private static let roundingError = 1e-9

  /// A tracker with the limits of `profile`.
  public init(profile: InputProfile = .finger) { limits = TrackerLimits(profile) }

  /// How many fingers are down.
  public var fingerCount: Int { fingers.count }

  /// The motion so far, without regard to the limit that a pan must pass: the direction in which it would begin.
  ///
  /// It goes on while the fingers pan, and setting the translation does not change it.
  public var motion: CGPoint { travel }

  /// A finger came down.
  public mutating func began(_ identifier: Int, at point: CGPoint, time: Double) -> TrackerVerdict {
    fingers.append(Finger(identifier: identifier, point: point, pending: point))
    mostFingers = max(mostFingers, fingers.count)
    if lastTime == nil { lastTime = time }
    if !isPanning, fingers.count > maximumTouches {
      return .fails(
        GestureReason("{n} fingers came down, at most {n} pan", Double(fingers.count), Double(maximumTouches)))
    }
    return .undecided
  }

  /// A finger moved; call ``step(time:)`` once all fingers of the event have been told.
  ///
  /// A place that is not finite is ignored, and a finger that came down on one counts from its first place that is.
  public mutating func moved(_ identifier: Int, to point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite else { return }
    guard let index = fingers.firstIndex(where: { $0.identifier == identifier }) else { return }
    fingers[index].pending = point
    if !fingers[index].hasPlace { fingers[index].point = point }
  }

  /// Takes in the moves of one event at `time`.
  public mutating func step(time: Double) -> TrackerVerdict {
    var delta = CGPoint.zero
    var anyMoved = false
    for index in fingers.indices where fingers[index].hasPlace && fingers[index].pending != fingers[index].point {
      anyMoved = true
      delta.x += fingers[index].pending.x - fingers[index].point.x
      delta.y += fingers[index].pending.y - fingers[index].point.y
      fingers[index].point = fingers[index].pending
    }
    guard anyMoved else { return .undecided }
    // The middle of the fingers moves by the mean of their moves; a finger that comes or goes moves nothing. // G86
    delta.x /= CGFloat(fingers.count)
    delta.y /= CGFloat(fingers.count)
    path.x += delta.x
    path.y += delta.y
    measure(delta, time: time)
    // What fewer fingers than required do neither begins a pan nor moves it. // G80
    guard fingers.count >= minimumTouches else { return .undecided }
    travel.x += delta.x
    travel.y += delta.y
    guard !isPanning else {
      translation.x += delta.x
      translation.y += delta.y
      return .changes
    }
    let distance = hypot(travel.x, travel.y)
    // Exactly the limit is enough, as measured on iOS 26.1.
    guard distance >= profile.panMovement - Self.roundingError, distance > 0 else { return .undecided }
    isPanning = true
    let rest = max(distance - profile.panMovement, 0) / distance
    translation = CGPoint(x: travel.x * rest, y: travel.y * rest)
    return .begins(GestureReason("moved {pt}, limit {pt}", distance, profile.panMovement))
  }

  /// A finger was lifted.
  public mutating func ended(_ identifier: Int) -> TrackerVerdict {
    guard let index = fingers.firstIndex(where: { $0.identifier == identifier }) else { return .undecided }
    fingers.remove(at: index)
    guard fingers.isEmpty else { return .undecided }
    guard !isPanning else { return .ends }
    guard mostFingers >= minimumTouches else {
      return .fails(GestureReason("{n} of {n} fingers came down", Double(mostFingers), Double(minimumTouches)))
    }
    return .fails(GestureReason("lifted after {pt}, limit {pt}", hypot(travel.x, travel.y), profile.panMovement))
  }

  /// A wheel or a trackpad scrolled, with no finger on the screen: nobody scrolls by accident, so any distance begins a
  /// pan, and all of it counts. Our choice. // G89
  ///
  /// - Parameter distance: how far what is panned moves, in points.
  public mutating func scrolled(by distance: CGPoint, time: Double) -> TrackerVerdict {
    guard fingers.isEmpty, distance.x.isFinite, distance.y.isFinite, distance != .zero else { return .undecided }
    path.x += distance.x
    path.y += distance.y
    travel.x += distance.x
    travel.y += distance.y
    translation.x += distance.x
    translation.y += distance.y
    // How long the first distance took nobody knows.
    if lastTime == nil { lastTime = time } else { measure(distance, time: time) }
    guard !isPanning else { return .changes }
    isPanning = true
    return .begins(GestureReason("scrolled {pt}", hypot(distance.x, distance.y)))
  }

  /// The wheel or trackpad is silent.
  public mutating func scrollingEnded() -> TrackerVerdict { isPanning ? .ends : .fails("it stopped scrolling") }

  /// Forgets how fast the fingers moved, as setting the translation does. // G84
  public mutating func resetVelocity() {
    velocity = .zero
    segments = (.zero, .zero)
    unmeasured = .zero
  }

  /// Forgets the attempt.
  public mutating func reset() {
    fingers.removeAll(keepingCapacity: true)
    mostFingers = 0
    travel = .zero
    path = .zero
    translation = .zero
    lastTime = nil
    isPanning = false
    resetVelocity()
  }

  private mutating func measure(_ delta: CGPoint, time: Double) {
    guard let last = lastTime, delta != .zero else { return }
    unmeasured.x += delta.x
    unmeasured.y += delta.y
    let duration = time - last
    guard duration >= Self.shortestSegment, duration.isFinite else { return }
    lastTime = time
    segments.before = segments.last
    segments.last = CGPoint(x: unmeasured.x / duration, y: unmeasured.y / duration)
    unmeasured = .zero
    let weight = Self.latestSegmentWeight
    let before = segments.before == .zero ? segments.last : segments.before
    velocity = CGPoint(
      x: weight * segments.last.x + (1 - weight) * before.x, y: weight * segments.last.y + (1 - weight) * before.y)
  }
}
