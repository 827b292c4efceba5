#if BrowserHost
import FrameClock
import NIOCore
import OpenCollectionView

/// A ``BrowserHost`` that serves. Keep it: when nothing holds it any more, its application can no longer be stopped.
@MainActor
public final class BrowserServer {
  /// The address to open in a browser, with the token where one is needed.
  public nonisolated let address: String
  /// The port that is listened on.
  public nonisolated let port: Int

  private nonisolated let counters: ServerCounters
  private let sessions: PageSessions
  private let alarm: ClockAlarm
  private let serving: Task<Void, Never>

  init(
    application: UIApplication, configuration: BrowserHostConfiguration, listener: PageServer.Listener,
    counters: ServerCounters, token: AccessToken?
  ) {
    let port = PageServer.port(of: listener)
    let clock = HostClock(startingAt: application.clock.now)
    let limits = configuration.limits
    let sessions = PageSessions(
      application: application, configuration: configuration, counters: counters, now: { clock.now })
    let policy = RequestPolicy(
      port: port, host: configuration.host, isLoopback: configuration.isLoopback, token: token)
    let server = PageServer(
      listener: listener, responder: FileResponder(files: PageFiles(title: configuration.title), policy: policy),
      limits: limits, counters: counters)
    self.port = port
    self.counters = counters
    self.sessions = sessions
    let name = configuration.host.contains(":") ? "[\(configuration.host)]" : configuration.host
    address = "http://\(name):\(port)/" + (token.map { "?token=\($0.text)" } ?? "")
    alarm = ClockAlarm(clock: application.clock, now: { clock.now })
    serving = Task.detached {
      // Ends by cancellation only, apart from a listening socket that the system takes away.
      try? await server.run { PageConnection(limits: limits, counters: counters, sessions: sessions) }
    }
  }

  /// What the server has done so far.
  public nonisolated var statistics: BrowserServerStatistics { counters.statistics }

  /// Returns when the server has stopped.
  public func waitUntilStopped() async { await serving.value }

  /// Ends all scenes, asks their pages to close, and stops listening. Returns when everything has ended.
  public func stop() async {
    sessions.endAll()
    alarm.stop()
    // A page that is still there has answered by then.
    try? await Task.sleep(for: .milliseconds(50))
    serving.cancel()
    await serving.value
  }
}
#endif
