extension Double {
  /// Longest coordinate the engine computes with, in points. Far beyond any content, small enough that no product of
  /// two inputs overflows; a range without an end (`.infinity`) is cut here.
  static let longestCoordinate = 1e12

  /// Greatest speed the engine computes with, in points per second. Ten thousand times what a finger reaches.
  static let greatestSpeed = 1e8

  /// The value cut to plus or minus `limit`; infinities are cut too, NaN becomes `fallback`.
  func bounded(by limit: Double, orNaN fallback: Double) -> Double {
    isNaN ? fallback : Swift.min(Swift.max(self, -limit), limit)
  }

  /// The value cut to the coordinates the engine computes with; NaN becomes `fallback`.
  func boundedCoordinate(orNaN fallback: Double = 0) -> Double {
    bounded(by: .longestCoordinate, orNaN: fallback)
  }

  /// The value as a velocity. NaN and the infinities say nothing about a finger and become 0.
  var boundedVelocity: Double {
    isFinite ? bounded(by: .greatestSpeed, orNaN: 0) : 0
  }
}
