#if BrowserHost
/// Holds the one browser of ``Browser/shared()``; concurrent first callers wait for the same launch.
actor SharedBrowser {
  static let instance = SharedBrowser()

  private var launch: Task<Browser, any Error>?
  private var generation = 0

  func browser() async throws -> Browser {
    let waitedFor = generation
    if let browser = try await launch?.value, browser.isOpen { return browser }
    // Another caller may have relaunched while this one waited.
    if waitedFor == generation {
      generation += 1
      launch = Task { try await Browser.launch() }
    }
    guard let launch else { return try await browser() }
    return try await launch.value
  }
}
#endif
