#if BrowserHost
import FrameClock
import OpenCollectionView
import PageProtocol

/// The sessions of a server, by the identifiers that their pages hold.
@MainActor
final class PageSessions {
  private let application: UIApplication
  private let configuration: BrowserHostConfiguration
  private let counters: ServerCounters
  private let now: () -> Double
  /// The scene of another host that all pages show; nil where each has one of its own.
  private let shared: SharedScene?
  private let memory = FreedMemory()
  private var sessions: [SessionIdentifier: PageSession] = [:]
  private var endings: [SessionIdentifier: Task<Void, Never>] = [:]
  /// The sessions without a page, the one that lost it first to begin with.
  private var absent: [SessionIdentifier] = []
  /// The queue that does the work of the pages.
  let work: WorkQueue
  /// The shares of those who come anew: of each address one, whatever number of scenes it opens.
  private var visitors: [String?: WorkQueue.Account] = [:]

  init(
    application: UIApplication, configuration: BrowserHostConfiguration, counters: ServerCounters,
    now: @escaping () -> Double, sharing shared: SharedScene? = nil
  ) {
    self.shared = shared
    self.application = application
    self.configuration = configuration
    self.counters = counters
    self.now = now
    work = WorkQueue(now: now)
  }

  /// How many sessions there are.
  var count: Int { sessions.count }

  /// The account that pays when a page is opened.
  func account(ofVisitorsFrom address: String?) -> WorkQueue.Account {
    if let known = visitors[address] { return known }
    // An account holds a moment only: to forget all of them gives everybody a fresh start.
    if visitors.count >= Self.mostVisitors { visitors = [:] }
    let account = WorkQueue.Account()
    visitors[address] = account
    return account
  }

  private static let mostVisitors = 1_024

  /// The session that a page asks for, or a new one, and its first message; nil when there are too many, in all or at the
  /// address. A session without a page makes room for a new one.
  ///
  /// - Parameter address: where the page is; nil for this machine, which has no bound of its own.
  func open(
    _ hello: PageHello, sentAt: Double, link: any PageLink, address: String? = nil
  ) -> (session: PageSession, message: ArraySlice<UInt8>)? {
    let session: PageSession
    // One whose page has said goodbye is over, although its connection may not be gone yet.
    if let known = hello.session.flatMap({ sessions[$0] }), !known.isOver {
      session = known
      returned(known.identifier)
    } else {
      // Before room is made: that may end the very session.
      var beginning = hello
      if let state = hello.left.flatMap(lastState) { beginning.state = state }
      guard makeRoom(for: address) else { return nil }
      session = PageSession(
        application: application, hello: beginning, title: configuration.title, limits: configuration.limits,
        counters: counters, now: now, predictsScrolling: configuration.predictsScrolling,
        takesDragsOut: configuration.takesDragsOut, direction: configuration.directionOfPages,
        recorder: configuration.recorder, sharing: shared)
      sessions[session.identifier] = session
      counters.update { $0.sessions += 1 }
      counters.update { $0.openSessions = sessions.count }
    }
    return (session, session.attach(link, hello: hello, sentAt: sentAt, address: address))
  }

  /// The state of a session when its page left it; nil where that is not known. // X52
  ///
  /// The state that the page keeps by itself is from the last time at which the scene was at rest: letters of a moment
  /// ago are not in it.
  private func lastState(of left: SessionIdentifier) -> [UInt8]? {
    if let session = sessions[left] {
      if let farewell = session.farewell { return farewell }
      session.takeWaitingInput()
      return session.lastState
    }
    return farewells.first { $0.session == left }?.state
  }

  /// The end of what a page has to say, and what is called by those who wait for it no longer.
  struct Departure {
    let end: AsyncStream<Never>
    let giveUp: @MainActor @Sendable () -> Void
  }

  /// The end of what the page of a session has to say; nil where no page shows the session, so that all is said. // X52
  ///
  /// A page that is loaded again has another connection. What it says there may be read before what was said at last on the
  /// old one: the letters of a moment ago.
  func departure(of left: SessionIdentifier) -> Departure? {
    guard let session = sessions[left], session.link != nil, !session.isOver else { return nil }
    let (end, continuation) = AsyncStream<Never>.makeStream()
    lastDeparture += 1
    let number = lastDeparture
    departures[left, default: [:]][number] = continuation
    return Departure(end: end) { [weak self] in
      continuation.finish()
      self?.departures[left]?[number] = nil
    }
  }

  /// Those who wait for the end of what a session's page has to say.
  private var departures: [SessionIdentifier: [Int: AsyncStream<Never>.Continuation]] = [:]
  private var lastDeparture = 0

  private func pageLeft(_ session: SessionIdentifier) {
    for continuation in departures.removeValue(forKey: session)?.values ?? [:].values { continuation.finish() }
  }

  /// The states of sessions whose pages have said goodbye, the newest last. Each is at most as long as a page may keep.
  private var farewells: [(session: SessionIdentifier, state: [UInt8])] = []
  /// Somebody who loads a page again does so at once. Our choice.
  private static let mostFarewells = 64

  private func keepFarewell(of session: PageSession) {
    // A page that could not say goodbye any more has left all the same.
    guard let state = session.farewell ?? session.lastState else { return }
    farewells.removeAll { $0.session == session.identifier }
    if farewells.count >= Self.mostFarewells { farewells.removeFirst() }
    farewells.append((session.identifier, state))
  }

  /// Ends the sessions that have been without a page the longest until one more fits in; answers whether it does.
  private func makeRoom(for address: String?) -> Bool {
    if address != nil {
      while sessions.values.count(where: { $0.address == address }) >= configuration.limits.pagesPerAddress {
        guard endAbsent(where: { $0.address == address }) else { return false }
      }
    }
    while sessions.count >= configuration.sessionLimit {
      guard endAbsent(where: { _ in true }) else { return false }
    }
    return true
  }

  private func endAbsent(where isMeant: (PageSession) -> Bool) -> Bool {
    guard let session = absent.lazy.compactMap({ self.sessions[$0] }).first(where: isMeant) else { return false }
    end(session)
    return true
  }

  private func returned(_ identifier: SessionIdentifier) {
    endings.removeValue(forKey: identifier)?.cancel()
    absent.removeAll { $0 == identifier }
  }

  /// Notes that a page's connection is gone: its session ends after its lifetime unless the page comes back.
  func lost(_ session: PageSession, link: any PageLink) {
    session.detach(link)
    guard session.link == nil else { return }
    pageLeft(session.identifier)
    if session.isOver {
      end(session)
      return
    }
    guard sessions[session.identifier] === session, !absent.contains(session.identifier) else { return }
    absent.append(session.identifier)
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
    returned(session.identifier)
    keepFarewell(of: session)
    session.end()
    sessions[session.identifier] = nil
    counters.update { $0.openSessions = sessions.count }
    memory.giveBackSoon()
  }

  /// Ends all sessions and asks their pages to close.
  func endAll() {
    for ending in endings.values { ending.cancel() }
    endings = [:]
    for session in sessions.values {
      session.link?.close(.goingAway, "The server has stopped.")
      session.end()
    }
    for identifier in departures.keys { pageLeft(identifier) }
    sessions = [:]
    absent = []
    counters.update { $0.openSessions = 0 }
  }
}
#endif
