/// One turning of a wheel or a trackpad on both axes: all its reports, from the first to a silence.
///
/// Devices do not say when a turning ends, nor what they are. A turning is in steps, as that of a wheel with notches,
/// until a report is too small for a notch; from then on it is a trackpad's, also where momentum reports more than
/// a notch.
public struct WheelTurn: Sendable, Equatable {
  /// How long a turning must be silent to be over, in seconds. Our choice; a wheel on the web does not say so itself.
  public static let silence = 0.1

  /// How long after its last report a turning keeps to the scroll view that it began with, in seconds. Our choice.
  public static let latch = 0.2

  /// Distances of a report in points from which it is a notch of a wheel, and not fingers on a trackpad. Our choice:
  /// browsers report 100 or 120 points a notch.
  public static let notch = 50.0

  /// The way in points on which the direction is decided that a turning is locked to. Our choice: less than that of
  /// a finger, because a trackpad reports no way that was meant otherwise.
  public static let directionThreshold = 4.0

  /// The way along.
  public private(set) var x = WheelMotion()

  /// The way down.
  public private(set) var y = WheelMotion()

  /// Tells whether the turning is that of a wheel with notches.
  public private(set) var isInSteps = true

  /// When the last report came, in seconds; minus infinity before the first.
  public private(set) var lastReport = -Double.infinity

  private enum Direction: Sendable { case undecided, free, across, along }
  private var direction: Direction
  private var withheldX = 0.0
  private var withheldY = 0.0
  private let lockRatio: Double

  /// A turning that has not begun.
  ///
  /// - Parameters:
  ///   - locksDirection: whether a turning that begins in one general direction keeps to it.
  ///   - lockRatio: how many times the smaller component the larger one must be for that.
  public init(locksDirection: Bool = false, lockRatio: Double = ScrollProfile.measured.directionalLockRatio) {
    direction = locksDirection ? .undecided : .free
    self.lockRatio = lockRatio
  }

  /// Takes in a report, in points. What is no number is ignored.
  ///
  /// - Parameter isStep: true if the host says that it is a notch: lines and pages are.
  public mutating func turn(x distanceX: Double, y distanceY: Double, at time: Double, isStep: Bool) {
    guard distanceX.isFinite, distanceY.isFinite, time.isFinite else { return }
    lastReport = Swift.max(lastReport, time)
    let distance = Swift.max(abs(distanceX), abs(distanceY))
    if !isStep, distance > 0, distance < Self.notch { isInSteps = false }
    switch direction {
    case .free: move(distanceX, distanceY, at: time)
    case .across: move(distanceX, 0, at: time)
    case .along: move(0, distanceY, at: time)
    case .undecided: decide(distanceX, distanceY, at: time)
    }
  }

  /// Takes note of a report that moves nothing.
  public mutating func note(x distanceX: Double, y distanceY: Double, at time: Double) {
    guard time.isFinite else { return }
    lastReport = Swift.max(lastReport, time)
    x.note(distanceX, at: time)
    y.note(distanceY, at: time)
  }

  /// Tells whether a report goes on with the turning's larger motion.
  public func goesOn(x distanceX: Double, y distanceY: Double) -> Bool {
    abs(x.asked) > abs(y.asked) ? x.goesOn(with: distanceX) : y.goesOn(with: distanceY)
  }

  /// Tells whether nothing has been reported for ``silence`` seconds.
  public func isSilent(at time: Double) -> Bool { time >= lastReport + Self.silence }

  /// Tells whether all that was asked for is shown.
  public func isSettled(at time: Double) -> Bool { x.remainder(at: time) == 0 && y.remainder(at: time) == 0 }

  /// Drops what is left of notches beyond a range on each axis.
  public mutating func limitRemainders(x rangeX: ClosedRange<Double>, y rangeY: ClosedRange<Double>, at time: Double) {
    x.limitRemainder(to: rangeX, at: time)
    y.limitRemainder(to: rangeY, at: time)
  }

  /// An axis whose content has turned back follows the wheel anew.
  public mutating func renewX() { x = WheelMotion() }

  /// An axis whose content has turned back follows the wheel anew.
  public mutating func renewY() { y = WheelMotion() }

  private mutating func move(_ distanceX: Double, _ distanceY: Double, at time: Double) {
    x.turn(by: distanceX, at: time, isStep: isInSteps)
    y.turn(by: distanceY, at: time, isStep: isInSteps)
  }

  /// Shows nothing until the way says where it goes, then all of it that goes there.
  private mutating func decide(_ distanceX: Double, _ distanceY: Double, at time: Double) {
    withheldX = (withheldX + distanceX).boundedCoordinate()
    withheldY = (withheldY + distanceY).boundedCoordinate()
    let across = abs(withheldX)
    let along = abs(withheldY)
    guard Swift.max(across, along) >= Self.directionThreshold else { return }
    direction = across >= along * lockRatio ? .across : along >= across * lockRatio ? .along : .free
    move(direction == .along ? 0 : withheldX, direction == .across ? 0 : withheldY, at: time)
  }
}
