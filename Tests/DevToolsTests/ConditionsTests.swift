#if BrowserHost
import DevTools
import Testing

extension InChromium {
  @Suite(.serialized) struct ConditionsTests {
    @Test func `a page goes offline and comes back`() async throws {
      let page = try await openPage()
      try await page.setOffline(true)
      try await page.waitUntil("navigator.onLine === false")
      try await page.setOffline(false)
      try await page.waitUntil("navigator.onLine === true")
    }

    @Test func `performance counters count`() async throws {
      let page = try await openPage("<p>x")
      let before = try #require(try await page.performanceMetrics()["LayoutCount"])
      try await page.evaluate("document.body.style.width = '100px'; document.body.offsetHeight")
      let after = try #require(try await page.performanceMetrics()["LayoutCount"])
      #expect(after > before)
    }

    @Test func `a throttled page is slower, and fast again`() async throws {
      let page = try await openPage()
      let work = """
        Math.min(...Array.from({length: 12}).map(() => {
          const start = performance.now();
          for (let i = 0, x = 1; i < 1e6; i++) x = x * 1.0000001 % 7;
          return performance.now() - start;
        }))
        """
      try await page.evaluate(work)
      // A machine that is busy with something else may be slow at any moment, so one pair of times says nothing.
      var (slow, fast, tries) = (0.0, Double.infinity, 0)
      while slow <= fast * 2, tries < 20 {
        tries += 1
        try await page.setCPUThrottling(rate: 8)
        slow = try #require(try await page.evaluate(work).number)
        try await page.setCPUThrottling(rate: 1)
        fast = try #require(try await page.evaluate(work).number)
      }
      #expect(slow > fast * 2)
    }

    @Test func `the accessibility tree has roles, names and properties`() async throws {
      let list = "<ul aria-label=Cards><li>One</li></ul><button aria-pressed=true>Go</button>"
      let page = try await openPage(list)
      let tree = try await page.accessibilityTree().filter { !$0.isIgnored }
      #expect(tree.first?.role == "RootWebArea")
      #expect(tree.first?.parent == nil)
      let cards = try #require(tree.first { $0.role == "list" })
      #expect(cards.name == "Cards")
      let item = try #require(tree.first { $0.role == "listitem" })
      #expect(item.parent == cards.id)
      #expect(cards.children == [item.id])
      let button = try #require(tree.first { $0.role == "button" })
      #expect(button.name == "Go")
      #expect(button.properties["pressed"] == "true")
    }
  }
}
#endif
