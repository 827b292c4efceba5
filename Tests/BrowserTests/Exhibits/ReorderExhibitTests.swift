#if BrowserHost
import DevTools
@testable import Gallery
import OpenCollectionView
import TestSupport
import Testing

extension InBrowser {
  /// *Reorder*, under real fingers.
  @MainActor @Suite(.takesLong) struct ReorderExhibitTests {
    /// The titles of what is on the shelves.
    private func titles(_ controller: ReorderController) -> [[String]] {
      controller.shelves.map { $0.photos.map(\.title) }
    }

    private func name(_ photo: Photo) -> String { "\(photo.title), \(photo.subtitle)" }

    @Test func `on a phone a photo held at the lower edge comes into the drawer, and nothing flickers`() async throws {
      let exhibit = try await ExhibitPage.open("Reorder", width: 390, height: 844)
      let controller = try exhibit.controller(ReorderController.self)
      let view: UICollectionView = controller.collectionView
      let before = titles(controller)
      let photo = controller.shelves[0].photos[1]
      try await exhibit.watch([name(photo)])
      let start = try await exhibit.pickUp(1, of: view)
      // The bar below the photos begins at 772.
      let edge = CGPoint(x: 100, y: 764)
      try await exhibit.move([(start, edge)])
      try await exhibit.wait { view.interactiveMovements.first?.targetIndexPath?.section == 1 }
      #expect(view.contentOffset.y > 100)
      // It stays under the finger while content goes on.
      try await exhibit.rest()
      let held = try await exhibit.shownFrame(of: name(photo))
      #expect(abs(held.midX - edge.x) < 0.6 && abs(held.midY - edge.y) < 0.6)
      let target = try #require(view.interactiveMovements.first?.targetIndexPath)
      try await exhibit.page.touch(.ended)
      try await exhibit.rest()
      var expected = before
      expected[0].remove(at: 1)
      expected[1].insert(photo.title, at: target.item)
      #expect(titles(controller) == expected)
      let place = try exhibit.middle(target.item, in: 1, of: view)
      let shown = try await exhibit.shownFrame(of: name(photo))
      #expect(abs(shown.midX - place.x) < 0.6 && abs(shown.midY - place.y) < 0.6)
      #expect(try await exhibit.flickers() == [])
      await exhibit.close()
    }

    @Test func `on a desktop a photo goes into the drawer, and the buttons take it back and do it again`() async throws
    {
      let exhibit = try await ExhibitPage.open("Reorder", width: 1280, height: 800)
      let controller = try exhibit.controller(ReorderController.self)
      let view: UICollectionView = controller.collectionView
      let before = titles(controller)
      let others = controller.shelves[1].photos.map(name) + [name(controller.shelves[0].photos[6])]
      try await exhibit.watch(others)
      let start = try await exhibit.pickUp(6, of: view)
      let end = try exhibit.middle(1, in: 1, of: view)
      try await exhibit.move([(start, end)])
      try await exhibit.wait { view.interactiveMovements.first?.targetIndexPath == IndexPath(item: 1, section: 1) }
      try await exhibit.page.touch(.ended)
      try await exhibit.rest()
      var after = before
      after[1].insert(after[0].removeLast(), at: 1)
      #expect(titles(controller) == after)
      func tap(_ label: String) async throws {
        let frame = try await exhibit.shownFrame(of: label)
        try await exhibit.page.tap(at: (frame.midX, frame.midY))
        try await exhibit.rest()
      }
      try await tap("Undo")
      #expect(titles(controller) == before)
      try await tap("Redo")
      #expect(titles(controller) == after)
      #expect(try await exhibit.flickers() == [])
      await exhibit.close()
    }

    // M23
    @Test func `a second finger scrolls while the first one carries`() async throws {
      let exhibit = try await ExhibitPage.open("Reorder", width: 390, height: 844)
      let controller = try exhibit.controller(ReorderController.self)
      let view: UICollectionView = controller.collectionView
      let photo = controller.shelves[0].photos[0]
      let start = try await exhibit.pickUp(0, of: view)
      let place = CGPoint(x: 280, y: 400)
      try await exhibit.move([(start, place)])
      let second = CGPoint(x: 100, y: 640)
      try await exhibit.page.touch(.began, points: [TouchPoint(id: 0, place), TouchPoint(id: 1, second)])
      try await exhibit.move([(place, place), (second, CGPoint(x: 100, y: 400))], steps: 20)
      try await exhibit.wait { view.contentOffset.y > 150 }
      try await exhibit.page.touch(.ended, points: [TouchPoint(id: 1, x: 100, y: 400)])
      try await exhibit.page.rest(with: exhibit.application)
      let held = try await exhibit.shownFrame(of: name(photo))
      #expect(abs(held.midX - place.x) < 0.6 && abs(held.midY - place.y) < 0.6)
      let target = try #require(view.interactiveMovements.first?.targetIndexPath)
      try await exhibit.page.touch(.ended)
      try await exhibit.rest()
      #expect(controller.shelves[target.section].photos[target.item] == photo)
      #expect(target > IndexPath(item: 2, section: 0))
      await exhibit.close()
    }

    @Test func `a gesture of the application calls a movement off, and the finger has nothing any longer`() async throws
    {
      let exhibit = try await ExhibitPage.open("Reorder", width: 390, height: 844)
      let controller = try exhibit.controller(ReorderController.self)
      let view: UICollectionView = controller.collectionView
      let before = titles(controller)
      // Two fingers that move anywhere in the window.
      let stop = UIPanGestureRecognizer()
      stop.minimumNumberOfTouches = 2
      let neighbourly = Neighbourly()
      stop.delegate = neighbourly
      stop.addAction { _ in view.cancelInteractiveMovement() }
      try exhibit.window.addGestureRecognizer(stop)
      let start = try await exhibit.pickUp(0, of: view)
      let place = CGPoint(x: 280, y: 400)
      try await exhibit.move([(start, place)])
      try await exhibit.wait { view.interactiveMovements.first?.targetIndexPath != IndexPath(item: 0, section: 0) }
      let second = CGPoint(x: 100, y: 600)
      try await exhibit.page.touch(.began, points: [TouchPoint(id: 0, place), TouchPoint(id: 1, second)])
      try await exhibit.move(
        [(place, CGPoint(x: 280, y: 460)), (second, CGPoint(x: 100, y: 660))], steps: 10)
      try await exhibit.wait { view.interactiveMovements.isEmpty }
      // The finger goes on, and carries nothing.
      try await exhibit.move([(CGPoint(x: 280, y: 460), CGPoint(x: 60, y: 300)), (CGPoint(x: 100, y: 660), second)])
      #expect(view.interactiveMovements.isEmpty)
      try await exhibit.page.touch(.ended)
      try await exhibit.rest()
      #expect(titles(controller) == before)
      let home = try exhibit.middle(0, of: view)
      let shown = try await exhibit.shownFrame(of: name(controller.shelves[0].photos[0]))
      #expect(abs(shown.midX - home.x) < 0.6 && abs(shown.midY - home.y) < 0.6)
      withExtendedLifetime(neighbourly) {}
      await exhibit.close()
    }

    // M24
    @Test func `with keys that are pressed at once a photo goes along, and is told of`() async throws {
      let exhibit = try await ExhibitPage.open("Reorder", width: 1280, height: 800)
      let controller = try exhibit.controller(ReorderController.self)
      let before = titles(controller)
      let photo = controller.shelves[0].photos[0]
      try await exhibit.focusFirstItem()
      try await exhibit.page.pressAtOnce([
        (.space, .shift), (.arrowRight, []), (.arrowRight, []), (.arrowDown, []), (.enter, []),
      ])
      try await exhibit.page.waitUntilSaid("\(name(photo)), put down, 3 of 5")
      try await exhibit.rest()
      var after = before
      after[1].insert(after[0].removeFirst(), at: 2)
      #expect(titles(controller) == after)
      #expect(
        try await exhibit.page.evaluate("document.activeElement.getAttribute('aria-label')").string == name(photo))
      await exhibit.close()
    }

    @Test func `a page that goes away in the middle leaves nothing behind`() async throws {
      let exhibit = try await ExhibitPage.open("Reorder", width: 390, height: 844, lifetime: 0.2)
      weak let controller = try exhibit.controller(ReorderController.self)
      weak let scene = exhibit.application.scenes.first
      let start = try await exhibit.pickUp(0, of: try #require(controller).collectionView)
      try await exhibit.move([(start, CGPoint(x: 280, y: 764))])
      try await exhibit.leave()
      #expect(controller == nil)
      #expect(scene == nil)
      await exhibit.close()
    }
  }
}

/// Goes along with any other recognizer.
private final class Neighbourly: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}
#endif
