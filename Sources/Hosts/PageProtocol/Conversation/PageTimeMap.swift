/// Carries moments from a page's clock over to the application's. All times are seconds.
///
/// The two clocks differ by an offset, and messages travel for a while. The message that travelled the shortest shows
/// the offset best, so the smallest difference of arrival and sending is kept.
package struct PageTimeMap {
  /// How fast the offset may grow again, so that a page's clock which runs slower is followed: 200 millionths, twice
  /// what the quartz of a computer is off by.
  static let drift = 0.000_2
  /// A page this much later than expected, in seconds, was asleep with its clock standing: it is followed at once.
  static let jump = 1.0
  /// Events older than this, in seconds, are taken for this old.
  static let oldest = 2.0

  private var offset: Double?
  private var lastArrival = 0.0

  package init() {}

  /// Notes that a message sent at `sent` on the page's clock came at `arrival` on the application's.
  package mutating func note(sent: Double, arrival: Double) {
    let seen = arrival - sent
    defer { lastArrival = arrival }
    guard let known = offset else {
      offset = seen
      return
    }
    let relaxed = known + max(arrival - lastArrival, 0) * Self.drift
    offset = seen - relaxed > Self.jump ? seen : min(seen, relaxed)
  }

  /// The moment on the application's clock, never after `now`.
  package func applicationTime(of pageTime: Double, now: Double) -> Double {
    guard let offset else { return now }
    return min(max(pageTime + offset, now - Self.oldest), now)
  }
}
