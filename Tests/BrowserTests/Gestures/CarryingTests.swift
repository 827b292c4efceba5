#if BrowserHost
import DevTools
import OpenCollectionView
import Testing
import TouchScripts

extension InBrowser {
  /// Items that real fingers carry.
  @MainActor @Suite struct CarryingTests {
    private let cells = CarriedNumbers()
    private let first = CGPoint(x: 70, y: 70)

    /// A page on which a finger has picked up the first number.
    private func pickUp() async throws -> GesturePage {
      let gestures = try await GesturePage.open { cells.makeView() }
      try await gestures.page.touch(.began, points: [TouchPoint(first)])
      try await gestures.wait { cells.states == [.began] }
      return gestures
    }

    @Test func `a finger carries a number behind its neighbours, which make room, and lays it down`() async throws {
      let gestures = try await pickUp()
      let place = CGPoint(x: 200, y: 190)
      try await gestures.move([(first, place)])
      try await gestures.wait { cells.view?.interactiveMovements.first?.targetIndexPath?.item == 4 }
      // The neighbours are where they will be, and the number is under the finger, before anything is laid down.
      try await gestures.page.rest(with: gestures.application)
      #expect(
        try await gestures.cellCenters(5) == [
          place, CGPoint(x: 70, y: 70), CGPoint(x: 200, y: 70), CGPoint(x: 330, y: 70), CGPoint(x: 70, y: 190),
        ])
      #expect(cells.numbers.prefix(6) == [0, 1, 2, 3, 4, 5])
      try await gestures.page.touch(.ended)
      try await gestures.rest()
      #expect(cells.numbers.prefix(6) == [1, 2, 3, 4, 0, 5])
      #expect(
        try await gestures.cellCenters(5) == [
          place, CGPoint(x: 70, y: 70), CGPoint(x: 200, y: 70), CGPoint(x: 330, y: 70), CGPoint(x: 70, y: 190),
        ])
      #expect(cells.states == [.began, .changed, .ended])
    }

    @Test func `a number that is held at the lower edge has the content scroll under it`() async throws {
      let gestures = try await pickUp()
      try await gestures.move([(first, CGPoint(x: 70, y: 590))])
      try await gestures.wait { (cells.view?.contentOffset.y ?? 0) > 600 }
      try await gestures.page.touch(.ended)
      try await gestures.rest()
      let place = try #require(cells.numbers.firstIndex(of: 0))
      #expect(place > 18)
      #expect(cells.numbers.filter { $0 != 0 } == Array(1..<60))
    }

    @Test func `a touch that the system takes away puts the number back`() async throws {
      let gestures = try await pickUp()
      try await gestures.move([(first, CGPoint(x: 200, y: 190))])
      try await gestures.wait { cells.view?.interactiveMovements.first?.targetIndexPath?.item == 4 }
      try await gestures.page.touch(.cancelled)
      try await gestures.rest()
      #expect(cells.states.last == .cancelled)
      #expect(cells.numbers == Array(0..<60))
      #expect(cells.view?.interactiveMovements.isEmpty == true)
      #expect(try await gestures.cellCenters(1) == [first])
    }

    // M23
    @Test func `a second finger scrolls the content while the first carries, and the number stays under its finger`()
      async throws
    {
      let controller = cells.makeController()
      let gestures = try await GesturePage.open { controller.view }
      try await gestures.page.touch(.began, points: [TouchPoint(first)])
      try await gestures.wait { cells.view?.interactiveMovements.isEmpty == false }
      let (place, second) = (CGPoint(x: 200, y: 190), CGPoint(x: 330, y: 500))
      try await gestures.move([(first, place)])
      try await gestures.page.touch(.began, points: [TouchPoint(id: 0, place), TouchPoint(id: 1, second)])
      try await gestures.move([(place, place), (second, CGPoint(x: 330, y: 260))], steps: 24)
      try await gestures.wait { (cells.view?.contentOffset.y ?? 0) > 200 }
      try await gestures.page.touch(.ended, points: [TouchPoint(id: 1, x: 330, y: 260)])
      try await gestures.page.rest(with: gestures.application)
      #expect(try await gestures.cellCenters(1) == [place])
      #expect(cells.view?.interactiveMovements.count == 1)
      try await gestures.page.touch(.ended)
      try await gestures.rest()
      let offset = try #require(cells.view?.contentOffset.y)
      let laid = try #require(cells.numbers.firstIndex(of: 0))
      #expect(laid > 6)
      let frame = try #require(cells.view?.layoutAttributesForItem(at: IndexPath(item: laid, section: 0))?.frame)
      // Half of the room between items lies around each; on the border it may have come from either side.
      #expect(frame.insetBy(dx: -10.5, dy: -10.5).contains(CGPoint(x: place.x, y: place.y + offset)))
      #expect(cells.numbers.filter { $0 != 0 } == Array(1..<60))
      withExtendedLifetime(controller) {}
    }

    // M24
    @Test func `a number goes by keys, with the page's focus, and each step is read out`() async throws {
      let gestures = try await GesturePage.open {
        let view = cells.makeView()
        view.allowsFocus = true
        view.allowsInteractiveMovementByKeys = true
        return view
      }
      let page = gestures.page
      func hears(_ sentence: String) async throws { try await page.waitUntilSaid(sentence) }
      try await page.key(.tab)
      try await page.waitUntil("document.activeElement.getAttribute('aria-label') === 'Item 0'")
      try await page.key(.space, modifiers: .shift)
      try await hears("Item 0, picked up, 1 of 60")
      try await page.key(.arrowRight)
      try await hears("moved to 2 of 60")
      try await page.key(.arrowDown)
      try await hears("moved to 5 of 60")
      try await page.key(.enter)
      try await hears("Item 0, put down, 5 of 60")
      try await gestures.rest()
      #expect(cells.numbers.prefix(6) == [1, 2, 3, 4, 0, 5])
      #expect(try await page.evaluate("document.activeElement.getAttribute('aria-label')").string == "Item 0")
      try await page.key(.space, modifiers: .shift)
      try await hears("Item 0, picked up, 5 of 60")
      try await page.key(.arrowLeft)
      try await hears("moved to 4 of 60")
      try await page.key(.escape)
      try await hears("Item 0, put back, 5 of 60")
      try await gestures.rest()
      #expect(cells.numbers.prefix(6) == [1, 2, 3, 4, 0, 5])
    }

    // M24
    @Test func `keys that are pressed faster than answers come reach the number in their order`() async throws {
      let gestures = try await GesturePage.open {
        let view = cells.makeView()
        view.allowsFocus = true
        view.allowsInteractiveMovementByKeys = true
        return view
      }
      let page = gestures.page
      try await page.key(.tab)
      try await page.waitUntil("document.activeElement.getAttribute('aria-label') === 'Item 0'")
      try await page.pressAtOnce([
        (.space, .shift), (.arrowRight, []), (.arrowDown, []), (.arrowDown, []), (.arrowUp, []), (.enter, []),
      ])
      try await page.waitUntilSaid("Item 0, put down, 5 of 60")
      try await gestures.rest()
      #expect(cells.numbers.prefix(6) == [1, 2, 3, 4, 0, 5])
      #expect(try await page.evaluate("document.activeElement.getAttribute('aria-label')").string == "Item 0")
      // After the drop keys are the focus's again, also those that were pressed before that was known.
      try await page.pressAtOnce([(.space, .shift), (.arrowRight, []), (.escape, []), (.end, [])])
      try await page.waitUntil("document.activeElement.getAttribute('aria-label') === 'Item 59'")
      try await gestures.rest()
      #expect(cells.numbers.prefix(6) == [1, 2, 3, 4, 0, 5])
      #expect(cells.view?.interactiveMovements.isEmpty == true)
    }

    // M24
    @Test func `a reader carries a number by its actions, and finds each step in its tree`() async throws {
      let gestures = try await GesturePage.open {
        let view = cells.makeView()
        view.allowsFocus = true
        view.allowsInteractiveMovementByKeys = true
        return view
      }
      let page = gestures.page
      func act(_ name: String) async throws {
        let button =
          "[...document.querySelectorAll('#actions [aria-label=\"Item 0\"] button')]"
          + ".find((button) => button.textContent === '\(name)')"
        try await page.waitUntil("\(button) !== undefined")
        try await page.evaluate("\(button).click()")
      }
      func finds(_ role: String, _ name: String) async throws -> Bool {
        try await page.accessibilityTree().contains { $0.role == role && $0.name == name && !$0.isIgnored }
      }
      func place() async throws -> Int? {
        try await page.evaluate(
          "Number(document.querySelector('[role=option][aria-label=\"Item 0\"]').getAttribute('aria-posinset'))"
        ).integer
      }
      try await act("Pick up")
      try await page.waitUntilSaid("Item 0, picked up, 1 of 60")
      #expect(try await finds("StaticText", "Item 0, picked up, 1 of 60"))
      try await act("Move down")
      try await page.waitUntilSaid("moved to 4 of 60")
      #expect(try await finds("StaticText", "moved to 4 of 60"))
      try await gestures.rest()
      #expect(try await place() == 4)
      #expect(try await finds("button", "Put back"))
      try await act("Put down")
      try await page.waitUntilSaid("Item 0, put down, 4 of 60")
      try await gestures.rest()
      #expect(cells.numbers.prefix(5) == [1, 2, 3, 0, 4])
      #expect(try await place() == 4)
      #expect(try await !finds("button", "Put back"))
    }

    @Test func `a page that goes away in the middle leaves nothing behind`() async throws {
      let gestures = try await pickUp()
      try await gestures.move([(first, CGPoint(x: 200, y: 190))])
      try await gestures.wait { cells.view?.interactiveMovements.first?.targetIndexPath?.item == 4 }
      let view = try #require(cells.view)
      try await gestures.page.navigate(to: "about:blank")
      try await gestures.wait { view.interactiveMovements.isEmpty }
      #expect(cells.numbers == Array(0..<60))
    }
  }
}
#endif
