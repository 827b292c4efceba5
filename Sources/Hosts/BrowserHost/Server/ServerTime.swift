#if BrowserHost
import NIOCore

/// The time that a server's limits go by. Tests have one that they move.
protocol ServerTime: Sendable {
  /// Seconds since a moment that is the same for all who ask.
  var now: Double { get }

  /// Has a loop do something after so many seconds, unless that is cancelled.
  func schedule(after seconds: Double, on loop: any EventLoop, _ work: @escaping @Sendable () -> Void) -> ServerAlarm

  /// Returns after so many seconds; throws when the task is cancelled.
  func wait(_ seconds: Double) async throws
}

/// A task that a server is going to do, and can cancel.
struct ServerAlarm: Sendable {
  let cancel: @Sendable () -> Void
}
#endif
