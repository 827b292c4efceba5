import Foundation

/// Mixing of single numbers.
enum Lane {
  /// The number part of the way from `start` to `end`. Where the sum would leave the range of numbers it is the end
  /// that is nearer, so that finite numbers never give NaN.
  static func mixed(_ start: Double, _ end: Double, at fraction: Double) -> Double {
    if start == end { return start }
    let sum = start + (end - start) * fraction
    if sum.isFinite { return sum }
    let safe = start * (1 - fraction) + end * fraction
    return safe.isFinite ? safe : (fraction < 0.5 ? start : end)
  }
}
