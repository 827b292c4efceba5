#if BrowserHost
import DevTools
import Foundation
@testable import Gallery
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

extension InBrowser {
  /// *Photos*, under two real fingers.
  @MainActor @Suite(.takesLong) struct PhotosExhibitTests {
    // T15
    @Test(arguments: [(390, 844), (1280, 800)])
    func `a photo goes with two fingers, is caught on its way, and comes back`(width: Int, height: Int) async throws {
      let exhibit = try await ExhibitPage.open("Photos", width: width, height: height)
      let twin = try HeadlessTwin("Photos", of: exhibit, width: Double(width), height: Double(height))
      let controller = try exhibit.controller(PhotosController.self)
      let view: UICollectionView = controller.collectionView
      let name = try #require(view.cellForItem(at: IndexPath(item: 6, section: 0))?.accessibilityLabel)
      let names = Array(twin.names.prefix(8))
      try await exhibit.expectAgreement(names, with: twin)

      // Apart, aside and round.
      let middle = try exhibit.middle(6, of: view)
      let start = [CGPoint(x: middle.x - 20, y: middle.y), CGPoint(x: middle.x + 20, y: middle.y)]
      let apart = [CGPoint(x: middle.x - 60, y: middle.y + 30), CGPoint(x: middle.x + 80, y: middle.y + 90)]
      try await exhibit.touch(.began, start, with: twin)
      try await exhibit.move([(start[0], apart[0]), (start[1], apart[1])], with: twin)
      try await exhibit.wait { view.collectionViewLayout is UICollectionViewTransitionLayout }
      try await exhibit.page.nextFrame()
      try await exhibit.page.nextFrame()
      try await exhibit.expectAgreement(names, with: twin, within: 2)
      let held = try await exhibit.shownFrame(of: name)
      #expect(held.contains(CGPoint(x: middle.x + 10, y: middle.y + 60)))

      // Let go it becomes large.
      try await exhibit.touch(.ended, apart, with: twin)
      try await exhibit.rest()
      twin.rest()
      #expect(view.collectionViewLayout === controller.pages)
      try await exhibit.expectAgreement([name], with: twin)

      // Its button sends it back; fingers catch it and hold it where it is seen.
      let large = try await exhibit.shownFrame(of: name)
      let button = try await exhibit.shownFrame(of: "All photos")
      try await exhibit.page.tap(at: (button.midX, button.midY))
      try await exhibit.wait { view.collectionViewLayout is UICollectionViewTransitionLayout }
      let place = CGPoint(x: large.midX, y: large.midY)
      let catching = [CGPoint(x: place.x - 40, y: place.y), CGPoint(x: place.x + 40, y: place.y)]
      let caught = [CGPoint(x: place.x - 55, y: place.y), CGPoint(x: place.x + 55, y: place.y)]
      try await exhibit.page.touch(.began, points: catching.enumerated().map { TouchPoint(id: $0, $1) })
      try await exhibit.move([(catching[0], caught[0]), (catching[1], caught[1])], steps: 4)
      if view.collectionViewLayout is UICollectionViewTransitionLayout {
        try await exhibit.wait { controller.hold != nil }
        try await exhibit.page.nextFrame()
        let first = try await exhibit.shownFrame(of: name)
        for _ in 0..<20 { try await exhibit.page.nextFrame() }
        #expect(try await exhibit.shownFrame(of: name) == first)
      }
      try await exhibit.page.touch(.ended)
      try await exhibit.rest()
      #expect(!(view.collectionViewLayout is UICollectionViewTransitionLayout))
      await exhibit.close()
    }

    @Test func `the keyboard's focus stays on its photo while it becomes large and small again`() async throws {
      let exhibit = try await ExhibitPage.open("Photos", width: 390, height: 844)
      let controller = try exhibit.controller(PhotosController.self)
      let focused = "document.activeElement.ariaLabel"
      try await exhibit.focusFirstItem()
      try await exhibit.page.key(.arrowRight)
      let name = try await exhibit.page.evaluate(focused).string
      #expect(name == controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))?.accessibilityLabel)
      try await exhibit.page.key(.enter)
      try await exhibit.rest()
      #expect(controller.status.text == "2 of 120")
      #expect(try await exhibit.page.evaluate(focused).string == name)
      try await exhibit.page.key(.escape)
      try await exhibit.rest()
      #expect(controller.status.text == "120 photos")
      #expect(try await exhibit.page.evaluate(focused).string == name)
      // It is read where it stands: after the first and before the third.
      try await exhibit.page.waitUntil("__ocv.isOrderSettled")
      try await exhibit.page.key(.arrowRight)
      let third = controller.collectionView.cellForItem(at: IndexPath(item: 2, section: 0))?.accessibilityLabel
      #expect(try await exhibit.page.evaluate(focused).string == third)
      await exhibit.close()
    }

    @Test func `fingers leaf, pull down, and keys do the same`() async throws {
      let exhibit = try await ExhibitPage.open("Photos", width: 390, height: 844)
      let controller = try exhibit.controller(PhotosController.self)
      let middle = try exhibit.middle(2, of: controller.collectionView)
      try await exhibit.page.tap(at: (middle.x, middle.y))
      try await exhibit.rest()
      #expect(controller.status.text == "3 of 120")
      try await exhibit.page.drag(from: (300, 420), to: (60, 420))
      try await exhibit.rest()
      #expect(controller.status.text == "4 of 120")
      try await exhibit.page.key(.arrowLeft)
      try await exhibit.rest()
      #expect(controller.status.text == "3 of 120")
      try await exhibit.page.drag(from: (195, 360), to: (200, 640), holding: 0.1)
      try await exhibit.rest()
      #expect(controller.status.text == "120 photos")
      await exhibit.close()
    }
  }
}
#endif
