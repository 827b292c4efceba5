#if BrowserHost
import Foundation

/// A headless Chromium with a fresh profile, driven over its DevTools protocol.
///
///     let browser = try await Browser.launch()
///     let page = try await browser.newPage()
///     try await page.navigate(to: "http://127.0.0.1:8080")
///     #expect(try await page.evaluate("document.title").string == "Cards")
///     await browser.close()
///
/// A launch costs about a second; tests of one process share one with ``shared()``. Chromium and its folder never
/// outlive this process, not even when it crashes, so ``close()`` is a courtesy.
public final class Browser: Sendable {
  let connection: Connection
  private let process: BrowserProcess

  private init(process: BrowserProcess, connection: Connection) {
    self.process = process
    self.connection = connection
  }

  /// Starts Chromium and connects to it.
  ///
  /// - Parameters:
  ///   - arguments: Switches for Chromium behind the ones that every launch has.
  ///   - timeout: How long to wait for its address, in seconds: a machine that has just built reads it from a cold disk.
  /// - Throws: ``DevToolsError/browserNotFound(searched:)``, ``DevToolsError/launchFailed(reason:log:)``.
  public static func launch(arguments: [String] = [], timeout: Double = 60) async throws -> Browser {
    guard let executable else { throw DevToolsError.browserNotFound(searched: searchedPaths) }
    let process = try BrowserProcess(executable: executable, arguments: switches + arguments)
    do {
      let address = try await address(of: process, timeout: timeout)
      let connection = try await Connection.open(port: address.port, path: address.path, timeout: timeout)
      return Browser(process: process, connection: connection)
    } catch {
      await process.end()
      throw error
    }
  }

  /// The browser that all tests of this process share: launched by the first caller, gone when the process ends.
  ///
  /// Pages of it do not share cookies, storage, focus or a window. A crashed one is replaced at the next call.
  public static func shared() async throws -> Browser {
    try await SharedBrowser.instance.browser()
  }

  /// Tells whether the browser still answers, that is, neither crashed nor was closed.
  public var isOpen: Bool { connection.isOpen }

  /// The folder of the browser's profile, there while the browser runs.
  var folder: URL { process.folder }

  /// A new page in a window and a profile of its own, showing `about:blank`.
  public func newPage() async throws -> Page {
    try await Page.open(in: self)
  }

  /// Sends a command to the browser itself rather than to a page; see ``Page/send(_:_:timeout:)``.
  @discardableResult
  public func send(
    _ method: String, _ parameters: [String: JSONValue] = [:], timeout: Double = Page.defaultTimeout
  ) async throws -> JSONValue {
    try await connection.send(method, parameters, session: nil, timeout: timeout)
  }

  /// Kills Chromium and deletes its folder. What still waits for an answer fails. A second call does nothing.
  public func close() async {
    connection.close(reason: "the browser was closed")
    await process.end()
  }

  private static func address(of process: BrowserProcess, timeout: Double) async throws -> (port: Int, path: String) {
    let limit = ContinuousClock.now + .seconds(timeout)
    while ContinuousClock.now < limit {
      if let address = process.address { return address }
      if process.hasEnded {
        throw DevToolsError.launchFailed(reason: "it ended before it gave its address", log: process.log)
      }
      try await Task.sleep(for: .milliseconds(20))
    }
    throw DevToolsError.launchFailed(reason: "it gave no address within \(timeout) s", log: process.log)
  }

  private static var switches: [String] {
    // Chromium's own sandbox refuses to run as root.
    (geteuid() == 0 ? ["--no-sandbox"] : []) + [
      "--headless=new", "--remote-debugging-port=0", "--disable-gpu", "--mute-audio", "--lang=en-US",
      "--no-first-run", "--no-default-browser-check", "--disable-extensions", "--disable-sync",
      "--disable-default-apps", "--disable-background-networking", "--disable-component-update",
      "--disable-breakpad", "--disable-dev-shm-usage", "--password-store=basic", "--use-mock-keychain",
      // The last two are pages of the address bar, two for each window: up to a quarter of what tests need of a processor.
      "--disable-features=Translate,MediaRouter,OptimizationHints,WebUIOmniboxPopup,WebUIOmniboxAimPopup",
      // The same pixels on every machine.
      "--hide-scrollbars", "--force-color-profile=srgb", "--font-render-hinting=none", "--disable-lcd-text",
      // Every page runs at full speed, whichever window is in front.
      "--disable-background-timer-throttling", "--disable-backgrounding-occluded-windows",
      "--disable-renderer-backgrounding",
      // A page that has not been painted yet loses no input: on a busy machine that may be a while after it is loaded.
      "--allow-pre-commit-input",
    ]
  }
}
#endif
