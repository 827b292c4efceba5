import Foundation

/// The way that a wheel or a trackpad has asked for along one axis, and how it is shown.
///
/// What fingers on a trackpad report is shown at once. A notch of a wheel is shown bit by bit: what is left of it falls
/// by e^(−t/0.05 s), a closed form, so that the length of frames has no influence. Notches that follow each other add
/// to what is left. Nothing is added to what was reported: momentum is the system's, which goes on sending reports.
///
/// Distances are points in the direction of the offset, times seconds of any one clock. Distances and times that are
/// no numbers are ignored.
public struct WheelMotion: Sendable, Equatable {
  /// The time in which a notch comes to 63 % of its way, in seconds. Our choice.
  public static let smoothing = 0.05

  /// The rest of a notch, in points, below which it counts as nothing. Our choice: half a pixel of two a point.
  public static let settledDistance = 0.25

  /// After how many reports in a row that are smaller than the one before a trackpad is taken to send momentum, not
  /// the way of fingers. Our choice; browsers do not say which it is.
  public static let momentumReports = 3

  /// By how much, as a factor and in points, a report exceeds the one before where fingers have begun anew. Our choice.
  static let freshFactor = 1.5
  static let freshDistance = 2.0

  /// The shortest and the longest time between reports that a speed is taken from, in seconds. Our choice: the interval
  /// of the fastest displays, and the silence that ends a turning.
  static let intervals = 1.0 / 240...0.1

  /// The sum of what was reported, less what was dropped by ``limitRemainder(to:at:)``.
  public private(set) var asked = 0.0

  /// The velocity of the last report in points per second; 0 before the second one.
  public private(set) var velocity = 0.0

  private var rest = 0.0
  private var restTime = -Double.infinity
  private var lastDistance = 0.0
  private var lastTime = -Double.infinity
  private var shrinkings = 0
  private var isOfSteps = false

  /// A wheel that has not turned.
  public init() {}

  /// The wheel turned.
  ///
  /// - Parameter isStep: true for a notch, which is shown bit by bit.
  public mutating func turn(by distance: Double, at time: Double, isStep: Bool) {
    guard distance.isFinite, time.isFinite else { return }
    let distance = distance.boundedCoordinate()
    if isStep {
      rest = (remainder(at: time) + distance).boundedCoordinate()
      restTime = Swift.max(restTime, time)
    }
    asked = (asked + distance).boundedCoordinate()
    note(distance, at: time)
    isOfSteps = isStep
    if isStep { shrinkings = 0 }
  }

  /// Takes note of a report that moves nothing: momentum that goes on after the content has turned back.
  public mutating func note(_ distance: Double, at time: Double) {
    guard distance.isFinite, time.isFinite, distance != 0 else { return }
    let interval = time - lastTime
    if interval < Self.intervals.lowerBound {
      // Reports of one moment are one report.
      lastDistance = (lastDistance + distance).boundedCoordinate()
      return
    }
    if interval > Self.intervals.upperBound || distance * lastDistance < 0 || abs(distance) > abs(lastDistance) {
      shrinkings = 0
    } else if abs(distance) < abs(lastDistance) {
      shrinkings += 1
    }
    velocity = interval.isFinite ? distance / Swift.min(interval, Self.intervals.upperBound) : 0
    lastDistance = distance
    lastTime = time
  }

  /// How much of the way is not shown yet at `time`, in points.
  public func remainder(at time: Double) -> Double {
    guard rest != 0 else { return 0 }
    let left = rest * exp(-(time > restTime ? time - restTime : 0) / Self.smoothing)
    return abs(left) < Self.settledDistance ? 0 : left
  }

  /// The way that is shown at `time`, in points.
  public func travel(at time: Double) -> Double { asked - remainder(at: time) }

  /// How fast what is left of notches is shown at `time`, in points per second.
  public func velocityOfRemainder(at time: Double) -> Double { remainder(at: time) / Self.smoothing }

  /// How fast the content is asked to move at `time`, in points per second: with notches as they are shown, else as the
  /// last report came, for as long as a turning lasts.
  public func velocity(at time: Double) -> Double {
    let notches = velocityOfRemainder(at: time)
    guard notches == 0, !isOfSteps, time < lastTime + WheelTurn.silence else { return notches }
    return velocity
  }

  /// Drops what is left beyond a range: content that is at its end owes nothing.
  public mutating func limitRemainder(to range: ClosedRange<Double>, at time: Double) {
    let left = remainder(at: time)
    let kept = Swift.min(Swift.max(left, range.lowerBound), range.upperBound)
    guard kept != left else { return }
    asked -= left - kept
    rest = kept
    restTime = Swift.max(restTime, time)
  }

  /// Tells whether the reports are those of momentum that runs out.
  public var isMomentum: Bool { shrinkings >= Self.momentumReports }

  /// Tells whether a report goes on with what was reported before; false for fingers that turn back or begin anew.
  public func goesOn(with distance: Double) -> Bool {
    distance * lastDistance > 0 && abs(distance) <= abs(lastDistance) * Self.freshFactor + Self.freshDistance
  }
}
