#if BrowserHost
import DevTools
import OpenCollectionView
import Testing

extension InBrowser {
  @MainActor @Suite struct ScreenTests {
    @Test func `another window size lays the grid out anew`() async throws {
      let grid = try await GridPage.open()
      try await grid.page.setViewport(width: 700, height: 300, scale: 2, mobile: true, touch: true)
      try await grid.wait { try grid.grid.bounds.size == CGSize(width: 700, height: 300) }
      try await grid.rest()
      #expect(grid.application.scenes.first?.screen.scale == 2)
      #expect(try grid.grid.visibleCells.count == 21)
      #expect(try await grid.shownItem(atX: 650, y: 250) == 20)
      await grid.close()
    }

    @Test func `a window of no size and back shows the cells again`() async throws {
      let grid = try await GridPage.open()
      try await grid.page.setViewport(width: 1, height: 1, mobile: true, touch: true)
      try await grid.wait { try grid.grid.bounds.size == CGSize(width: 1, height: 1) }
      try await grid.page.setViewport(width: 400, height: 600, mobile: true, touch: true)
      try await grid.wait { try grid.grid.visibleCells.count == 24 }
      try await grid.rest()
      #expect(try await grid.shownItem(atX: 390, y: 590) == 23)
      await grid.close()
    }

    @Test func `text is as wide as it was measured`() async throws {
      let grid = try await GridPage.open()
      // The letters are the layer's own, which is wider.
      let width = try await grid.page.evaluate(
        """
        (() => {
          const letters = new Range();
          letters.selectNodeContents(document.querySelector('.run'));
          return letters.getBoundingClientRect().width;
        })()
        """)
      let measured = UILabel()
      measured.text = "Item 0"
      let expected = measured.sizeThatFits(.zero).width
      #expect(abs((width.number ?? 0) - Double(expected)) < 1)
      await grid.close()
    }
  }
}
#endif
