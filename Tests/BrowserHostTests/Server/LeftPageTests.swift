#if BrowserHost
import Foundation
import NIOCore
import OpenCollectionView
import PageScripts
import Testing

@testable import BrowserHost
@testable import PageProtocol

/// Pages that are loaded again while what they said at last is still on its way.
@Suite(.serialized) struct LeftPageTests {
  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var words = ""

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      words = session.stateRestorationActivity?.userInfo?["words"] as? String ?? "nothing"
    }

    /// Stands for all that is received.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      words = userActivity.webpageURL?.fragment ?? ""
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

  /// Nothing is late that is not said to be.
  private let time = MovedTime()

  @MainActor private func start() async throws -> (server: BrowserServer, application: UIApplication) {
    let application = UIApplication(delegateClass: ApplicationDelegate.self)
    let configuration = BrowserHostConfiguration(port: 0, title: "Test")
    let server = try await BrowserHost(configuration: configuration).start(application: application, time: time)
    return (server, application)
  }

  /// What the newest scene of an application has.
  @MainActor private func words(in application: UIApplication) -> String? {
    (application.scenes.last?.delegate as? SceneDelegate)?.words
  }

  private func hello(left: SessionIdentifier = SessionIdentifier(high: 0, low: 0)) -> ByteBuffer {
    var builder = PageMessageBuilder()
    builder.hello(leftHigh: left.high, left: left.low)
    return ByteBuffer(bytes: builder.bytes)
  }

  /// Begins a session, and reads who it is.
  private func open(_ client: inout RawClient, port: Int) async throws -> SessionIdentifier {
    _ = try await client.upgrade(port: port, origin: "http://127.0.0.1:\(port)")
    try await client.send(hello())
    let welcome = try #require(try await client.frame()).data
    return try #require(SessionIdentifier(ofWelcome: Array(buffer: welcome)))
  }

  private func goodbye(_ words: String) -> ByteBuffer {
    var builder = PageMessageBuilder(sentAt: 1_001)
    builder.address("http://127.0.0.1/#\(words)")
    builder.bye()
    return ByteBuffer(bytes: builder.bytes)
  }

  // X52
  @Test func `a page that is here before what it said at last is read waits for that`() async throws {
    let (server, application) = try await start()
    let port = server.port
    try await RawClient.connect(to: port) { old in
      let session = try await open(&old, port: port)
      try await RawClient.connect(to: port) { new in
        _ = try await new.upgrade(port: port, origin: "http://127.0.0.1:\(port)")
        try await new.send(hello(left: session))
        await time.isAwaited(PageConnection.longestGoodbye)
        try await old.send(goodbye("wo"))
        try await old.send(ByteBuffer(integer: 1_001 as UInt16), opcode: 8)
        #expect(try await new.frame()?.opcode == 2)
        #expect(await words(in: application) == "wo")
      }
    }
    await server.stop()
  }

  // X52
  @Test func `it waits only so long for one that stays`() async throws {
    let (server, application) = try await start()
    let port = server.port
    try await RawClient.connect(to: port) { old in
      let session = try await open(&old, port: port)
      try await RawClient.connect(to: port) { new in
        _ = try await new.upgrade(port: port, origin: "http://127.0.0.1:\(port)")
        try await new.send(hello(left: session))
        await time.pass(PageConnection.longestGoodbye)
        #expect(try await new.frame()?.opcode == 2)
        #expect(await words(in: application) == "nothing")
        #expect(await application.scenes.count == 2)
      }
    }
    await server.stop()
  }
}
#endif
