#if BrowserHost
import BrowserHost
import DevTools
import OpenCollectionView
import Testing

extension InBrowser {
  @MainActor @Suite struct PacingTests {
    /// Keeps the page busy for most of each frame, and counts the frames.
    private static let burden = """
      window.frames = 0;
      const burden = () => {
        window.frames += 1;
        const end = performance.now() + 80;
        while (performance.now() < end);
        requestAnimationFrame(burden);
      };
      requestAnimationFrame(burden);
      """

    @Test func `a slow page skips frames and never queues them`() async throws {
      let grid = try await GridPage.open()
      try await grid.page.evaluate("(() => { \(Self.burden) })()")
      let before = grid.server.statistics.frames
      try await grid.page.flick(from: (x: 200, y: 500), to: (x: 200, y: 200))
      try await grid.wait { try grid.controller.log.last == "rest" }
      let frames = grid.server.statistics.frames - before
      let shown = try #require(try await grid.page.evaluate("window.frames").integer)
      // One frame of the scene for each of the page, and no more than the two that may be outstanding.
      #expect(frames <= shown + 2)
      try await grid.rest()
      let offset = try grid.grid.contentOffset.y
      #expect(try await grid.shownItem(atX: 50, y: 300) == Int((offset + 300) / 100) * 4)
      await grid.close()
    }

    @Test func `a scroll is told in a few dozen bytes a frame`() async throws {
      let grid = try await GridPage.open()
      try await grid.page.flick(from: (x: 200, y: 500), to: (x: 200, y: 200))
      try await grid.wait { try grid.controller.log.last == "throw" }
      let before = grid.server.statistics
      try await grid.wait { try grid.controller.log.last == "rest" }
      let after = grid.server.statistics
      let bytesPerFrame = (after.bytesOut - before.bytesOut) / max(1, after.frames - before.frames)
      // Most frames move one layer; every now and then a row of four cells is used again.
      #expect(bytesPerFrame < 250)
      await grid.close()
    }
  }
}
#endif
