#if BrowserHost
import FrameClock
import NIOCore
import OpenCollectionView

/// The sessions of a server, by the identifiers that their pages hold.
@MainActor
final class PageSessions {
  private let application: UIApplication
  private let configuration: BrowserHostConfiguration
  private let counters: ServerCounters
  private let now: () -> Double
  private var sessions: [SessionIdentifier: PageSession] = [:]
  private var endings: [SessionIdentifier: Task<Void, Never>] = [:]

  init(
    application: UIApplication, configuration: BrowserHostConfiguration, counters: ServerCounters,
    now: @escaping () -> Double
  ) {
    self.application = application
    self.configuration = configuration
    self.counters = counters
    self.now = now
  }

  /// How many sessions there are.
  var count: Int { sessions.count }

  /// The session that a page asks for, or a new one, and its first message; nil when there are too many.
  func open(_ hello: PageHello, sentAt: Double, link: any PageLink) -> (session: PageSession, message: ByteBuffer)? {
    let session: PageSession
    if let known = hello.session.flatMap({ sessions[$0] }) {
      session = known
      endings.removeValue(forKey: known.identifier)?.cancel()
    } else {
      guard sessions.count < configuration.sessionLimit else { return nil }
      session = PageSession(
        application: application, screen: hello.screen, title: configuration.title, limits: configuration.limits,
        counters: counters, now: now)
      sessions[session.identifier] = session
      counters.update { $0.sessions += 1 }
      counters.update { $0.openSessions = sessions.count }
    }
    return (session, session.attach(link, hello: hello, sentAt: sentAt))
  }

  /// Notes that a page's connection is gone: its session ends after its lifetime unless the page comes back.
  func lost(_ session: PageSession, link: any PageLink) {
    session.detach(link)
    guard session.link == nil else { return }
    if session.isOver {
      end(session)
      return
    }
    let lifetime = configuration.sessionLifetime
    endings[session.identifier] = Task { [weak self] in
      // Only a cancelled sleep throws, and then the page is back.
      guard (try? await Task.sleep(for: .seconds(lifetime))) != nil else { return }
      self?.end(session)
    }
  }

  /// Ends a session that no page shows. Without effect when one does.
  func end(_ session: PageSession) {
    guard session.link == nil else { return }
    endings.removeValue(forKey: session.identifier)?.cancel()
    session.end()
    sessions[session.identifier] = nil
    counters.update { $0.openSessions = sessions.count }
  }

  /// Ends all sessions and asks their pages to close.
  func endAll() {
    for ending in endings.values { ending.cancel() }
    endings = [:]
    for session in sessions.values {
      session.link?.close(.goingAway, "The server has stopped.")
      session.end()
    }
    sessions = [:]
    counters.update { $0.openSessions = 0 }
  }
}
#endif
