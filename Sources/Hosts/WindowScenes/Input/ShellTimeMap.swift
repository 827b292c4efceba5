/// Carries moments from a shell's clock over to the application's. All times are seconds.
///
/// The clock of a device may stand, jump or run at another rate, and reports are under way for a while. The report that came the
/// soonest shows the difference of the clocks best.
package struct ShellTimeMap: Sendable {
  /// How fast the difference may grow again: 200 millionths, twice what the quartz of a computer is off by.
  package static let drift = 0.000_2
  /// A report this much later or earlier than expected, in seconds, is one of a clock that has jumped: it is followed at once.
  package static let jump = 1.0
  /// Reports older than this, in seconds, are taken for this old. [choice]
  package static let oldest = 0.5

  private var difference: Double?
  private var lastArrival = 0.0
  private var lastAnswer = -Double.infinity

  /// A map that knows nothing yet.
  package init() {}

  /// The moment on the application's clock: never after `now`, and never before one that was answered before.
  package mutating func applicationTime(of time: Double, now: Double) -> Double {
    guard time.isFinite else {
      lastAnswer = max(lastAnswer, now)
      return lastAnswer
    }
    let seen = now - time
    if let known = difference, abs(seen - known) <= Self.jump {
      difference = min(seen, known + max(now - lastArrival, 0) * Self.drift)
    } else {
      difference = seen
    }
    lastArrival = now
    let mapped = time + (difference ?? seen)
    let answer = min(max(mapped, now - Self.oldest), now)
    lastAnswer = min(max(answer, lastAnswer), max(now, lastAnswer))
    return lastAnswer
  }
}
