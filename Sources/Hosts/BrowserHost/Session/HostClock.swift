#if BrowserHost
/// The machine's steady clock, counted on from where an application's clock stood.
struct HostClock: Sendable {
  private let start = ContinuousClock.now
  private let startTime: Double

  init(startingAt startTime: Double) {
    self.startTime = startTime
  }

  /// Seconds on the application's clock.
  var now: Double {
    let passed = start.duration(to: .now).components
    return startTime + Double(passed.seconds) + Double(passed.attoseconds) * 1e-18
  }
}
#endif
