#if BrowserHost
import Foundation
import GestureEngine
import OpenCollectionView
import Testing

@testable import BrowserHost
@testable import PageProtocol

/// Pages that are loaded again, and what the scenes that they showed are like by then.
@MainActor struct LeftSessionTests {
  private final class Link: PageLink {
    func wake() {}
    func close(_ code: BrowserProtocol.CloseCode, _ reason: String) {}
  }

  private final class Time { var now = 10.0 }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var words = "nothing"
    var time: Time?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      if let kept = session.stateRestorationActivity?.userInfo?["words"] as? String { words = kept }
    }

    /// Stands for all that is received, and takes its time.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      words += userActivity.webpageURL?.fragment ?? ""
      time?.now += 0.03
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      let activity = NSUserActivity(activityType: "test")
      activity.userInfo = ["words": words]
      return activity
    }
  }

  private final class ApplicationDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration? {
      let configuration = UISceneConfiguration(name: "Test")
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  private let application = UIApplication(delegateClass: ApplicationDelegate.self)
  private let sessions: PageSessions
  private let time = Time()

  init() {
    sessions = PageSessions(
      application: application, configuration: BrowserHostConfiguration(title: "T", sessionLifetime: 0),
      counters: ServerCounters(), now: { [time] in time.now })
  }

  private func open(
    left: SessionIdentifier? = nil, kept: [UInt8] = [], link: Link = Link()
  ) throws -> PageSession {
    var hello = PageHello(screen: ScreenDescription(size: CGSize(width: 300, height: 400)), isVisible: true)
    hello.left = left
    hello.state = kept
    return try #require(sessions.open(hello, sentAt: 1, link: link)).session
  }

  private func delegate(of session: PageSession) throws -> SceneDelegate {
    try #require(session.scene?.delegate as? SceneDelegate)
  }

  // X52
  @Test func `a page that is loaded again begins with what was typed a moment before`() throws {
    let first = try open()
    try delegate(of: first).words = "rested"
    let kept = try #require(first.lastState)
    try delegate(of: first).words = "halfawo"
    let again = try open(left: first.identifier, kept: kept)
    #expect(try delegate(of: again).words == "halfawo")
    // One that nobody knows any more begins with what the page has.
    #expect(try delegate(of: open(left: SessionIdentifier(), kept: kept)).words == "rested")
    #expect(try delegate(of: open(kept: kept)).words == "rested")
  }

  // X52
  @Test func `so does one whose page has said goodbye before it comes back`() throws {
    let link = Link()
    let hello = PageHello(screen: ScreenDescription(size: CGSize(width: 300, height: 400)), isVisible: true)
    let first = try #require(sessions.open(hello, sentAt: 1, link: link)).session
    try delegate(of: first).words = "halfawo"
    _ = try first.receive(PageMessage(sentAt: 2, records: [.bye]), from: link)
    sessions.lost(first, link: link)
    #expect(sessions.count == 0)
    #expect(try delegate(of: open(left: first.identifier)).words == "halfawo")
  }

  // X52
  @Test
  func `one that asks for the very session begins anew where that has said goodbye, whose connection is not gone yet`()
    throws
  {
    let link = Link()
    let first = try open(link: link)
    try delegate(of: first).words = "halfawo"
    _ = try first.receive(PageMessage(sentAt: 2, records: [.bye]), from: link)
    #expect(first.isOver)
    var hello = PageHello(screen: ScreenDescription(size: CGSize(width: 300, height: 400)), isVisible: true)
    hello.session = first.identifier
    hello.left = first.identifier
    let again = try #require(sessions.open(hello, sentAt: 3, link: Link())).session
    #expect(again.identifier != first.identifier)
    #expect(try delegate(of: again).words == "halfawo")
  }

  /// Several things that a page has said, each of which takes longer than a frame delivers.
  private func letters(_ words: String) -> PageMessage {
    PageMessage(sentAt: 2, records: words.map { .input(.address("http://localhost/#\($0)")) })
  }

  // X52
  @Test func `what no frame has taken in is part of it, however long the program takes over it`() throws {
    let link = Link()
    let first = try open(link: link)
    try delegate(of: first).words = ""
    try delegate(of: first).time = time
    _ = try first.receive(letters("halfawo"), from: link)
    #expect(try delegate(of: first).words == "")
    #expect(try delegate(of: open(left: first.identifier)).words == "halfawo")
  }

  // X52
  @Test func `so it is where the page says goodbye, and where its connection is gone before it can`() throws {
    for saysGoodbye in [true, false] {
      let link = Link()
      let first = try open(link: link)
      try delegate(of: first).words = ""
      try delegate(of: first).time = time
      _ = try first.receive(letters("halfawo"), from: link)
      if saysGoodbye { _ = try first.receive(PageMessage(sentAt: 3, records: [.bye]), from: link) }
      sessions.lost(first, link: link)
      sessions.end(first)
      #expect(sessions.count == 0)
      #expect(try delegate(of: open(left: first.identifier)).words == "halfawo")
      sessions.endAll()
    }
  }

  // X52
  @Test func `what a page still has to say ends with its connection`() async throws {
    let link = Link()
    let first = try open(link: link)
    let departure = try #require(sessions.departure(of: first.identifier))
    // Another one is not waited for.
    #expect(sessions.departure(of: SessionIdentifier()) == nil)
    _ = try first.receive(PageMessage(sentAt: 3, records: [.bye]), from: link)
    sessions.lost(first, link: link)
    for await _ in departure.end {}
    #expect(sessions.departure(of: first.identifier) == nil)
  }

  @Test func `of those that have gone only so many are remembered`() throws {
    let hello = PageHello(screen: ScreenDescription(size: CGSize(width: 300, height: 400)), isVisible: true)
    var identifiers: [SessionIdentifier] = []
    for number in 0..<65 {
      let link = Link()
      let session = try #require(sessions.open(hello, sentAt: 1, link: link)).session
      try delegate(of: session).words = "\(number)"
      identifiers.append(session.identifier)
      _ = try session.receive(PageMessage(sentAt: 2, records: [.bye]), from: link)
      sessions.lost(session, link: link)
    }
    #expect(try delegate(of: open(left: identifiers[0])).words == "nothing")
    #expect(try delegate(of: open(left: identifiers[1])).words == "1")
  }
}
#endif
