#if BrowserHost
import BrowserHost
import DevTools
import OpenCollectionView
import Testing
import TouchScripts

extension InBrowser {
  /// However fingers come and go, none is left in the application when they have gone.
  @MainActor @Suite struct StuckTouchTests {
    private let board = GestureBoard()

    private func open(withPress: Bool = false) async throws -> GesturePage {
      board.add(UIPanGestureRecognizer(), as: "pan")
      // Not where nobody knows how long a finger rests: a busy machine takes its time between two events.
      if withPress { board.add(UILongPressGestureRecognizer(), as: "press") }
      return try await GesturePage.open { board }
    }

    /// Nothing is down, the view has heard of every end, and no recognizer is under way.
    private func expectNothingLeft(_ gestures: GesturePage) async throws {
      try await gestures.rest()
      #expect(try gestures.window.liveTouches == 0)
      #expect(board.openTouches.isEmpty && !board.hasHeardNonsense)
      #expect(board.gestureRecognizers?.allSatisfy { $0.state == .possible && $0.numberOfTouches == 0 } == true)
    }

    private func fingers(_ count: Int, dx: Double = 0) -> [TouchPoint] {
      (0..<count).map { TouchPoint(id: $0, x: 30 + 35 * Double($0) + dx, y: 100 + 40 * Double($0)) }
    }

    @Test(arguments: [5, 10])
    func `as many fingers as a hand or two have come down, move and lift`(count: Int) async throws {
      let gestures = try await open()
      try await gestures.page.touch(.began, points: fingers(count))
      try await gestures.wait { try gestures.window.liveTouches == count }
      for step in 1...5 {
        try await gestures.page.touch(.moved, points: fingers(count, dx: Double(step) * 5))
        try await gestures.page.nextFrame()
      }
      try await gestures.wait { board.log.contains("pan changed") }
      try await gestures.page.touch(.ended)
      try await expectNothingLeft(gestures)
      #expect(try gestures.window.mostTouches == count)
      #expect(board.log == ["view began", "view cancelled", "pan began", "pan changed", "pan ended"])
    }

    @Test func `fingers lift one after the other while others stay`() async throws {
      let gestures = try await open()
      try await gestures.page.touch(.began, points: fingers(5))
      try await gestures.wait { try gestures.window.liveTouches == 5 }
      for finger in fingers(5) {
        try await gestures.page.touch(.ended, points: [finger])
        try await gestures.wait { try gestures.window.liveTouches == 4 - finger.id }
      }
      try await expectNothingLeft(gestures)
    }

    @Test func `a finger that leaves the page is followed, and its lift is heard`() async throws {
      let gestures = try await open()
      try await gestures.page.touch(.began, points: [TouchPoint(x: 200, y: 300)])
      for x in stride(from: 180.0, through: -60, by: -30) {
        try await gestures.page.touch(.moved, points: [TouchPoint(x: x, y: 300)])
        try await gestures.page.nextFrame()
      }
      try await gestures.wait { board.log.contains("pan changed") }
      try await gestures.page.touch(.ended)
      try await expectNothingLeft(gestures)
      #expect(board.log.last == "pan ended")
    }

    @Test func `a mouse that leaves the page with its button down is followed, and its release is heard`() async throws
    {
      let gestures = try await open()
      try await gestures.page.mouse(.pressed, x: 200, y: 300)
      for y in stride(from: 350.0, through: 700, by: 50) {
        try await gestures.page.mouse(.moved, x: 200, y: y)
        try await gestures.page.nextFrame()
      }
      try await gestures.page.mouse(.released, x: 200, y: 700)
      try await expectNothingLeft(gestures)
      #expect(board.log == ["view began", "view cancelled", "pan began", "pan changed", "pan ended"])
    }

    @Test func `fingers that the browser takes away are cancelled all at once`() async throws {
      let gestures = try await open()
      try await gestures.page.touch(.began, points: fingers(3))
      try await gestures.wait { try gestures.window.liveTouches == 3 }
      try await gestures.page.touch(.cancelled)
      try await expectNothingLeft(gestures)
      #expect(board.log == ["view began", "view cancelled"])
    }

    @Test func `a page that is hidden during a gesture cancels it`() async throws {
      let gestures = try await open()
      try await gestures.page.touch(.began, points: [TouchPoint(x: 200, y: 300)])
      for y in stride(from: 310.0, through: 360, by: 10) {
        try await gestures.page.touch(.moved, points: [TouchPoint(x: 200, y: y)])
        try await gestures.page.nextFrame()
      }
      try await gestures.wait { board.log.last == "pan changed" }
      // A window without a display cannot be covered by another one: the page is told what it would be told.
      try await gestures.page.evaluate(
        """
        Object.defineProperty(document, "hidden", { value: true, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
        """)
      try await gestures.wait { board.log.last == "pan cancelled" }
      #expect(try gestures.window.liveTouches == 0)
      // What the finger does from now on is nobody's.
      try await gestures.page.touch(.moved, points: [TouchPoint(x: 200, y: 400)])
      try await gestures.page.touch(.ended)
      try await gestures.page.evaluate("delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))")
      try await expectNothingLeft(gestures)
      #expect(board.log.last == "pan cancelled")
    }

    @Test func `a window that loses the focus during a gesture cancels it`() async throws {
      let gestures = try await open()
      try await gestures.page.touch(.began, points: fingers(2))
      try await gestures.wait { try gestures.window.liveTouches == 2 }
      try await gestures.page.evaluate("dispatchEvent(new Event('blur'))")
      try await gestures.wait { try gestures.window.liveTouches == 0 }
      try await gestures.page.touch(.ended)
      try await expectNothingLeft(gestures)
      #expect(board.log == ["view began", "view cancelled"])
    }

    @Test func `a long press is the application's: no menu of the browser, no selection, no cancel`() async throws {
      let gestures = try await open(withPress: true)
      try await gestures.page.evaluate(
        """
        window.menus = [];
        addEventListener("contextmenu", (event) => menus.push(event.defaultPrevented));
        """)
      try await gestures.page.touch(.began, points: [TouchPoint(x: 200, y: 300)])
      try await gestures.wait { board.log.last == "press began" }
      // Longer than any browser waits with its own menu.
      try await gestures.page.evaluate("new Promise((done) => setTimeout(done, 800))")
      #expect(try gestures.window.liveTouches == 1)
      try await gestures.page.touch(.ended)
      try await expectNothingLeft(gestures)
      #expect(board.log == ["view began", "view cancelled", "press began", "press ended"])
      #expect(try await gestures.page.evaluate("menus.every((isPrevented) => isPrevented)").bool == true)
      #expect(try await gestures.page.evaluate("getSelection().toString()").string == "")
    }

    @Test func `the secondary button presses and releases like any other`() async throws {
      let gestures = try await open()
      try await gestures.page.mouse(.pressed, x: 200, y: 300, button: .right)
      try await gestures.wait { try gestures.window.liveTouches == 1 }
      try await gestures.page.mouse(.released, x: 200, y: 300, button: .right)
      try await expectNothingLeft(gestures)
      #expect(board.log == ["view began", "view ended"])
    }

    @Test func `a second button pressed during a drag neither begins nor ends it`() async throws {
      let gestures = try await open()
      try await gestures.page.mouse(.pressed, x: 200, y: 300)
      try await gestures.wait { try gestures.window.liveTouches == 1 }
      try await gestures.page.mouse(.pressed, x: 200, y: 300, button: .right)
      try await gestures.page.mouse(.released, x: 200, y: 300, button: .right)
      try await gestures.page.nextFrame()
      #expect(try gestures.window.liveTouches == 1)
      try await gestures.page.mouse(.released, x: 200, y: 300)
      try await expectNothingLeft(gestures)
      #expect(try gestures.window.mostTouches == 1)
    }

    @Test func `a finger and a mouse are two touches`() async throws {
      let gestures = try await open()
      try await gestures.page.touch(.began, points: [TouchPoint(x: 100, y: 300)])
      try await gestures.page.mouse(.pressed, x: 300, y: 300)
      try await gestures.wait { try gestures.window.liveTouches == 2 }
      try await gestures.page.mouse(.released, x: 300, y: 300)
      try await gestures.wait { try gestures.window.liveTouches == 1 }
      try await gestures.page.touch(.ended)
      try await expectNothingLeft(gestures)
    }

    @Test func `a finger down when the page is loaded again is cancelled`() async throws {
      let gestures = try await open()
      try await gestures.page.touch(.began, points: [TouchPoint(x: 100, y: 300)])
      try await gestures.wait { try gestures.window.liveTouches == 1 }
      let window = try gestures.window
      try await gestures.page.navigate(to: gestures.server.address)
      try await gestures.wait { window.liveTouches == 0 }
      #expect(board.openTouches.isEmpty)
      #expect(board.log == ["view began", "view cancelled"])
    }

    @Test func `neither two fingers nor a wheel with Control zoom or scroll the page itself`() async throws {
      let gestures = try await open()
      try await gestures.page.pinch(around: (x: 200, y: 300), from: 60, to: 300, duration: 0.2)
      try await gestures.page.drag(from: (x: 200, y: 500), to: (x: 200, y: 100), duration: 0.1)
      try await gestures.page.wheel(x: 200, y: 300, dx: 0, dy: -100, modifiers: .control)
      try await gestures.page.wheel(x: 200, y: 300, dx: 0, dy: 400)
      try await expectNothingLeft(gestures)
      let page = try await gestures.page.evaluate("[visualViewport.scale, scrollX, scrollY, devicePixelRatio].join()")
      #expect(page.string == "1,0,0,1")
    }
  }
}
#endif
