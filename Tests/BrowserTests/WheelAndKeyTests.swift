#if BrowserHost
import DevTools
import OpenCollectionView
import Testing

extension InBrowser {
  /// A real wheel and real keys scroll, and the page itself stays where it is.
  @MainActor @Suite struct WheelAndKeyTests {
    @MainActor private struct Stage {
      let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      let told = Told()

      init() {
        outer.contentSize = CGSize(width: 1200, height: 3000)
        inner.contentSize = CGSize(width: 400, height: 360)
        outer.addSubview(inner)
        outer.delegate = told
      }
    }

    private final class Told: UIScrollViewDelegate {
      var calls: [String] = []
      private func note(_ call: String) { if calls.last != call { calls.append(call) } }
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("begin") }
      func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll") }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { note("end") }
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("animated") }
    }

    private func pageStands(_ page: Page) async throws -> Bool {
      try await page.evaluate("scrollX === 0 && scrollY === 0 && document.documentElement.scrollTop === 0") == true
    }

    @Test func `notches add up, go sideways with Shift, and stop at the edge`() async throws {
      let stage = Stage()
      let gestures = try await GesturePage.open { stage.outer }
      for _ in 0..<3 { try await gestures.page.wheel(x: 200, y: 450, dx: 0, dy: 120) }
      try await gestures.wait { stage.outer.contentOffset == CGPoint(x: 0, y: 360) }
      try await gestures.rest()
      #expect(stage.told.calls == ["begin", "scroll", "end"])

      try await gestures.page.wheel(x: 200, y: 450, dx: 0, dy: 120, modifiers: .shift)
      try await gestures.wait { stage.outer.contentOffset == CGPoint(x: 120, y: 360) }
      try await gestures.rest()

      for _ in 0..<5 { try await gestures.page.wheel(x: 200, y: 450, dx: 0, dy: -120) }
      try await gestures.wait { stage.outer.contentOffset == CGPoint(x: 120, y: 0) }
      try await gestures.rest()
      #expect(try await pageStands(gestures.page))
    }

    @Test func `a turning keeps to the view it began with, the next one goes on around it`() async throws {
      let stage = Stage()
      let gestures = try await GesturePage.open { stage.outer }
      for _ in 0..<5 { try await gestures.page.wheel(x: 200, y: 150, dx: 0, dy: 120) }
      try await gestures.wait { stage.inner.contentOffset.y == 60 }
      try await gestures.rest()
      #expect(stage.outer.contentOffset.y == 0)
      // The rest took longer than a turning holds on.
      for _ in 0..<15 { try await gestures.page.nextFrame() }
      try await gestures.page.wheel(x: 200, y: 150, dx: 0, dy: 120)
      try await gestures.wait { stage.outer.contentOffset.y == 120 }
      #expect(stage.inner.contentOffset.y == 60)
      try await gestures.rest()
    }

    @Test func `keys scroll the application and not the page`() async throws {
      let stage = Stage()
      let gestures = try await GesturePage.open { stage.outer }
      try await gestures.page.key(.arrowDown)
      try await gestures.wait { stage.outer.contentOffset.y == 40 }
      try await gestures.page.key(.space)
      try await gestures.wait { stage.outer.contentOffset.y == 600 }
      try await gestures.page.key(.space, modifiers: .shift)
      try await gestures.wait { stage.outer.contentOffset.y == 40 }
      try await gestures.page.key(.arrowRight)
      try await gestures.wait { stage.outer.contentOffset.x == 40 }
      try await gestures.page.key(.end)
      try await gestures.wait { stage.outer.contentOffset.y == 2400 }
      try await gestures.page.key(.home)
      try await gestures.wait { stage.outer.contentOffset.y == 0 }
      try await gestures.page.key(.arrowDown, modifiers: .control)
      try await gestures.wait { stage.outer.contentOffset.y == 2400 }
      try await gestures.rest()
      #expect(stage.told.calls.last == "animated")
      #expect(try await pageStands(gestures.page))
    }

    @Test func `a held key scrolls on and on until it is released`() async throws {
      let stage = Stage()
      let gestures = try await GesturePage.open { stage.outer }
      try await gestures.page.keyDown(.arrowDown)
      // No longer than it has to be held: how many frames a busy machine has until the end of the content nobody knows.
      for _ in 0..<600 where stage.outer.contentOffset.y <= 200 {
        try await gestures.page.keyDown(.arrowDown, isRepeat: true)
        try await gestures.page.nextFrame()
      }
      #expect(stage.outer.contentOffset.y > 200)
      try await gestures.page.keyUp(.arrowDown)
      try await gestures.rest()
      let rested = stage.outer.contentOffset.y
      for _ in 0..<10 { try await gestures.page.nextFrame() }
      #expect(stage.outer.contentOffset.y == rested)
      #expect(rested < 2400)
    }
  }
}
#endif
