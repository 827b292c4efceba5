#if BrowserHost
import Synchronization

/// The statistics of a server, counted from any thread.
final class ServerCounters: Sendable {
  private let values = Mutex(BrowserServerStatistics())

  var statistics: BrowserServerStatistics { values.withLock { $0 } }

  func update(_ change: (inout BrowserServerStatistics) -> Void) {
    values.withLock { change(&$0) }
  }

  /// Counts a connection in, unless as many as `limit` are open.
  func open(limit: Int) -> Bool {
    values.withLock { values in
      values.connections += 1
      guard values.openConnections < limit else {
        values.connectionsRefused += 1
        return false
      }
      values.openConnections += 1
      return true
    }
  }
}
#endif
