#if BrowserHost
@testable import BrowserHost
import DevTools
import OpenCollectionView
import Testing

extension InBrowser {
  /// Where the page is, as its address says, and what it shows there.
  @MainActor @Suite struct AddressTests {
    private let application = UIApplication(delegateClass: AddressDelegate.self)

    private func start() async throws -> BrowserServer {
      let configuration = BrowserHostConfiguration(port: 0, title: "Words", sessionLifetime: 60)
      return try await BrowserHost(configuration: configuration).start(application: application)
    }

    private func words(_ page: Page) throws -> WordController {
      try #require(application.scenes.last?.windows.first?.rootViewController as? WordController)
    }

    /// Waits until the page has another address and shows another text, and nothing moves.
    private func expect(_ path: String, _ text: String, on page: Page) async throws {
      try await page.waitUntil(
        "__ocv.isConnected && location.pathname === '\(path)' && __ocv.layerText().join(' ') === '\(text)'")
      try await page.rest(with: application)
    }

    // V18
    @Test func `where the program goes the address goes, and Back and Forward go there again`() async throws {
      let server = try await start()
      let page = try await GridPage.show(server)
      try await expect("/", "home 0", on: page)
      try words(page).go(to: "reed", row: 0)
      try await expect("/reed", "reed 0", on: page)
      try words(page).go(to: "moss", row: 0)
      try await expect("/moss", "moss 0", on: page)
      try await page.evaluate("history.back()")
      try await expect("/reed", "reed 0", on: page)
      try await page.evaluate("history.back()")
      try await expect("/", "home 0", on: page)
      try await page.evaluate("history.go(2)")
      try await expect("/moss", "moss 0", on: page)
      #expect(application.scenes.count == 1)
      try await page.close()
      await server.stop()
    }

    // V18
    @Test func `a link opens the place that it names, and one that names none is mended`() async throws {
      let server = try await start()
      let page = try await GridPage.show(server)
      try await page.navigate(to: server.address + "fern")
      try await expect("/fern", "fern 0", on: page)
      let steps = try #require(try await page.evaluate("history.length").number)
      try await page.navigate(to: server.address + "no-word")
      try await expect("/start", "start 0", on: page)
      // The wrong address has no entry of its own.
      #expect(try await page.evaluate("history.length").number == steps + 1)
      try await page.close()
      await server.stop()
    }

    // V19
    @Test func `a reload shows what was shown, and a link in the same tab shows what it says`() async throws {
      let server = try await start()
      let page = try await GridPage.show(server)
      try await expect("/", "home 0", on: page)
      try words(page).go(to: "reed", row: 7)
      try await expect("/reed", "reed 7", on: page)
      try await page.waitUntil(
        "sessionStorage['ocv.state'] !== undefined && atob(sessionStorage['ocv.state']).includes('7')")
      try await page.send("Page.reload")
      try await page.waitUntil("__ocv.commits > 0 && __ocv.layerText().join(' ') === 'reed 7'")
      try await expect("/reed", "reed 7", on: page)
      try await page.navigate(to: server.address + "moss")
      try await expect("/moss", "moss 0", on: page)
      try await page.close()
      await server.stop()
    }

    // V19
    @Test func `a program that is started again goes on where the page was`() async throws {
      let server = try await start()
      let page = try await GridPage.show(server)
      try words(page).go(to: "reed", row: 3)
      try await expect("/reed", "reed 3", on: page)
      try await page.waitUntil(
        "sessionStorage['ocv.state'] !== undefined && atob(sessionStorage['ocv.state']).includes('3')")
      let port = server.port
      await server.stop()
      try await page.waitUntil("!__ocv.isConnected")
      let configuration = BrowserHostConfiguration(port: port, title: "Words")
      let second = try await BrowserHost(configuration: configuration).start(application: application)
      try await expect("/reed", "reed 3", on: page)
      #expect(second.statistics.sessions == 1)
      #expect(try await page.evaluate("document.getElementById('notice').hidden") == .bool(true))
      try await page.close()
      await second.stop()
    }
  }
}
#endif
