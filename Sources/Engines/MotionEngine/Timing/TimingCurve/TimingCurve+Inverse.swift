extension TimingCurve {
  /// Tells whether the way never goes back, so that every value between 0 and 1 has its time.
  public var isMonotone: Bool {
    // The slope of the way is a quadratic Bézier curve of these three.
    let first = control1y
    let middle = control2y - control1y
    let last = 1 - control2y
    guard first >= 0, last >= 0 else { return false }
    return middle >= -(first * last).squareRoot()
  }

  /// The time at which `value` of the way is done: what ``value(at:)`` is asked with to get it.
  ///
  /// An animation that was scrubbed to a place goes on from there on its own curve. A curve that goes back somewhere (see
  /// ``isMonotone``) comes to some values several times; the answer is one of the times.
  ///
  /// - Parameter value: a part of the way, 0 to 1. What lies outside counts as the nearer end, NaN as 0.
  public func progress(forValue value: Double) -> Double {
    guard value > 0 else { return 0 }
    guard value < 1 else { return 1 }
    return isLinear ? value : min(max(time.value(at: way.parameter(of: value)), 0), 1)
  }
}
