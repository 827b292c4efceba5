/// How fast a number changes, measured and smoothed as the velocity of a pan is: the first segment counts as it is,
/// later ones are weighed with the one before. The filter of devices is not known. Our choice.
struct ChangeRate: Sendable {
  /// How fast the number changed last, per second. It is kept while nothing is told.
  private(set) var value = 0.0

  private var latest: Double?
  private var start: Double?
  /// Change since `start` that no segment holds yet.
  private var unmeasured = 0.0

  /// The number changed, or was seen not to.
  mutating func add(_ change: Double, at time: Double) {
    guard let start else { return begin(at: time) }
    unmeasured += change
    let duration = time - start
    guard duration >= PanTracker.shortestSegment, duration.isFinite else { return }
    let segment = unmeasured / duration
    guard segment.isFinite else { return begin(at: time) }
    let weight = PanTracker.latestSegmentWeight
    value = weight * segment + (1 - weight) * (latest ?? segment)
    latest = segment
    unmeasured = 0
    self.start = time
  }

  /// Segments are counted from now on; those before are forgotten, the value is not.
  mutating func begin(at time: Double) {
    latest = nil
    unmeasured = 0
    start = time.isFinite ? time : nil
  }

  /// Leaves out the changes until now, unless they are too short to be told from those that follow.
  mutating func skip(to time: Double) {
    if let start, time - start < PanTracker.shortestSegment { return }
    begin(at: time)
  }

  /// The value is zero, and changes count from the last time that was told.
  mutating func reset() {
    value = 0
    latest = nil
    unmeasured = 0
  }
}
