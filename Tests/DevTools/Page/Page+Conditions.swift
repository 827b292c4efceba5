#if BrowserHost
extension Page {
  /// Cuts the page's network off, or gives it back. `navigator.onLine` and the `online` and `offline` events follow.
  public func setOffline(_ isOffline: Bool) async throws {
    try await send("Network.enable")
    // -1 is "not limited".
    try await send(
      "Network.emulateNetworkConditions",
      ["offline": .bool(isOffline), "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1])
  }

  /// Slows the page's main thread: 4 makes it take four times as long, 1 gives the full speed back.
  public func setCPUThrottling(rate: Double) async throws {
    try await send("Emulation.setCPUThrottlingRate", ["rate": .number(rate)])
  }

  /// The browser's own counters of the page by their names, such as `LayoutCount`, `ScriptDuration` (seconds) and
  /// `JSHeapUsedSize` (bytes). They are sums since the page was opened: take the difference of two readings.
  public func performanceMetrics() async throws -> [String: Double] {
    try await send("Performance.enable")
    let reply = try await send("Performance.getMetrics")
    let pairs = (reply["metrics"].array ?? []).compactMap { metric in
      metric["name"].string.flatMap { name in metric["value"].number.map { (name, $0) } }
    }
    return Dictionary(pairs) { _, last in last }
  }
}
#endif
