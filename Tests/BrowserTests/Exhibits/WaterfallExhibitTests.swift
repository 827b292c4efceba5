#if BrowserHost
import CollectionLayouts
import DevTools
@testable import Gallery
import OpenCollectionView
import TestSupport
import Testing

extension InBrowser {
  /// *Waterfall*, under real fingers.
  @MainActor @Suite(.takesLong) struct WaterfallExhibitTests {
    private func layout(_ controller: WaterfallController) throws -> WaterfallLayout {
      try #require(controller.collectionView.collectionViewLayout as? WaterfallLayout)
    }

    private func name(_ poster: Poster) -> String { "\(poster.photo.title), \(poster.photo.subtitle)" }

    @Test(arguments: [(1280, 800, 640.0), (390, 844, 195.0)])
    func `fingers that come together or apart choose two to six columns`(
      width: Int, height: Int, middle: Double
    ) async throws {
      let exhibit = try await ExhibitPage.open("Waterfall", width: width, height: height)
      let controller = try exhibit.controller(WaterfallController.self)
      let layout = try layout(controller)
      func pinch(from: Double, to: Double) async throws {
        try await exhibit.page.pinch(around: (middle, 400), from: from, to: to, duration: 0.4)
        try await exhibit.rest()
      }
      try await pinch(from: 60, to: 320)
      #expect(layout.columnCount == 2)
      try await pinch(from: 200, to: 100)
      #expect(layout.columnCount == 4)
      try await pinch(from: 320, to: 60)
      #expect(layout.columnCount == 6)
      // What is shown is as wide as columns are.
      let first = try #require(controller.collectionView.visibleCells.first as? PhotoCell)
      let shown = try await exhibit.shownFrame(of: try #require(first.accessibilityLabel))
      #expect(abs(shown.width - first.frame.width) < 0.6)
      await exhibit.close()
    }

    @Test(arguments: [(1280, 800, 712.0), (390, 844, 740.0)])
    func `a picture that is held at the lower edge goes along and keeps its shape, as do the others`(
      width: Int, height: Int, edge: Double
    ) async throws {
      let exhibit = try await ExhibitPage.open("Waterfall", width: width, height: height)
      let controller = try exhibit.controller(WaterfallController.self)
      let view: UICollectionView = controller.collectionView
      let poster = controller.posters[1]
      let size = try #require(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.size)
      try await exhibit.watch([name(poster)])
      let start = try await exhibit.pickUp(1, of: view)
      let place = CGPoint(x: Double(width) / 2, y: edge)
      try await exhibit.move([(start, place)])
      try await exhibit.wait { view.contentOffset.y > 400 }
      let held = try await exhibit.shownFrame(of: name(poster))
      // A twentieth larger while it is carried.
      #expect(abs(held.width - size.width * 1.05) < 0.6 && abs(held.height - size.height * 1.05) < 0.6)
      try await exhibit.page.touch(.ended)
      try await exhibit.rest()
      let item = try #require(controller.posters.firstIndex(of: poster))
      #expect(item > 8)
      #expect(view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.size == size)
      #expect(controller.posters.filter { $0 != poster } == Poster.all.filter { $0 != poster })
      let shown = try await exhibit.shownFrame(of: name(poster))
      #expect(abs(shown.width - size.width) < 0.6 && abs(shown.height - size.height) < 0.6)
      #expect(try await exhibit.flickers() == [])
      await exhibit.close()
    }

    // M50
    @Test(arguments: [(1280, 800), (390, 844)])
    func `a picture comes to lie where the finger lets it go`(width: Int, height: Int) async throws {
      let exhibit = try await ExhibitPage.open("Waterfall", width: width, height: height)
      let controller = try exhibit.controller(WaterfallController.self)
      let view: UICollectionView = controller.collectionView
      let (x, y) = (Double(width), Double(height))
      for (item, place) in [
        (0, CGPoint(x: x * 0.8, y: y * 0.5)), (1, CGPoint(x: x * 0.2, y: y * 0.6)),
        (4, CGPoint(x: x * 0.5, y: y * 0.3)),
        (2, CGPoint(x: x * 0.75, y: y * 0.62)), (5, CGPoint(x: x * 0.3, y: y * 0.35)),
      ] {
        let poster = controller.posters[item]
        let start = try await exhibit.pickUp(item, of: view)
        try await exhibit.move([(start, place)], steps: 20)
        try await exhibit.page.touch(.ended)
        try await exhibit.rest()
        let shown = try await exhibit.shownFrame(of: name(poster))
        // As the page shows it, no farther off than half of its column and half of its height.
        let reach = hypot(shown.width, shown.height) / 2
        let distance = hypot(shown.midX - place.x, shown.midY - place.y)
        #expect(distance < reach, "\(poster.photo.title) let go at \(place) lies at \(shown)")
      }
      #expect(Set(controller.posters) == Set(Poster.all))
      await exhibit.close()
    }

    // M23
    @Test func `a second finger scrolls while the first one carries, which is no pinch`() async throws {
      let exhibit = try await ExhibitPage.open("Waterfall", width: 390, height: 844)
      let controller = try exhibit.controller(WaterfallController.self)
      let view: UICollectionView = controller.collectionView
      let start = try await exhibit.pickUp(0, of: view)
      let place = CGPoint(x: 300, y: 300)
      try await exhibit.move([(start, place)])
      let (second, end) = (CGPoint(x: 100, y: 640), CGPoint(x: 100, y: 360))
      try await exhibit.page.touch(.began, points: [TouchPoint(id: 0, place), TouchPoint(id: 1, second)])
      try await exhibit.move([(place, place), (second, end)], steps: 20)
      try await exhibit.wait { view.contentOffset.y > 150 }
      try await exhibit.page.touch(.ended, points: [TouchPoint(id: 1, end)])
      try await exhibit.page.rest(with: exhibit.application)
      let held = try await exhibit.shownFrame(of: name(Poster.all[0]))
      #expect(abs(held.midX - place.x) < 0.6 && abs(held.midY - place.y) < 0.6)
      try await exhibit.page.touch(.ended)
      try await exhibit.rest()
      #expect(try layout(controller).columnCount == 3)
      #expect(controller.posters.firstIndex(of: Poster.all[0]).map { $0 > 2 } == true)
      await exhibit.close()
    }

    @Test func `a touch that the system takes away puts the picture back`() async throws {
      let exhibit = try await ExhibitPage.open("Waterfall", width: 390, height: 844)
      let controller = try exhibit.controller(WaterfallController.self)
      let view: UICollectionView = controller.collectionView
      let start = try await exhibit.pickUp(0, of: view)
      try await exhibit.move([(start, CGPoint(x: 300, y: 500))])
      try await exhibit.wait { view.interactiveMovements.first?.targetIndexPath?.item != 0 }
      try await exhibit.page.touch(.cancelled)
      try await exhibit.rest()
      #expect(controller.posters == Poster.all)
      let shown = try await exhibit.shownFrame(of: name(controller.posters[0]))
      #expect(abs(shown.midX - start.x) < 0.6 && abs(shown.midY - start.y) < 0.6)
      await exhibit.close()
    }

    @Test func `a page that goes away in the middle leaves nothing behind`() async throws {
      let exhibit = try await ExhibitPage.open("Waterfall", width: 390, height: 844, lifetime: 0.2)
      weak let controller = try exhibit.controller(WaterfallController.self)
      weak let scene = exhibit.application.scenes.first
      let start = try await exhibit.pickUp(0, of: try #require(controller).collectionView)
      try await exhibit.move([(start, CGPoint(x: 200, y: 740))])
      try await exhibit.leave()
      #expect(controller == nil)
      #expect(scene == nil)
      await exhibit.close()
    }
  }
}
#endif
