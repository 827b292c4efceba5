#if BrowserHost
@testable import BrowserHost
import DevTools
@testable import Gallery
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

extension InBrowser {
  /// A page that shows the scene of another host beside it.
  @MainActor @Suite struct PanelPageTests {
    /// A panel of 800 × 600 points with a red square, and a page half as large that shows it.
    @MainActor private struct Stage {
      let screen = VirtualScreen(width: 800, height: 600, scale: 1)
      let square = UIView(frame: CGRect(x: 400, y: 300, width: 200, height: 150))
      let shared: SharedScene
      let server: BrowserServer
      let page: Page

      init() async throws {
        screen.show(UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 600)))
        screen.window.backgroundColor = .white
        square.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        screen.window.addSubview(square)
        screen.advanceUntilRest()
        let screen = screen
        shared = SharedScene(screen.scene) { screen.mirror }
        let configuration = BrowserHostConfiguration(port: 0, title: "Panel")
        server = try await BrowserHost(configuration: configuration).start(showing: shared, now: { screen.now })
        page = try await GridPage.show(server, width: 400, height: 300)
      }

      /// Lets both go on for some frames.
      func run(_ frames: Int) async throws {
        for _ in 0..<frames {
          screen.advance(by: 1.0 / 60)
          shared.frameDidRun()
          try await page.nextFrame()
        }
      }

      func isRed(_ x: Double, _ y: Double) async throws -> Bool {
        let pixel = try #require(try await page.pixels(at: [(x: x, y: y)]).first)
        return pixel.difference(from: Pixel(red: 255, green: 0, blue: 0)) < 3
      }
    }

    // W19
    @Test func `a page shows what a panel shows, as large as it fits, and a tap on it is a tap on the panel`()
      async throws
    {
      let stage = try await Stage()
      #expect(try await stage.isRed(205, 155))
      #expect(try await stage.isRed(295, 220))
      #expect(try await !stage.isRed(195, 155))
      #expect(try await !stage.isRed(305, 220))
      var places: [CGPoint] = []
      let tap = UITapGestureRecognizer()
      tap.addAction { places.append($0.location(in: nil)) }
      stage.square.addGestureRecognizer(tap)
      try await stage.page.tap(at: (x: 250, y: 180))
      try await stage.run(10)
      #expect(places == [CGPoint(x: 500, y: 360)])

      // What the program does is on the page with the next frame, in a page of another size, too.
      stage.square.frame.origin.x = 0
      try await stage.run(4)
      #expect(try await stage.isRed(5, 155))
      #expect(try await !stage.isRed(205, 155))
      try await stage.page.setViewport(width: 800, height: 400, scale: 1, mobile: true, touch: true)
      try await stage.run(10)
      // Two thirds as large, and in the middle.
      #expect(try await stage.isRed(140, 250))
      #expect(try await !stage.isRed(130, 250))
      try? await stage.page.close()
      await stage.server.stop()
    }

    // W19
    @Test(arguments: ["Spread", "Cover Flow", "Stacks", "Reorder"])
    func `a page that comes later shows what a panel shows of an exhibit`(title: String) async throws {
      let screen = VirtualScreen(width: 1024, height: 768, scale: 1, delegateClass: AppDelegate.self)
      screen.runFrame()
      let gallery = try #require(screen.window.rootViewController as? GalleryController)
      gallery.show(at: try #require(Exhibit.all.firstIndex { $0.title == title }))
      screen.advanceUntilRest()
      let shared = SharedScene(screen.scene) { screen.mirror }
      let configuration = BrowserHostConfiguration(port: 0, title: "Panel")
      let server = try await BrowserHost(configuration: configuration).start(showing: shared, now: { screen.now })
      let page = try await GridPage.show(server, width: 512, height: 384)
      try await page.waitUntil("__ocv.commits > 0")
      let cells = screen.scene.windows.flatMap(\.descendants).compactMap { $0 as? UICollectionViewCell }
      let name = try #require(cells.compactMap(\.accessibilityLabel).first)
      try await page.waitUntil("document.querySelector('[aria-label=\"\(name)\"]') !== null")
      try? await page.close()
      await server.stop()
    }

    // W19
    @Test func `who touches last drives: a finger on the panel takes a drag from the page, and the page one from it`()
      async throws
    {
      let stage = try await Stage()
      let pan = UIPanGestureRecognizer()
      var states: [UIGestureRecognizer.State] = []
      pan.addAction { if states.last != $0.state { states.append($0.state) } }
      stage.screen.window.addGestureRecognizer(pan)
      try await stage.page.touch(.began, points: [TouchPoint(x: 100, y: 100)])
      for step in 1...6 {
        try await stage.page.touch(.moved, points: [TouchPoint(x: 100 + 10 * Double(step), y: 100)])
        try await stage.run(1)
      }
      try await stage.run(4)
      #expect(states == [.began, .changed])
      stage.shared.hostBeginsToDrive()
      let finger = stage.screen.touch(at: CGPoint(x: 300, y: 300))
      try await stage.run(2)
      #expect(states == [.began, .changed, .cancelled])
      try await stage.page.touch(.ended)
      finger.move(to: CGPoint(x: 400, y: 300))
      try await stage.run(2)
      #expect(states == [.began, .changed, .cancelled, .began])
      var isTaken = false
      stage.shared.pageBeginsToDrive = {
        isTaken = true
        stage.screen.scene.cancelInput()
      }
      try await stage.page.tap(at: (x: 100, y: 100))
      try await stage.run(6)
      #expect(isTaken)
      #expect(states.last == .cancelled)
      try? await stage.page.close()
      await stage.server.stop()
    }
  }
}
#endif
