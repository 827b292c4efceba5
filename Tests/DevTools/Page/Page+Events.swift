#if BrowserHost
import Synchronization

extension Page {
  struct Subscription {
    let method: String?
    let continuation: AsyncStream<PageEvent>.Continuation
  }

  /// All that the page has written to its console, uncaught exceptions and the browser's own remarks, oldest first.
  ///
  /// What the page wrote before an ``evaluate(_:awaitPromise:timeout:)`` ended is here when that call returns.
  public var consoleMessages: [ConsoleMessage] {
    state.withLock { $0.consoleMessages }
  }

  /// Forgets the messages so far.
  public func clearConsoleMessages() {
    state.withLock { $0.consoleMessages = [] }
  }

  /// The events of the page from this moment on, or only those named `method`.
  ///
  /// A domain sends events once it is enabled: `Page`, `Runtime`, `Log` and `Inspector` are; for others send
  /// `Network.enable` and its like first. The stream ends when the page is closed; waiting on one has no time limit.
  public func events(_ method: String? = nil) -> AsyncStream<PageEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: PageEvent.self)
    let id = state.withLock { state in
      state.lastSubscription += 1
      state.subscriptions[state.lastSubscription] = Subscription(method: method, continuation: continuation)
      return state.lastSubscription
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { _ = $0.subscriptions.removeValue(forKey: id) }
    }
    return stream
  }

  func receive(_ method: String, _ parameters: JSONValue) {
    let message = ConsoleMessage(event: method, parameters)
    let listening = state.withLock { state in
      if let message { state.consoleMessages.append(message) }
      return state.subscriptions.values.filter { $0.method == nil || $0.method == method }
    }
    for subscription in listening {
      subscription.continuation.yield(PageEvent(method: method, parameters: parameters))
    }
  }

  func finishEvents() {
    let subscriptions = state.withLock { Array($0.subscriptions.values) }
    for subscription in subscriptions { subscription.continuation.finish() }
  }
}

extension ConsoleMessage {
  /// The message an event of the protocol is about, if it is about one.
  init?(event method: String, _ parameters: JSONValue) {
    switch method {
    case "Runtime.consoleAPICalled":
      let texts = (parameters["args"].array ?? []).map { $0.remoteObjectText }
      self.init(kind: Kind(console: parameters["type"].string), text: texts.joined(separator: " "))
    case "Runtime.exceptionThrown":
      self.init(kind: .exception, text: parameters["exceptionDetails"].exceptionText)
    case "Log.entryAdded":
      let entry = parameters["entry"]
      let parts = [entry["text"].string, entry["url"].string].compactMap { $0 }
      self.init(kind: .browser, text: parts.joined(separator: " "))
    default:
      return nil
    }
  }
}

extension ConsoleMessage.Kind {
  /// The protocol's name of a console function.
  fileprivate init(console name: String?) {
    self = name == "assert" ? .error : name.flatMap(Self.init(rawValue:)) ?? .log
  }
}
#endif
