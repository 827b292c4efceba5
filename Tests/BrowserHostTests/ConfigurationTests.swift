#if BrowserHost
import NIOCore
import OpenCollectionView
import Testing

@testable import BrowserHost

@Suite("Configuration of a host")
struct ConfigurationTests {
  @Test func `only this machine reaches the default`() {
    let configuration = BrowserHostConfiguration()
    #expect(configuration.host == "127.0.0.1")
    #expect(configuration.port == 8080)
    #expect(configuration.isLoopback)
  }

  @Test(arguments: ["0.0.0.0", "192.168.1.4", "::", "127.evil.example", "127.0.0.1.example", "1270.0.0.1", ""])
  func `other addresses are not loopback`(host: String) {
    #expect(!BrowserHostConfiguration(host: host).isLoopback)
  }

  @Test func `the environment's host and port are honoured`() throws {
    let configuration = try BrowserHostConfiguration(environment: ["HOST": "::1", "PORT": "0"])
    #expect(configuration.host == "::1")
    #expect(configuration.port == 0)
  }

  @Test(arguments: [
    ("en", UIUserInterfaceLayoutDirection?.none, false), ("ar", nil, true), ("he-IL", nil, true), ("", nil, false),
    ("en", .rightToLeft, true), ("ar", .leftToRight, false),
  ])
  func `a program runs in the direction of its language unless one is forced`(
    language: String, forced: UIUserInterfaceLayoutDirection?, isFromRight: Bool
  ) throws {
    // V30
    var configuration = BrowserHostConfiguration()
    configuration.information.language = language
    configuration.layoutDirection = forced
    #expect(configuration.runsRightToLeft == isFromRight)
    let page = try #require(configuration.files.page(at: "/"))
    #expect(
      String(buffer: page.bytes).contains("lang=\"\(language)\" dir=\"\(isFromRight ? "rtl" : "ltr")\" data-languages=")
    )
  }

  @Test(arguments: [
    (UIUserInterfaceLayoutDirection?.none, "en:ltr ar:rtl he-IL:rtl"), (.leftToRight, "en:ltr ar:ltr he-IL:ltr"),
  ])
  func `a page knows the languages of its program, each with its direction`(
    forced: UIUserInterfaceLayoutDirection?, languages: String
  ) throws {
    // V30
    var configuration = BrowserHostConfiguration()
    configuration.information.translations = ["ar", "he-IL"]
    configuration.layoutDirection = forced
    let page = try #require(configuration.files.page(at: "/"))
    #expect(String(buffer: page.bytes).contains("data-languages=\"\(languages)\" data-root=\"\">"))
  }

  @Test(arguments: [
    (["-AppleTextDirection", "YES", "-NSForceRightToLeftWritingDirection", "YES"], true),
    (["program", "-NSForceRightToLeftWritingDirection", "yes"], true), (["-AppleTextDirection", "NO"], false),
    (["-AppleTextDirection"], false), ([], false),
  ])
  func `the launch arguments that force a direction are honoured`(arguments: [String], isFromRight: Bool) throws {
    // V30
    #expect(try BrowserHostConfiguration(environment: [:], arguments: arguments).runsRightToLeft == isFromRight)
  }

  @Test(arguments: ["http", "-1", "65536", "80 "])
  func `a port that is none is refused with a sentence`(text: String) {
    #expect(throws: BrowserHostError.portNotANumber(text)) {
      try BrowserHostConfiguration(environment: ["PORT": text])
    }
  }

  @Test func `a programmer's impossible port traps`() async {
    await #expect(processExitsWith: .failure) { _ = BrowserHostConfiguration(port: 65_536) }
  }

  @Test func `a programmer's impossible lifetime traps`() async {
    await #expect(processExitsWith: .failure) { _ = BrowserHostConfiguration(sessionLifetime: .infinity) }
  }

  @Test func `a host has programs survive their errors unless they have chosen otherwise`() async {
    #expect(BrowserHostConfiguration().programmingErrorPolicy == .recover)
    await #expect(processExitsWith: .success) {
      try await Self.checkPolicy(chosen: nil, expected: .recover)
      try await Self.checkPolicy(chosen: .trap, expected: .trap)
    }
  }

  @MainActor private static func checkPolicy(
    chosen: ProgrammingErrorPolicy?, expected: ProgrammingErrorPolicy
  ) async throws {
    final class Nobody: UIResponder, UIApplicationDelegate {}
    if let chosen { UIApplication.programmingErrorPolicy = chosen }
    let server = try await BrowserHost(configuration: BrowserHostConfiguration(port: 0)).start(Nobody.self)
    if UIApplication.programmingErrorPolicy != expected { fatalError("The policy is another.") }
    await server.stop()
  }

  @Test func `a port in use says what to do`() {
    #expect(
      BrowserHostError.portInUse(host: "127.0.0.1", port: 8080).description
        == "Port 8080 on 127.0.0.1 is in use: stop the other program or choose another with --port.")
  }

  @Test func `a bucket gives what is in it and fills again`() {
    var bucket = TokenBucket(rate: 10, now: 0)
    let taken = [(10, 0), (1, 0.05), (1, 0.1), (11, 100)].map { bucket.take($0.0, now: $0.1) }
    #expect(taken == [true, false, true, false])
  }
}
#endif
