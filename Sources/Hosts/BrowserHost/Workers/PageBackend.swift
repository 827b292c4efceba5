#if BrowserHost
import FrameClock
import OpenCollectionView

/// The applications that show the pages of a server.
@MainActor
enum PageBackend {
  /// An application in this process.
  case application(PageSessions, ClockAlarm?)
  /// Applications in processes of their own.
  case workers(WorkerPool)

  /// The application of this process, driven by the machine's clock.
  init(_ application: UIApplication, configuration: BrowserHostConfiguration, counters: ServerCounters) {
    let clock = HostClock(startingAt: application.clock.now)
    let sessions = PageSessions(
      application: application, configuration: configuration, counters: counters, now: { clock.now })
    self = .application(sessions, ClockAlarm(clock: application.clock, now: { clock.now }))
  }

  /// A scene that another host shows, which moves its clock.
  init(
    _ shared: SharedScene, configuration: BrowserHostConfiguration, counters: ServerCounters,
    now: @escaping () -> Double
  ) {
    // What pages send takes as little of a frame as in a scene of their own.
    shared.scene.inputTimeLimit = InputTimeLimit(seconds: configuration.limits.inputTimePerFrame, now: now)
    self = .application(
      PageSessions(
        application: shared.scene.application, configuration: configuration, counters: counters, now: now,
        sharing: shared),
      nil)
  }

  /// The function that serves a page that connects.
  func server(
    limits: BrowserHostLimits, time: any ServerTime, counters: ServerCounters
  ) -> @Sendable (PageConnection.Channel, PeerAddress, ConnectionGate.Place) async throws -> Void {
    switch self {
    case .application(let sessions, _):
      { channel, peer, place in
        let page = PageConnection(
          limits: limits, time: time, counters: counters, sessions: sessions, peer: peer, place: place)
        try await page.serve(channel)
      }
    case .workers(let pool):
      { channel, peer, place in
        let relay = PageRelay(
          limits: limits, time: time, counters: counters, pool: pool, peer: peer, place: place)
        try await relay.serve(channel)
      }
    }
  }

  /// Ends all scenes and asks their pages to close.
  func end() async {
    switch self {
    case .application(let sessions, let alarm):
      sessions.endAll()
      alarm?.stop()
    case .workers(let pool):
      await pool.stop()
    }
  }
}
#endif
