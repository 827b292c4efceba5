#if BrowserHost
import Synchronization

/// The statistics of a server, counted from any thread.
final class ServerCounters: Sendable {
  private let values = Mutex(BrowserServerStatistics())

  var statistics: BrowserServerStatistics { values.withLock { $0 } }

  func update(_ change: (inout BrowserServerStatistics) -> Void) {
    values.withLock { change(&$0) }
  }
}
#endif
