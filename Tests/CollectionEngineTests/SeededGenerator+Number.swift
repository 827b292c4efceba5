import TestSupport

extension SeededGenerator {
  /// A multiple of `step` in `range`.
  mutating func number(in range: ClosedRange<Int>, step: Double = 1) -> Double {
    Double(Int.random(in: range, using: &self)) * step
  }
}
