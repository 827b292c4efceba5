#if BrowserHost
@testable import BrowserHost
import DevTools
import OpenCollectionView
import Testing

extension InBrowser {
  /// What a browser fetches and shows before the program's first picture.
  @MainActor @Suite struct FirstVisitTests {
    private let application = UIApplication(delegateClass: AddressDelegate.self)

    @Test func `a first visit asks for the page, a script and a style sheet, and no more`() async throws {
      let configuration = BrowserHostConfiguration(port: 0, title: "Words")
      let server = try await BrowserHost(configuration: configuration).start(application: application)
      let page = try await GridPage.show(server)
      try await page.waitUntil("__ocv.isConnected && __ocv.commits > 0")
      let files = try await page.evaluate(
        """
        performance.getEntriesByType("resource")
          .map((entry) => `${entry.name.replace(/.*\\/|[0-9a-f]{13,16}\\./g, "")} ${entry.encodedBodySize < 60_000}`)
          .sort().join(", ")
        """)
      #expect(files == .string("script.js true, style.css true"))
      #expect(server.statistics.requests == 3)
      #expect(try await page.evaluate("document.getElementById('loading')") == .null)
      try await page.close()
      await server.stop()
    }

    @Test func `a second visit asks for the page alone`() async throws {
      let configuration = BrowserHostConfiguration(port: 0, title: "Words")
      let server = try await BrowserHost(configuration: configuration).start(application: application)
      let page = try await GridPage.show(server)
      try await page.waitUntil("__ocv.isConnected && __ocv.commits > 0")
      let before = server.statistics.requests
      try await page.navigate(to: server.address + "fern")
      try await page.waitUntil("__ocv.isConnected && __ocv.layerText().join(' ') === 'fern 0'")
      #expect(server.statistics.requests - before == 1)
      try await page.close()
      await server.stop()
    }
  }
}
#endif
