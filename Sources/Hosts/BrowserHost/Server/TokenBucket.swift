#if BrowserHost
/// A bound on a rate: it fills steadily, and what is taken must be in it.
struct TokenBucket {
  private let capacity: Double
  private let rate: Double
  private var level: Double
  private var filledAt: Double

  /// A full bucket. `rate` is per second, and what may be taken at once.
  init(rate: Int, now: Double) {
    capacity = Double(rate)
    self.rate = Double(rate)
    level = Double(rate)
    filledAt = now
  }

  /// Takes `amount` out; answers false, and takes nothing, when there is not as much.
  mutating func take(_ amount: Int, now: Double) -> Bool {
    level = min(capacity, level + max(now - filledAt, 0) * rate)
    filledAt = now
    guard level >= Double(amount) else { return false }
    level -= Double(amount)
    return true
  }
}
#endif
