#if BrowserHost
import DevTools
import OpenCollectionView
import Testing

extension InBrowser {
  @MainActor @Suite struct PointerTests {
    @Test func `a mouse hovers, clicks and drags`() async throws {
      let grid = try await GridPage.open(touch: false)
      try await grid.page.mouse(.moved, x: 150, y: 150)
      try await grid.wait { try grid.controller.hovers.first == .began }
      try await grid.page.click(x: 150, y: 250)
      try await grid.wait { try grid.grid.indexPathsForSelectedItems == [IndexPath(item: 9, section: 0)] }
      try await grid.page.mouse(.pressed, x: 200, y: 500)
      for step in 1...20 {
        try await grid.page.mouse(.moved, x: 200, y: 500 - Double(step) * 10)
        try await grid.page.nextFrame()
      }
      try await grid.wait { try grid.grid.contentOffset.y == 190 }
      try await grid.page.mouse(.released, x: 200, y: 300)
      try await grid.wait { try !grid.grid.isDragging }
      await grid.close()
    }

    @Test func `a wheel scrolls and stops at the edge, where a trackpad bounces`() async throws {
      let grid = try await GridPage.open(touch: false)
      try await grid.page.wheel(x: 200, y: 300, dx: 0, dy: 120)
      try await grid.wait { try grid.grid.contentOffset.y == 120 }
      try await grid.rest()
      #expect(try await grid.shownItem(atX: 50, y: 5) == 4)
      for _ in 0..<4 { try await grid.page.wheel(x: 200, y: 300, dx: 0, dy: -120) }
      try await grid.wait { try grid.grid.contentOffset.y == 0 }
      for _ in 0..<4 { try await grid.page.wheel(x: 200, y: 300, dx: 0, dy: -20) }
      try await grid.wait { try grid.grid.contentOffset.y < 0 }
      try await grid.wait { try grid.grid.contentOffset.y == 0 && !grid.grid.isDecelerating }
      await grid.close()
    }

    @Test func `a trackpad's small steps move the content one to one`() async throws {
      let grid = try await GridPage.open(touch: false)
      for _ in 0..<20 {
        try await grid.page.wheel(x: 200, y: 300, dx: 0, dy: 7)
        try await grid.page.nextFrame()
      }
      try await grid.wait { try grid.grid.contentOffset.y == 140 }
      await grid.close()
    }
  }
}
#endif
