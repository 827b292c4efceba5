public import Foundation

/// Follows two fingers that move apart or together: by what factor their distance has changed, and how fast it changes.
///
/// A tracker that has told ``TrackerVerdict/begins(_:)`` goes on with one finger left: it neither changes nor ends
/// until that one is lifted too, and a finger that comes in its place goes on from the scale that was reached. // G90
public struct PinchTracker: Sendable {
  /// The limits.
  public var profile: InputProfile {
    get { limits.profile }
    set { limits.profile = newValue }
  }

  private var limits: TrackerLimits

  private var pair = FingerPair()
  /// The distance at which the scale is `scaleAtReference`; nil without two fingers.
  private var reference: Double?
  private var scaleAtReference = 1.0
  private var currentScale = 1.0
  private var rate = ChangeRate()
  private(set) var isPinching = false

  /// A change of distance is a difference of roots: one of exactly the limit is the limit all the same.
  private static let roundingError = 1e-9

  /// A tracker with the limits of `profile`.
  public init(profile: InputProfile = .finger) { limits = TrackerLimits(profile) }

  /// How many fingers are followed: two at most.
  public var fingerCount: Int { pair.count }

  /// By what factor the distance has changed since the pinch began, the way to the limit left out.
  ///
  /// Setting it, to a finite number, makes the present distance the one to compare with; the velocity becomes zero. What
  /// is set before the pinch begins does not count: it begins with what is measured. // G91
  public var scale: Double {
    get { currentScale }
    set {
      currentScale = newValue
      scaleAtReference = newValue
      rate.reset()
      if isPinching { reference = pair.distance }
    }
  }

  /// How fast the scale changed last, per second. It is kept while the fingers rest. // G91
  public var velocity: Double { rate.value }

  /// A finger came down. A third is not followed. // G95
  public mutating func began(_ identifier: Int, at point: CGPoint, time: Double) -> TrackerVerdict {
    if pair.contains(identifier) {
      moved(identifier, to: point)
    } else if pair.add(identifier, at: point), pair.count == 2 {
      reference = pair.distance
      scaleAtReference = currentScale
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
    guard pair.takeMoves(), let distance = pair.distance else { return .undecided }
    guard let reference else {
      self.reference = distance
      rate.begin(at: time)
      return .undecided
    }
    guard !isPinching else {
      take(distance / reference, time: time)
      return .changes
    }
    let change = distance - reference
    // Exactly the limit is enough, as measured on iOS 26.1.
    guard abs(change) >= profile.pinchMovement - Self.roundingError else {
      rate.skip(to: time)
      return .undecided
    }
    begin()
    let start = max(reference + copysign(profile.pinchHysteresis, change), FingerPair.smallestDistance)
    self.reference = start
    take(distance / start, time: time)
    return .begins(
      GestureReason(
        "the fingers' distance changed by {pt}, limit {pt}, of which {pt} count", abs(change), profile.pinchMovement,
        abs(distance - start)))
  }

  /// A finger was lifted.
  public mutating func ended(_ identifier: Int) -> TrackerVerdict {
    let distance = pair.distance
    guard pair.remove(identifier) else { return .undecided }
    if isPinching {
      reference = nil
      return pair.count == 0 ? .ends : .undecided
    }
    guard let distance, let reference else {
      return .fails(GestureReason("lifted before a second finger came down"))
    }
    return .fails(
      GestureReason(
        "lifted after the fingers' distance changed by {pt}, limit {pt}", abs(distance - reference),
        profile.pinchMovement))
  }

  /// A trackpad pinched: the scale is multiplied by a factor above zero. The first factor begins, without a limit.
  public mutating func magnified(by factor: Double, time: Double) -> TrackerVerdict {
    guard factor > 0, factor.isFinite else { return .undecided }
    let begins = !isPinching
    if begins { begin() }
    take(factor, of: currentScale, time: time)
    scaleAtReference = currentScale
    // How long the first factor took nobody knows.
    if begins { rate.begin(at: time) }
    return begins ? .begins(GestureReason("a trackpad pinched by {n} %", (factor - 1) * 100)) : .changes
  }

  /// Forgets the attempt.
  public mutating func reset() {
    pair.removeAll()
    reference = nil
    scaleAtReference = 1
    currentScale = 1
    isPinching = false
    rate = ChangeRate()
  }

  private mutating func begin() {
    isPinching = true
    currentScale = 1
    scaleAtReference = 1
  }

  private mutating func take(_ factor: Double, time: Double) { take(factor, of: scaleAtReference, time: time) }

  /// A scale too large or too small to be told leaves the one before.
  private mutating func take(_ factor: Double, of scale: Double, time: Double) {
    let new = scale * factor
    guard new.isNormal else { return }
    rate.add(new - currentScale, at: time)
    currentScale = new
  }
}
