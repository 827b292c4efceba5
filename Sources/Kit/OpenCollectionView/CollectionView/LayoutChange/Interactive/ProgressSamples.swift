/// The last two values of a number that is set from time to time, which say how fast it is. // T10
struct ProgressSamples {
  private(set) var value: CGFloat
  private var time: Double?
  private var before: (value: CGFloat, time: Double)?

  /// A number that has not changed for as long has no speed any longer, in seconds. Our choice: as fingers on scroll views.
  static let restTime = 0.1

  init(_ value: CGFloat = 0) { self.value = value }

  /// The number is another one. Of several in one instant the last counts.
  mutating func add(_ value: CGFloat, at time: Double) {
    if let last = self.time, last < time { before = (self.value, last) }
    self.value = value
    self.time = time
  }

  /// The number goes on from there without a speed.
  mutating func restart(at value: CGFloat) { self = ProgressSamples(value) }

  /// How fast it is, in units per second.
  func velocity(at now: Double) -> CGFloat {
    guard let time, let before, now - time <= Self.restTime else { return 0 }
    return (value - before.value) / CGFloat(time - before.time)
  }
}
