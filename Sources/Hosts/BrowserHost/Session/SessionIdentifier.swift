#if BrowserHost
/// The 128 random bits by which a page finds its scene again after its connection was lost.
struct SessionIdentifier: Hashable, Sendable {
  var high: UInt64
  var low: UInt64

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// A new one, from the system's generator: who does not know it cannot guess it.
  init() {
    var generator = SystemRandomNumberGenerator()
    high = generator.next()
    // Zero stands for no session.
    low = max(generator.next(), 1)
  }

  var isZero: Bool { high == 0 && low == 0 }
}
#endif
