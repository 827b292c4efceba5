/// How far the first button fills what a row uncovers: on its way there, or back, from wherever it is. // I78
public struct SwipeTakeOver: Sendable, Hashable {
  private var start = 0.0
  private var target = 0.0
  private var begin = 0.0
  private let duration: Double

  /// A button that fills nothing; it takes `duration` seconds from nothing to all. None, or what is no number, is at once.
  public init(duration: Double) { self.duration = duration.isFinite ? max(duration, 0) : 0 }

  /// Has the button fill everything, or give the room back, from a time on.
  public mutating func set(_ isTakenOver: Bool, at time: Double) {
    let present = share(at: time)
    start = present
    target = isTakenOver ? 1 : 0
    begin = time
  }

  /// Brings it to its end at once.
  public mutating func finish() { start = target }

  /// How much it fills, from 0 to 1.
  public func share(at time: Double) -> Double {
    guard start != target, duration > 0, time.isFinite else { return target }
    let way = max(time - begin, 0) / duration
    return target > start ? min(start + way, target) : max(start - way, target)
  }

  /// Tells whether it is on its way.
  public func isMoving(at time: Double) -> Bool { share(at: time) != target }
}
