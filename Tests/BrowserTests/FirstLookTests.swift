#if BrowserHost
import BrowserHost
import DevTools
import OpenCollectionView
import Testing

extension InBrowser {
  @MainActor @Suite struct FirstLookTests {
    @Test func `the page shows the cells of the grid where the layout puts them`() async throws {
      let grid = try await GridPage.open()
      let text = try await grid.page.evaluate("__ocv.layerText().join(',')")
      #expect(text.string == (0..<24).map { "Item \($0)" }.joined(separator: ","))
      let items = [
        try await grid.shownItem(atX: 10, y: 10), try await grid.shownItem(atX: 390, y: 10),
        try await grid.shownItem(atX: 10, y: 110), try await grid.shownItem(atX: 390, y: 590),
      ]
      #expect(items == [0, 3, 4, 23])
      #expect(grid.page.consoleMessages == [])
      await grid.close()
    }

    @Test func `nothing is sent while nothing moves`() async throws {
      let grid = try await GridPage.open()
      try await grid.rest()
      let before = grid.server.statistics
      for _ in 0..<30 { try await grid.page.nextFrame() }
      let after = grid.server.statistics
      #expect(after.messagesOut == before.messagesOut)
      #expect(after.frames == before.frames)
      await grid.close()
    }

    @Test func `assistive tools find a list with its items and their names`() async throws {
      let grid = try await GridPage.open()
      let nodes = try await grid.page.accessibilityTree().filter { !$0.isIgnored }
      #expect(nodes.contains { $0.role == "listbox" })
      let items = nodes.filter { $0.role == "option" }.map(\.name)
      #expect(Set(items) == Set((0..<24).map { "Item \($0)" }))
      await grid.close()
    }
  }
}
#endif
