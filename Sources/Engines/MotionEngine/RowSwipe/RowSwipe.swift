/// The law of a row that is swiped to the side: how far it uncovers its buttons for the way of a finger, whether the first of them
/// takes over, and what becomes of it when it is let go.
///
/// Lengths are in points and count from where the row is closed, positive towards where it uncovers its buttons; times are in
/// seconds. Nothing in it knows left or right. // I72-I78
public struct RowSwipe: Sendable, Hashable {
  /// The answer of a row that is let go.
  public enum Release: Sendable, Hashable {
    /// It closes.
    case closes
    /// It stays open, with its buttons at their own lengths.
    case opens
    /// Its first action is performed.
    case performs
  }

  /// The length of the row.
  public let length: Double
  /// How much is uncovered while the row is open.
  public let openLength: Double
  /// Tells whether the first action can take over.
  public var takesOver: Bool
  /// The numbers that it goes by.
  public let profile: SwipeProfile
  /// How much is uncovered; negative where the row is pulled the other way.
  public private(set) var offset = 0.0
  /// Tells whether the first action has taken over.
  public private(set) var isTakenOver = false
  /// The place that the finger gives the row, without bands.
  private var pull = 0.0
  /// The same when the finger came.
  private var start = 0.0
  private var settling: Settling?

  private struct Settling: Hashable {
    var start: Double
    var target: Double
    var velocity: Double
    var rate: Double
    var begin: Double
    var duration = 0.0

    var spring: CriticalSpring { CriticalSpring(displacement: start - target, velocity: velocity, rate: rate) }
  }

  /// A closed row.
  ///
  /// - Parameters:
  ///   - length: of the row; what is no number, or less than nothing, counts as 0.
  ///   - openLength: how much of it is uncovered while it is open; as long as the row at most.
  ///   - takesOver: whether the first action is performed where the row is swiped far.
  public init(length: Double, openLength: Double, takesOver: Bool, profile: SwipeProfile = SwipeProfile()) {
    self.length = length.isFinite ? max(length, 0) : 0
    self.openLength = openLength.isFinite ? min(max(openLength, 0), self.length) : 0
    self.takesOver = takesOver
    self.profile = profile
  }

  /// How much is uncovered when the first action takes over; never less than while the row is open.
  public var takeOverLength: Double { max(length * profile.takeOverShare, openLength) }

  /// Tells whether the row moves by itself.
  public var isMoving: Bool { settling != nil }

  /// The place of the row, or the one at which it is going to come to rest.
  public var restingOffset: Double { settling?.target ?? offset }

  /// How fast the row moves by itself, in points per second.
  public func velocity(at time: Double) -> Double {
    guard let settling, time - settling.begin < settling.duration else { return 0 }
    return settling.spring.velocity(at: max(time - settling.begin, 0))
  }

  // MARK: Under a finger

  /// A finger takes hold of the row where it stands.
  public mutating func begin() {
    settling = nil
    pull = pull(showing: offset)
    start = pull
  }

  /// The finger has gone a way since it took hold: the row follows it as far as there is something to uncover, and gives way by
  /// the rubber band beyond. A way that is no number changes nothing.
  ///
  /// - Returns: whether the first action has taken over just now, or has given the room back.
  @discardableResult public mutating func drag(by way: Double) -> Bool {
    guard way.isFinite else { return false }
    settling = nil
    pull = (start + way).bounded(by: 1e6, orNaN: 0)
    offset = shown(pull)
    let before = isTakenOver
    isTakenOver = takesOver && offset >= takeOverLength && length > 0
    return isTakenOver != before
  }

  /// The answer of the row if the finger let it go now.
  ///
  /// - Parameter velocity: of the finger, in points per second, positive towards what is uncovered.
  public func release(velocity: Double) -> Release {
    if isTakenOver { return .performs }
    guard openLength > 0, offset > 0 else { return .closes }
    if velocity >= profile.decisiveSpeed { return .opens }
    if velocity <= -profile.decisiveSpeed { return .closes }
    return offset > openLength * profile.openingShare ? .opens : .closes
  }

  private var band: RubberBand { RubberBand(length: length, coefficient: profile.bandCoefficient) }

  /// How far the row follows by itself: all the way where its first action can take over.
  private var reach: Double { takesOver ? length : openLength }

  private func shown(_ pull: Double) -> Double {
    if pull < 0 { return band.shown(forPull: pull) }
    return pull <= reach ? pull : reach + band.shown(forPull: pull - reach)
  }

  private func pull(showing offset: Double) -> Double {
    let found =
      offset < 0
      ? band.pull(forShown: offset) : offset <= reach ? offset : reach + band.pull(forShown: offset - reach)
    return found.bounded(by: 1e6, orNaN: 0)
  }

  // MARK: By itself

  /// Has the row go to a place by itself, beginning with a velocity in points per second.
  public mutating func settle(to target: Double, velocity: Double, at time: Double) {
    let target = target.isFinite ? target : 0
    var settling = Settling(
      start: offset, target: target, velocity: velocity.bounded(by: profile.greatestSpeed, orNaN: 0),
      rate: profile.settlingRate, begin: time)
    settling.duration = settling.spring.lastTime(beyond: profile.rest)
    guard settling.duration > 0, time.isFinite else { return put(at: target) }
    self.settling = settling
  }

  /// Puts the row somewhere at once.
  public mutating func put(at offset: Double) {
    settling = nil
    self.offset = offset.isFinite ? offset : 0
  }

  /// Has the first action take over, or give the room back, wherever the row stands.
  public mutating func setTakenOver(_ isTakenOver: Bool) { self.isTakenOver = isTakenOver }

  /// Brings a row that moves by itself to where it is at a time.
  ///
  /// - Returns: whether it still moves.
  @discardableResult public mutating func step(to time: Double) -> Bool {
    guard let settling else { return false }
    guard time - settling.begin < settling.duration else {
      offset = settling.target
      self.settling = nil
      return false
    }
    offset = settling.target + settling.spring.displacement(at: max(time - settling.begin, 0))
    return true
  }
}
