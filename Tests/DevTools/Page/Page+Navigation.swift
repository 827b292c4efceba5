#if BrowserHost
import Synchronization

extension Page {
  /// Loads an address and waits for the document's `load` event.
  ///
  /// A change of the fragment only (`#...`) returns at once. Fingers that touch the page are forgotten.
  /// - Parameters:
  ///   - address: An absolute address; `data:` and `about:blank` too.
  ///   - timeout: Seconds until the call gives up.
  /// - Throws: ``DevToolsError/navigationFailed(address:reason:)``, ``DevToolsError/timedOut(method:seconds:)``.
  public func navigate(to address: String, timeout: Double = Page.defaultTimeout) async throws {
    let limit = ContinuousClock.now + .seconds(timeout)
    let events = events("Page.lifecycleEvent")
    let reply = try await send("Page.navigate", ["url": .string(address)], timeout: timeout)
    if let reason = reply["errorText"].string {
      throw DevToolsError.navigationFailed(address: address, reason: reason)
    }
    guard let loader = reply["loaderId"].string else { return }
    state.withLock { state in
      if !state.fingers.isEmpty { state.wasLeftTouched = true }
      state.fingers = []
    }
    // Cancelling a wait on a stream ends the stream, so the race with the clock needs no more than this.
    let isLoaded = await withTaskGroup(of: Bool.self) { group in
      group.addTask {
        for await event in events where event.parameters["loaderId"].string == loader {
          if event.parameters["name"].string == "load" { return true }
        }
        return false
      }
      group.addTask {
        try? await Task.sleep(until: limit, clock: .continuous)
        return false
      }
      defer { group.cancelAll() }
      return await group.next() ?? false
    }
    guard !isLoaded else { return }
    guard browser.isOpen else {
      throw DevToolsError.connectionClosed(method: "Page.navigate", reason: "the browser is gone")
    }
    throw DevToolsError.timedOut(method: "Page.navigate (the load event of \(address))", seconds: timeout)
  }
}
#endif
