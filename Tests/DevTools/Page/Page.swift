#if BrowserHost
import NIOCore
import Synchronization

/// A page of a ``Browser``: loads an address, runs JavaScript, takes input, shows its pixels.
///
/// Each page has a window and a profile of its own, believes itself focused, and runs at full speed beside others.
/// It is closed by ``close()``, or when nothing holds it any more.
///
/// Every call ends: with an answer, or after its time limit with an error that names the command that had none.
public final class Page: Sendable {
  /// The time limit of every call that is not given another one, in seconds: longer than a page that shares its processors with
  /// builds and other pages was ever late. Our choice.
  public static let defaultTimeout = 60.0

  /// The browser the page is in; the page keeps it alive.
  public let browser: Browser
  let target: String
  let session: String
  private let context: String
  let state = Mutex(State())

  /// What is known of the page on this side.
  struct State {
    var consoleMessages: [ConsoleMessage] = []
    var subscriptions: [Int: Subscription] = [:]
    var lastSubscription = 0
    var fingers: [TouchPoint] = []
    var mouseButtons: [MouseButton] = []
    var wasLeftTouched = false
    var isClosed = false
  }

  /// Whether a finger or a mouse button is down, or a finger was when the page went elsewhere: Chromium keeps the next first touch
  /// of such a page, so that others should not use it.
  public var isTouched: Bool {
    state.withLock { $0.wasLeftTouched || !$0.fingers.isEmpty || !$0.mouseButtons.isEmpty }
  }

  private init(browser: Browser, target: String, session: String, context: String) {
    self.browser = browser
    self.target = target
    self.session = session
    self.context = context
  }

  deinit {
    _ = beginClosing()
  }

  static func open(in browser: Browser) async throws -> Page {
    let context = try await browser.string("browserContextId", of: "Target.createBrowserContext", [:])
    // A tab behind another one gets no animation frames, so every page has a window.
    let target = try await browser.string(
      "targetId", of: "Target.createTarget",
      ["url": "about:blank", "browserContextId": .string(context), "newWindow": true])
    let session = try await browser.string(
      "sessionId", of: "Target.attachToTarget", ["targetId": .string(target), "flatten": true])
    let page = Page(browser: browser, target: target, session: session, context: context)
    browser.connection.listen(to: session) { [weak page] method, parameters in
      page?.receive(method, parameters)
    }
    for domain in ["Page", "Runtime", "Log", "Inspector"] {
      try await page.send("\(domain).enable")
    }
    try await page.send("Page.setLifecycleEventsEnabled", ["enabled": true])
    try await page.send("Emulation.setFocusEmulationEnabled", ["enabled": true])
    return page
  }

  /// Sends a command of the DevTools protocol to the page and returns its result.
  ///
  /// For what has no function here: `try await page.send("Page.reload", ["ignoreCache": true])`.
  /// - Parameter timeout: Seconds until the call gives up.
  /// - Throws: ``DevToolsError/refused(method:code:message:)``, ``DevToolsError/timedOut(method:seconds:)``,
  ///   ``DevToolsError/connectionClosed(method:reason:)``.
  @discardableResult
  public func send(
    _ method: String, _ parameters: [String: JSONValue] = [:], timeout: Double = Page.defaultTimeout
  ) async throws -> JSONValue {
    try await browser.connection.send(method, parameters, session: session, timeout: timeout)
  }

  /// Closes the page and forgets its profile. What still waits for an answer fails; a second call does nothing.
  public func close() async throws {
    _ = try await beginClosing()?.get()
  }

  private func beginClosing() -> EventLoopFuture<JSONValue>? {
    let wasClosed = state.withLock { state in
      defer { state.isClosed = true }
      return state.isClosed
    }
    guard !wasClosed else { return nil }
    finishEvents()
    browser.connection.listen(to: session, nil)
    return browser.connection.begin(
      "Target.disposeBrowserContext", ["browserContextId": .string(context)], session: nil,
      timeout: Page.defaultTimeout)
  }

  /// Sends a command without waiting for its reply.
  func begin(_ method: String, _ parameters: [String: JSONValue]) -> EventLoopFuture<JSONValue> {
    browser.connection.begin(method, parameters, session: session, timeout: Page.defaultTimeout)
  }
}

extension Browser {
  /// The string a command answers under `key`.
  fileprivate func string(
    _ key: String, of method: String, _ parameters: [String: JSONValue]
  ) async throws -> String {
    let reply = try await send(method, parameters)
    guard let string = reply[key].string else {
      throw DevToolsError.unexpectedReply(method: method, reply: reply.description)
    }
    return string
  }
}
#endif
