#if BrowserHost
import BrowserHost
import DevTools
import OpenCollectionView
import Testing

extension InBrowser {
  @MainActor @Suite struct SessionTests {
    @Test func `a page that lost its connection comes back to the same scene`() async throws {
      let grid = try await GridPage.open()
      try await grid.page.tap(at: (x: 150, y: 250))
      try await grid.page.drag(from: (x: 200, y: 500), to: (x: 200, y: 300), duration: 0.4, holding: 0.7)
      try await grid.wait { try grid.grid.contentOffset.y == 190 && grid.grid.indexPathsForSelectedItems?.count == 1 }
      let sessions = grid.server.statistics.sessions
      try await grid.breakConnection()
      try await grid.page.waitUntil("!__ocv.isConnected")
      try await grid.page.waitUntil("__ocv.isConnected && __ocv.isAtRest")
      #expect(grid.server.statistics.sessions == sessions)
      #expect(grid.application.scenes.count == 1)
      #expect(try await grid.shownItem(atX: 50, y: 15) == 8)
      try await grid.page.tap(at: (x: 50, y: 50))
      try await grid.wait { try grid.grid.indexPathsForSelectedItems == [IndexPath(item: 8, section: 0)] }
      await grid.close()
    }

    @Test func `a finger that is down when the connection is lost is cancelled`() async throws {
      let grid = try await GridPage.open()
      try await grid.page.touch(.began, points: [TouchPoint(x: 150, y: 250)])
      try await grid.wait { try grid.controller.log == ["highlight 9"] }
      try await grid.breakConnection()
      try await grid.wait { try grid.controller.log == ["highlight 9", "unhighlight 9"] }
      #expect(try grid.grid.indexPathsForSelectedItems == [])
      try await grid.page.touch(.ended)
      await grid.close()
    }

    @Test func `two pages have a scene each and do not disturb each other`() async throws {
      let grid = try await GridPage.open()
      let second = try await GridPage.show(grid.server)
      #expect(grid.application.scenes.count == 2)
      try await second.drag(from: (x: 200, y: 500), to: (x: 200, y: 300), duration: 0.4, holding: 0.7)
      let other = try #require(
        grid.application.scenes.last?.windows.first?.rootViewController as? GridController)
      try await grid.wait { other.grid.contentOffset.y == 190 }
      #expect(try grid.grid.contentOffset.y == 0)
      #expect(try await grid.shownItem(atX: 10, y: 10) == 0)
      try await second.close()
      await grid.close()
    }

    @Test func `a reload in the middle of a throw gives a fresh page`() async throws {
      let grid = try await GridPage.open()
      try await grid.page.flick(from: (x: 200, y: 500), to: (x: 200, y: 200))
      try await grid.page.navigate(to: grid.server.address)
      try await grid.page.waitUntilShown()
      #expect(try await grid.shownItem(atX: 10, y: 10) == 0)
      await grid.close()
    }

    @Test func `a hostile client is sent away and the page goes on`() async throws {
      let grid = try await GridPage.open()
      // The same origin, so that nothing but its messages is wrong.
      let reason = try await grid.page.evaluate(
        """
        new Promise((resolve) => {
          const socket = new WebSocket(location.origin.replace("http", "ws") + "/socket");
          socket.binaryType = "arraybuffer";
          socket.onopen = () => socket.send(new Uint8Array([255, 255, 255, 255, 1, 2, 3]));
          socket.onclose = (event) => resolve(`${event.code} ${event.reason}`);
        })
        """)
      #expect(reason.string?.isEmpty == false)
      #expect(grid.server.statistics.pagesClosedForCause == 1)
      try await grid.page.tap(at: (x: 150, y: 250))
      try await grid.wait { try grid.grid.indexPathsForSelectedItems == [IndexPath(item: 9, section: 0)] }
      await grid.close()
    }

    @Test func `what is said of a lost connection stands at the top, in the typeface of the page`() async throws {
      let grid = try await GridPage.open()
      await grid.server.stop()
      try await grid.page.waitUntil("document.getElementById('notice').classList.contains('shown')")
      let look = try await grid.page.evaluate(
        """
        (() => {
          const notice = document.getElementById('notice');
          const { fontFamily } = getComputedStyle(notice);
          const { bottom } = notice.getBoundingClientRect();
          return [notice.textContent !== '', fontFamily.split(',')[0], bottom < innerHeight / 4].join('|');
        })()
        """
      ).string
      #expect(look == #"true|"Liberation Sans"|true"#)
      try? await grid.page.close()
    }
  }
}
#endif
