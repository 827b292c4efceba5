import Foundation

/// The bare law of a critically damped spring around zero: x = (a + b·t)·e^(−ω·t).
struct CriticalSpring {
  let rate: Double
  private let start: Double
  private let slope: Double

  init(displacement: Double, velocity: Double, rate: Double) {
    self.rate = rate
    start = displacement
    slope = velocity + rate * displacement
  }

  func displacement(at time: Double) -> Double {
    (start + slope * time) * exp(-rate * time)
  }

  func velocity(at time: Double) -> Double {
    (slope - rate * (start + slope * time)) * exp(-rate * time)
  }

  /// The spring passes through zero once at most, and only if it is thrown back hard enough.
  var timeOfCrossing: Double? {
    guard start != 0, slope != 0 else { return nil }
    let time = -start / slope
    return time > 0 ? time : nil
  }

  /// The last instant at which the distance from zero is still `distance`; 0 if it never is.
  ///
  /// The distance falls for good from the turning point on, and from the beginning to the crossing. The instant lies
  /// on the first of these two slopes, taken from the end, that begins farther out than `distance`.
  func lastTime(beyond distance: Double) -> Double {
    // By then e^(−ω·t) is 0 in a double, whatever it is multiplied with.
    let horizon = 1000 / rate
    let turn = slope == 0 ? 0 : Swift.min(Swift.max(0, 1 / rate - start / slope), horizon)
    if abs(displacement(at: turn)) > distance {
      var late = turn + 1 / rate
      while abs(displacement(at: late)) > distance { late += (late - turn) }
      return instant(of: distance, from: turn, to: late)
    }
    guard let crossing = timeOfCrossing, abs(start) > distance else { return 0 }
    return instant(of: distance, from: 0, to: Swift.min(crossing, horizon))
  }

  /// Bisection between an instant farther out than `distance` and one nearer; exact to the last bits of a double.
  private func instant(of distance: Double, from early: Double, to late: Double) -> Double {
    var early = early
    var late = late
    while true {
      let middle = early + (late - early) / 2
      guard middle > early, middle < late else { return late }
      if abs(displacement(at: middle)) > distance { early = middle } else { late = middle }
    }
  }
}
