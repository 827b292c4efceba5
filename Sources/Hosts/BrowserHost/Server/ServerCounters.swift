#if BrowserHost
import Synchronization

/// The statistics of a server, counted from any thread.
final class ServerCounters: Sendable {
  private struct State {
    var values = BrowserServerStatistics()
    /// Those who wait until no page is open.
    var waiting: [AsyncStream<Never>.Continuation] = []
  }

  private let state = Mutex(State())

  var statistics: BrowserServerStatistics { state.withLock { $0.values } }

  func update(_ change: (inout BrowserServerStatistics) -> Void) {
    let released = state.withLock { state -> [AsyncStream<Never>.Continuation] in
      change(&state.values)
      guard state.values.openPages == 0, !state.waiting.isEmpty else { return [] }
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in released { continuation.finish() }
  }

  /// Returns when no page is open, or when the task is cancelled.
  func waitUntilNoPageIsOpen() async {
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    let isOpen = state.withLock { state in
      if state.values.openPages > 0 { state.waiting.append(continuation) }
      return state.values.openPages > 0
    }
    guard isOpen else { return }
    for await _ in stream {}
  }
}
#endif
