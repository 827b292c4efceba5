#if BrowserHost
extension Page {
  /// Runs JavaScript in the page and returns its value.
  ///
  /// The value is copied as JSON: an object loses its methods, a DOM node or a window becomes an empty object,
  /// `undefined` is `.null`, `NaN` and the infinities are numbers, a bigint is a string such as `10n`.
  /// - Parameters:
  ///   - javascript: An expression or statements; the last value counts. For `await` wrap it: `(async () => {})()`.
  ///   - awaitPromise: Whether to wait for a promise and return what it holds.
  ///   - timeout: Seconds until the call gives up; the script itself is not stopped.
  /// - Throws: ``DevToolsError/exception(_:)`` with the page's own text when the script throws.
  @discardableResult
  public func evaluate(
    _ javascript: String, awaitPromise: Bool = true, timeout: Double = Page.defaultTimeout
  ) async throws -> JSONValue {
    let reply = try await send(
      "Runtime.evaluate",
      [
        "expression": .string(javascript), "awaitPromise": .bool(awaitPromise), "returnByValue": true,
      ],
      timeout: timeout)
    let exception = reply["exceptionDetails"]
    guard exception.isNull else { throw DevToolsError.exception(exception.exceptionText) }
    return reply["result"].remoteObjectValue
  }

  /// Waits until a JavaScript expression is true in the page, looking once per animation frame.
  ///
  /// An expression that throws counts as not yet true, so it may name what a script still has to make. When the page
  /// navigates meanwhile, the waiting goes on in the new document.
  /// - Parameters:
  ///   - expression: An expression, not statements; a promise is waited for.
  ///   - timeout: The limit in seconds.
  /// - Throws: ``DevToolsError/exception(_:)`` at the limit, with the expression and what it was last; at once for an
  ///   expression that is not JavaScript.
  public func waitUntil(_ expression: String, timeout: Double = Page.defaultTimeout) async throws {
    let limit = ContinuousClock.now + .seconds(timeout)
    while true {
      let left = max(0, (limit - ContinuousClock.now) / .seconds(1))
      do {
        // The page states the limit; the extra seconds are for a page too busy to do so.
        try await evaluate(
          Self.waiting(for: expression, seconds: left, of: timeout), timeout: left + Page.defaultTimeout)
        return
      } catch DevToolsError.refused(_, _, let message) where Self.isNavigation(message) && left > 0 {
        continue
      }
    }
  }

  /// Waits until the page has had a whole animation frame: input sent before has been seen by the page, and what its
  /// scripts changed is laid out and painted.
  public func nextFrame() async throws {
    // The first callback runs before its frame is painted, the second after that.
    try await evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")
  }

  private static func waiting(for expression: String, seconds: Double, of timeout: Double) -> String {
    """
    new Promise((resolve, reject) => {
      let last = 'it was never looked at', ended = false;
      const end = () => {
        ended = true;
        const expression = \(JSONValue.string(expression));
        reject(new Error('waitUntil was not true within \(timeout) s, ' + last + ': ' + expression));
      };
      const limit = setTimeout(end, \(seconds * 1000));
      const look = async () => {
        try {
          const value = await (
            \(expression)
          );
          last = 'it was ' + value;
          if (value) { clearTimeout(limit); return resolve(); }
        } catch (error) {
          last = 'it threw ' + error;
        }
        if (!ended) requestAnimationFrame(look);
      };
      look();
    })
    """
  }

  /// Tells whether a command was refused because its document went away; the texts are Chromium's.
  private static func isNavigation(_ message: String) -> Bool {
    ["Inspected target navigated or closed", "Execution context was destroyed", "Cannot find context"]
      .contains { message.contains($0) }
  }
}
#endif
