#if BrowserHost
import DevTools
@testable import Gallery
import OpenCollectionView
import TestSupport
import Testing

extension InBrowser {
  /// *Store*, under real fingers: rows that go sideways in a page that goes up and down.
  @MainActor @Suite(.takesLong) struct StoreExhibitTests {
    private func name(_ item: Int, in section: Int, of controller: StoreController) -> String {
      controller.shelves[section].prints[item].spoken
    }

    private func isFlung(_ row: UIScrollView?) -> Bool { row?.isDecelerating == true }

    @Test(arguments: [(390, 844), (1440, 900)])
    func `a row that is flung and the page go their own ways, and the page shows what the store has`(
      width: Int, height: Int
    ) async throws {
      let exhibit = try await ExhibitPage.open("Store", width: width, height: height)
      let controller = try exhibit.controller(StoreController.self)
      let view = controller.collectionView
      let middle = try exhibit.middle(0, in: 0, of: view)
      let before = try await exhibit.shownFrame(of: name(0, in: 0, of: controller))
      let way = Double(width) * 0.3
      try await exhibit.page.flick(from: (middle.x + way / 2, middle.y), to: (middle.x - way / 2, middle.y))
      // The next finger moves the page while the row is still on its way.
      try await exhibit.page.drag(
        from: (Double(width) / 2, Double(height) * 0.7), to: (Double(width) / 2, Double(height) * 0.7 - 40))
      try await exhibit.rest()
      let offset = try #require(view.orthogonalContentOffset(forSection: 0))
      #expect(offset == (width == 390 ? 370 : 1_300))
      #expect(view.contentOffset.y > 20)
      #expect(view.orthogonalContentOffset(forSection: 1) == 0)
      let next = width == 390 ? 1 : 3
      let shown = try await exhibit.shownFrame(of: name(next, in: 0, of: controller))
      #expect(abs(shown.minX - before.minX) < 0.6)
      #expect(abs(shown.minY - (before.minY - view.contentOffset.y)) < 0.6)
      #expect(controller.status == ExhibitStatus(text: "73 prints"))
      await exhibit.close()
    }

    @Test func `a finger catches a row that is flung, and it takes nothing`() async throws {
      let exhibit = try await ExhibitPage.open("Store", width: 390, height: 844)
      let controller = try exhibit.controller(StoreController.self)
      let view = controller.collectionView
      let y = try exhibit.middle(0, in: 1, of: view).y
      try await exhibit.page.flick(from: (350, y), to: (150, y))
      try await exhibit.wait { isFlung(view.orthogonalScrollView(forSection: 1)) }
      try await exhibit.page.touch(.began, points: [TouchPoint(x: 200, y: y)])
      try await exhibit.wait { !isFlung(view.orthogonalScrollView(forSection: 1)) }
      let caught = try #require(view.orthogonalContentOffset(forSection: 1))
      for _ in 0..<20 { try await exhibit.page.nextFrame() }
      #expect(view.orthogonalContentOffset(forSection: 1) == caught)
      #expect(caught > 100)
      try await exhibit.page.touch(.ended)
      try await exhibit.rest()
      #expect(controller.status == ExhibitStatus(text: "73 prints"))
      #expect(view.contentOffset.y == 0)
      await exhibit.close()
    }

    @Test func `a second finger scrolls the page while the first one holds a row`() async throws {
      let exhibit = try await ExhibitPage.open("Store", width: 390, height: 844)
      let controller = try exhibit.controller(StoreController.self)
      let view = controller.collectionView
      let y = try exhibit.middle(0, in: 0, of: view).y
      let held = CGPoint(x: 200, y: y)
      try await exhibit.page.touch(.began, points: [TouchPoint(id: 0, CGPoint(x: 300, y: y))])
      try await exhibit.move([(CGPoint(x: 300, y: y), held)])
      try await exhibit.wait { view.orthogonalScrollView(forSection: 0)?.isDragging == true }
      let offset = try #require(view.orthogonalContentOffset(forSection: 0))
      #expect(offset > 50)
      // Below the last row in sight.
      let start = CGPoint(x: 195, y: 810)
      try await exhibit.page.touch(.began, points: [TouchPoint(id: 0, held), TouchPoint(id: 1, start)])
      try await exhibit.move([(held, held), (start, CGPoint(x: 195, y: 650))])
      try await exhibit.wait { view.contentOffset.y > 100 }
      #expect(view.orthogonalContentOffset(forSection: 0) == offset)
      #expect(view.orthogonalScrollView(forSection: 0)?.isDragging == true)
      try await exhibit.page.touch(.ended)
      try await exhibit.rest()
      // The row goes on to the next card, or back to the first one.
      #expect([0, 370].contains(try #require(view.orthogonalContentOffset(forSection: 0))))
      await exhibit.close()
    }

    @Test func `a tap takes a print, and a page that is loaded again has it, and its row where it was`() async throws {
      let exhibit = try await ExhibitPage.open("Store", width: 390, height: 844)
      let controller = try exhibit.controller(StoreController.self)
      let place = try exhibit.middle(0, in: 1, of: controller.collectionView)
      try await exhibit.page.tap(at: (place.x, place.y))
      try await exhibit.rest()
      #expect(controller.status.text == "1 taken \u{B7} \u{20AC}24")
      let card = try exhibit.middle(0, in: 0, of: controller.collectionView)
      try await exhibit.page.flick(from: (300, card.y), to: (120, card.y))
      try await exhibit.rest()
      for _ in 0..<30 { try await exhibit.page.nextFrame() }
      try await exhibit.page.waitUntil("(sessionStorage['ocv.state'] ?? '') !== ''")
      let again = try await exhibit.reload(controller) {
        $0.collectionView.orthogonalContentOffset(forSection: 0) == 370
      }
      #expect(again.status.text == "1 taken \u{B7} \u{20AC}24")
      await exhibit.close()
    }
  }
}
#endif
