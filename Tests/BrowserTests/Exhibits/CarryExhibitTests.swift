#if BrowserHost
import DevTools
@testable import Gallery
import OpenCollectionView
import TestSupport
import Testing

extension InBrowser {
  /// *Carry*, under real fingers and with keys.
  @MainActor @Suite(.takesLong) struct CarryExhibitTests {
    private func name(_ photo: Photo) -> String { "\(photo.title), \(photo.subtitle)" }

    /// The middle of a row's handle, on the screen.
    private func handle(_ item: Int, of view: UICollectionView) throws -> CGPoint {
      let frame = try #require(view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame)
      return view.convert(CGPoint(x: frame.maxX - 32, y: frame.midY), to: nil)
    }

    @Test(arguments: [(1280, 800), (390, 844)])
    func `a row that is held at the lower edge goes to the end, and the data follows`(
      width: Int, height: Int
    ) async throws {
      let exhibit = try await ExhibitPage.open("Carry", width: width, height: height)
      let controller = try exhibit.controller(CarryController.self)
      let view = controller.collectionView
      let before = controller.photos
      let start = try handle(1, of: view)
      try await exhibit.page.touch(.began, points: [TouchPoint(start)])
      try await exhibit.wait { controller.status.isEmphasized }
      try await exhibit.move([(start, CGPoint(x: start.x, y: Double(height) - 6))])
      let last = view.contentSize.height - view.bounds.height
      try await exhibit.wait { view.contentOffset.y == last }
      // At the end nothing goes on, although the finger is still down.
      try await exhibit.rest()
      #expect(controller.photos == before)
      try await exhibit.page.touch(.ended)
      try await exhibit.rest()
      var after = before
      after.append(after.remove(at: 1))
      #expect(controller.photos == after)
      let place = try exhibit.middle(before.count - 1, of: view)
      let shown = try await exhibit.shownFrame(of: name(before[1]))
      #expect(abs(shown.midX - place.x) < 0.6 && abs(shown.midY - place.y) < 0.6)
      await exhibit.close()
    }

    @Test func `a touch that the system takes away puts the row back`() async throws {
      let exhibit = try await ExhibitPage.open("Carry", width: 390, height: 844)
      let controller = try exhibit.controller(CarryController.self)
      let before = controller.photos
      let start = try handle(0, of: controller.collectionView)
      try await exhibit.page.touch(.began, points: [TouchPoint(start)])
      try await exhibit.move([(start, CGPoint(x: start.x, y: start.y + 300))])
      try await exhibit.wait { controller.status.text == "\(before[0].title) to 5" }
      try await exhibit.page.touch(.cancelled)
      try await exhibit.rest()
      #expect(controller.photos == before)
      #expect(controller.status == ExhibitStatus(text: "16 rows"))
      await exhibit.close()
    }

    // M24
    @Test func `a row goes by keys, in the words that are used everywhere, however fast they are pressed`() async throws
    {
      let exhibit = try await ExhibitPage.open("Carry", width: 390, height: 844)
      let controller = try exhibit.controller(CarryController.self)
      let page = exhibit.page
      let before = controller.photos
      let row = name(before[0])
      try await exhibit.focusFirstItem()
      try await page.key(.space, modifiers: .shift)
      try await page.waitUntilSaid("\(row), picked up, 1 of 16")
      try await exhibit.wait { controller.status == ExhibitStatus(text: "\(before[0].title) to 1", isEmphasized: true) }
      try await page.key(.arrowDown)
      try await page.waitUntilSaid("moved to 2 of 16")
      try await page.key(.escape)
      try await page.waitUntilSaid("\(row), put back, 1 of 16")
      #expect(controller.photos == before)
      try await exhibit.rest()
      try await page.pressAtOnce([
        (.space, .shift), (.arrowDown, []), (.arrowDown, []), (.arrowDown, []), (.arrowUp, []), (.space, []),
      ])
      try await page.waitUntilSaid("\(row), put down, 3 of 16")
      try await exhibit.rest()
      var after = before
      after.insert(after.remove(at: 0), at: 2)
      #expect(controller.photos == after)
      #expect(controller.status == ExhibitStatus(text: "16 rows"))
      await exhibit.close()
    }

    @Test func `a page that goes away in the middle leaves nothing behind`() async throws {
      let exhibit = try await ExhibitPage.open("Carry", width: 390, height: 844, lifetime: 0.2)
      weak let controller = try exhibit.controller(CarryController.self)
      weak let scene = exhibit.application.scenes.first
      let start = try handle(0, of: try #require(controller).collectionView)
      try await exhibit.page.touch(.began, points: [TouchPoint(start)])
      // Content scrolls when the page goes.
      try await exhibit.move([(start, CGPoint(x: start.x, y: 838))])
      try await exhibit.wait { (controller?.collectionView.contentOffset.y ?? 0) > 20 }
      try await exhibit.leave()
      #expect(controller == nil)
      #expect(scene == nil)
      await exhibit.close()
    }
  }
}
#endif
