#if BrowserHost
import DevTools
import OpenCollectionView
import Testing

extension InBrowser {
  /// What a scroll makes the page and the browser do.
  @MainActor @Suite struct ScrollCostTests {
    /// Counts what happens to the document, and the elements that have pictures of their own at most.
    private static let watch = """
      window.seen = { words: 0, elements: 0, moving: 0 };
      window.watcher = new MutationObserver((changes) => {
        for (const { type, target } of changes) {
          if (type === "characterData") seen.words += 1;
          if (type === "childList" && target.closest?.("#screen")) seen.elements += 1;
        }
      });
      watcher.observe(document.body, { subtree: true, characterData: true, childList: true });
      const look = () => {
        seen.moving = Math.max(seen.moving, document.querySelectorAll(".moving").length);
        requestAnimationFrame(look);
      };
      look();
      """

    /// What was counted while words were scrolled, after a first scroll in which cells were made.
    private func scroll(_ words: Words) async throws -> (words: Int, elements: Int, moving: Int) {
      let stage = try await GesturePage.open { words.list }
      for isWatched in [false, true] {
        if isWatched { try await stage.page.evaluate("(() => { \(Self.watch) })()") }
        words.scroll(frames: 60)
        try await stage.wait { words.framesLeft == 0 }
        try await stage.rest()
      }
      let seen = try await stage.page.evaluate("[seen.words, seen.elements, seen.moving]")
      return (seen[0].integer ?? -1, seen[1].integer ?? -1, seen[2].integer ?? -1)
    }

    @Test func `cells used again with the same words touch nothing, and are not promoted`() async throws {
      let seen = try await scroll(Words(isNumbered: false))
      #expect(seen.words == 0)
      #expect(seen.elements == 0)
      // The list's content, which moves in each frame.
      #expect(seen.moving == 1)
    }

    @Test func `cells that are used again with other words change the words alone`() async throws {
      let seen = try await scroll(Words(isNumbered: true))
      // 60 times 37 points are 55.5 rows of four.
      #expect(seen.words >= 55 * 4)
      #expect(seen.words <= 56 * 4)
      #expect(seen.elements == 0)
      #expect(seen.moving == 1)
    }

    @Test func `what scrolls is one picture of the compositor, and not one for each row`() async throws {
      let words = Words(isNumbered: true)
      let stage = try await GesturePage.open { words.list }
      let events = stage.page.events("LayerTree.layerTreeDidChange")
      try await stage.page.send("DOM.enable")
      try await stage.page.send("LayerTree.enable")
      words.scroll(frames: 60)
      var most = 0
      var frames = 0
      for await event in events {
        guard let layers = event.parameters["layers"].array else { continue }
        frames += 1
        // The first frames are those in which it is found to move.
        if frames > 10 { most = max(most, layers.filter { $0["drawsContent"].bool == true }.count) }
        if frames == 40 { break }
      }
      try await stage.page.send("LayerTree.disable")
      // The browser's own, the page's ground and the list's, and the content.
      #expect(most <= 5)
      try await stage.rest()
    }
  }
}
#endif
