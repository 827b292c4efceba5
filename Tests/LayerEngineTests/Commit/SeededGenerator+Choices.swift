import TestSupport

extension SeededGenerator {
  /// A number from 0 up to `count`, without it.
  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

  /// True once in `count` times.
  mutating func once(in count: Int) -> Bool { below(count) == 0 }
}
