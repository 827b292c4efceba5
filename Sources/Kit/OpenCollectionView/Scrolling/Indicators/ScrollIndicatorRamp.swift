/// A number of a scroll indicator on its way to another: how much of the bar is seen, or how thick it is.
struct ScrollIndicatorRamp: Equatable {
  private var start = 0.0
  private var duration = 0.0
  private var from: CGFloat
  private(set) var end: CGFloat

  /// A number at rest.
  init(_ value: CGFloat) {
    from = value
    end = value
  }

  /// Tells whether it is where it was put, and not on its way or arrived.
  var isResting: Bool { duration == 0 }

  /// Is at once, and stays, what is given.
  mutating func rest(at value: CGFloat) { self = ScrollIndicatorRamp(value) }

  /// Goes from where it is at a time to a number, evenly.
  mutating func go(to value: CGFloat, at time: Double, in seconds: Double) {
    guard value != end else { return }
    from = self.value(at: time)
    end = value
    start = time
    duration = seconds
  }

  /// The number at a time.
  func value(at time: Double) -> CGFloat {
    guard time < start + duration else { return end }
    return from + (end - from) * CGFloat(max(0, time - start) / duration)
  }

  /// Tells whether it goes on after a time.
  func isUnderWay(at time: Double) -> Bool { time < start + duration }
}
