/// One coordinate of a cubic Bézier curve whose ends are 0 and 1: ((a·s + b)·s + c)·s.
struct UnitCubic: Hashable, Sendable {
  private let a: Double
  private let b: Double
  private let c: Double

  /// - Parameters:
  ///   - first: the coordinate of the first control point.
  ///   - second: that of the second.
  init(_ first: Double, _ second: Double) {
    c = 3 * first
    b = 3 * (second - first) - c
    a = 1 - c - b
  }

  func value(at parameter: Double) -> Double {
    ((a * parameter + b) * parameter + c) * parameter
  }

  /// The parameter at which a coordinate that never falls has `value`, which lies between 0 and 1.
  ///
  /// Newton's steps, and a bisection wherever one would leave the interval that the answer is known to lie in. It goes
  /// on until the parameter is known, and not only until the value is near enough: on a curve that stands upright an
  /// error of 1e-9 in time would be one of 1e-3 in the way.
  func parameter(of value: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var parameter = value
    // A bisection alone would be done after 53 steps; curves in use take four or five of Newton's.
    for _ in 0..<100 {
      let error = self.value(at: parameter) - value
      if error == 0 { return parameter }
      if error > 0 { high = parameter } else { low = parameter }
      let slope = (3 * a * parameter + 2 * b) * parameter + c
      var next = parameter - error / slope
      // Also where the slope is 0, and the step infinite or NaN.
      if !(next > low && next < high) { next = low + (high - low) / 2 }
      let step = abs(next - parameter)
      parameter = next
      if step < Self.shortestStep { break }
    }
    return parameter
  }

  /// The step after which the search ends. What it leaves out is far smaller: Newton's steps shrink with their square.
  /// Our choice, a tenth of the 1e-9 that answers are good for.
  private static let shortestStep = 1e-10
}
