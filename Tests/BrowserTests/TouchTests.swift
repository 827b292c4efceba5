#if BrowserHost
import DevTools
import OpenCollectionView
import Testing

extension InBrowser {
  @MainActor @Suite struct TouchTests {
    @Test func `a tap highlights and selects the item under the finger`() async throws {
      let grid = try await GridPage.open()
      try await grid.page.tap(at: (x: 150, y: 250))
      try await grid.wait { try grid.grid.indexPathsForSelectedItems == [IndexPath(item: 9, section: 0)] }
      #expect(try grid.controller.log == ["highlight 9", "select 9", "unhighlight 9"])
      try await grid.rest()
      let border = try #require(try await grid.page.pixels(at: [(x: 103, y: 250)]).first)
      #expect(border.difference(from: Pixel(red: 255, green: 0, blue: 0)) < 3)
      await grid.close()
    }

    @Test func `a slow drag moves the content with the finger, less the ten points that begin it`() async throws {
      let grid = try await GridPage.open()
      try await grid.page.drag(from: (x: 200, y: 500), to: (x: 200, y: 300), duration: 0.4, holding: 0.7)
      try await grid.wait { try grid.controller.log.last == "drop" }
      #expect(try grid.grid.contentOffset == CGPoint(x: 0, y: 190))
      try await grid.rest()
      #expect(try await grid.shownItem(atX: 50, y: 5) == 4)
      #expect(try await grid.shownItem(atX: 50, y: 15) == 8)
      await grid.close()
    }

    @Test func `a flick throws the content, which rests where the page then shows it`() async throws {
      let grid = try await GridPage.open()
      try await grid.page.flick(from: (x: 200, y: 500), to: (x: 200, y: 200))
      try await grid.wait { try grid.controller.log.last == "rest" }
      #expect(try grid.controller.log == ["drag", "throw", "rest"])
      let offset = try grid.grid.contentOffset.y
      // 300 points in 0.12 s are 2,500 points a second, give or take the timing of a real finger.
      let release = try #require(try grid.controller.releases.last)
      #expect(release.place == 290)
      #expect((2_100...2_900).contains(release.speed))
      // A throw ends at 10 points a second, and carries 0.499 points for each of the others; at 2,500 to 1532.5.
      #expect(abs(offset - (290 + (release.speed - 10) * 0.499)) <= 0.5)
      try await grid.rest()
      let row = Int((offset + 300) / 100)
      #expect(try await grid.shownItem(atX: 50, y: 300) == row * 4)
      await grid.close()
    }

    @Test func `two fingers drag together, and the content follows their middle`() async throws {
      let grid = try await GridPage.open()
      try await grid.page.drag(
        [
          FingerPath(from: (x: 100, y: 500), to: (x: 100, y: 300)),
          FingerPath(from: (x: 300, y: 500), to: (x: 300, y: 200)),
        ], duration: 0.4, holding: 0.7)
      try await grid.wait { try grid.controller.log.last == "drop" }
      #expect(try grid.grid.contentOffset.y == 240)
      #expect(try grid.controller.fingerCounts.contains(2))
      await grid.close()
    }

    @Test func `content pulled beyond its edge comes back`() async throws {
      let grid = try await GridPage.open()
      try await grid.page.touch(.began, points: [TouchPoint(x: 200, y: 200)])
      for step in 1...10 {
        try await grid.page.touch(.moved, points: [TouchPoint(x: 200, y: 200 + Double(step) * 20)])
        try await grid.page.nextFrame()
      }
      try await grid.wait { try grid.grid.contentOffset.y < -80 }
      // S20: 190 points of pull show (1 − 1/(190 · 0.55/600 + 1)) · 600 points.
      #expect(try abs(grid.grid.contentOffset.y + 89.1) < 1)
      try await grid.page.touch(.ended)
      try await grid.wait { try grid.grid.contentOffset.y == 0 && !grid.grid.isDecelerating }
      await grid.close()
    }

    @Test func `a finger on moving content stops it and taps nothing`() async throws {
      let grid = try await GridPage.open()
      try await grid.page.flick(from: (x: 200, y: 500), to: (x: 200, y: 200))
      try await grid.wait { try grid.grid.isDecelerating }
      try await grid.page.tap(at: (x: 200, y: 300))
      try await grid.wait { try !grid.grid.isDecelerating }
      try await grid.rest()
      let log = try grid.controller.log
      // The touch that stopped it ends as a drag does. // S100
      #expect(log == ["drag", "throw", "rest", "drop"])
      #expect(try grid.grid.indexPathsForSelectedItems == [])
      await grid.close()
    }

    @Test func `touches that the browser takes away do not select`() async throws {
      let grid = try await GridPage.open()
      try await grid.page.touch(.began, points: [TouchPoint(x: 150, y: 250)])
      try await grid.wait { try grid.controller.log == ["highlight 9"] }
      try await grid.page.touch(.cancelled)
      try await grid.wait { try grid.controller.log == ["highlight 9", "unhighlight 9"] }
      #expect(try grid.grid.indexPathsForSelectedItems == [])
      await grid.close()
    }
  }
}
#endif
