#if BrowserHost

/// A ``BrowserHost`` that serves. Keep it: when nothing holds it any more, its application can no longer be stopped.
@preconcurrency @MainActor
public final class BrowserServer {
  /// The address to open in a browser, with the token where one is needed.
  public nonisolated let address: String
  /// The port that is listened on.
  public nonisolated let port: Int

  private nonisolated let counters: ServerCounters
  private let backend: PageBackend
  private let time: any ServerTime
  private let serving: Task<Void, Never>

  init(
    _ backend: PageBackend, configuration: BrowserHostConfiguration, time: any ServerTime,
    listener: PageServer.Listener, counters: ServerCounters, policy: RequestPolicy, address: String
  ) {
    let limits = configuration.limits
    var responder = FileResponder(
      files: configuration.files, policy: policy, documents: configuration.documents)
    // Who has started this process asks whether it gets to work.
    if configuration.socketPath != nil { responder.pulse = { @Sendable in await MainActor.run {} } }
    let server = PageServer(listener: listener, responder: responder, limits: limits, counters: counters)
    let servePage = backend.server(limits: limits, time: time, counters: counters)
    port = policy.port
    self.counters = counters
    self.time = time
    self.backend = backend
    self.address = address
    serving = Task.detached {
      // Ends by cancellation only, apart from a listening socket that the system takes away.
      try? await server.run(servePage: servePage)
    }
  }

  /// The processes that show pages, by their numbers in the system, with how many pages or sessions each has; empty unless
  /// ``BrowserHostConfiguration/pagesPerProcess`` is set.
  public var processes: [Int32: Int] {
    get async { if case .workers(let pool) = backend { await pool.processes } else { [:] } }
  }

  /// The counts of the server's work so far.
  public nonisolated var statistics: BrowserServerStatistics { counters.statistics }

  /// Returns when the server has stopped.
  public func waitUntilStopped() async { await serving.value }

  /// Seconds in which a page that is still there has answered. [choice]
  static nonisolated let partingTime = 0.05

  /// Ends all scenes, asks their pages to close, and stops listening. Returns when everything has ended.
  public func stop() async {
    await backend.end()
    await withTaskGroup { [time, counters] group in
      group.addTask { await counters.waitUntilNoPageIsOpen() }
      group.addTask { try? await time.wait(Self.partingTime) }
      await group.next()
      group.cancelAll()
    }
    serving.cancel()
    await serving.value
  }
}
#endif
