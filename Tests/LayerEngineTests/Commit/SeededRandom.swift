/// The same random numbers in every run: a 64-bit linear congruential step whose high bits are folded down.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let folded = (state ^ state >> 29) &* 0xBF58_476D_1CE4_E5B9
    return folded ^ folded >> 32
  }

  /// A number from 0 up to `count`, without it.
  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

  /// True once in `count` times.
  mutating func once(in count: Int) -> Bool { below(count) == 0 }
}
