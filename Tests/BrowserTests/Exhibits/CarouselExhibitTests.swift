#if BrowserHost
import DevTools
@testable import Gallery
import OpenCollectionView
import TestSupport
import Testing

extension InBrowser {
  /// *Carousel*, under real fingers.
  @MainActor @Suite(.takesLong) struct CarouselExhibitTests {
    private func name(_ item: Int, of controller: CarouselController) -> String {
      "\(controller.photos[item].title), \(controller.photos[item].subtitle)"
    }

    @Test(arguments: [(390, 844), (1280, 800)])
    func `a flick brings the next cover to the middle, where it is the largest that the page shows`(
      width: Int, height: Int
    ) async throws {
      let exhibit = try await ExhibitPage.open("Carousel", width: width, height: height)
      let controller = try exhibit.controller(CarouselController.self)
      let (x, y) = (Double(width) / 2, try exhibit.middle(0, of: controller.collectionView).y)
      try await exhibit.page.flick(from: (x + 80, y), to: (x - 80, y))
      try await exhibit.rest()
      #expect(controller.status == ExhibitStatus(text: "2 of 18"))
      let size = controller.metrics.coverSize
      let shown = try await exhibit.shownFrame(of: name(1, of: controller))
      #expect(abs(shown.midX - x) < 0.6 && abs(shown.width - size.width) < 0.6)
      let beside = try await exhibit.shownFrame(of: name(2, of: controller))
      #expect(abs(beside.width - size.width * 0.8) < 0.6 && beside.minX > shown.maxX)
      await exhibit.close()
    }

    @Test func `a cover that is held half way is half way between small and large`() async throws {
      let exhibit = try await ExhibitPage.open("Carousel", width: 390, height: 844)
      let controller = try exhibit.controller(CarouselController.self)
      let y = try exhibit.middle(0, of: controller.collectionView).y
      try await exhibit.page.touch(.began, points: [TouchPoint(x: 300, y: y)])
      try await exhibit.move([(CGPoint(x: 300, y: y), CGPoint(x: 150, y: y))])
      for _ in 0..<4 { try await exhibit.page.nextFrame() }
      let width = controller.metrics.coverSize.width
      for item in 0...1 {
        let shown = try await exhibit.shownFrame(of: name(item, of: controller))
        #expect(shown.width < width - 5 && shown.width > width * 0.8 + 5)
      }
      try await exhibit.page.touch(.ended)
      try await exhibit.rest()
      await exhibit.close()
    }

    @Test func `a device that is turned while covers fly has one of them in the middle`() async throws {
      let exhibit = try await ExhibitPage.open("Carousel", width: 390, height: 844)
      let controller = try exhibit.controller(CarouselController.self)
      let view = controller.collectionView
      let y = try exhibit.middle(0, of: view).y
      try await exhibit.page.flick(from: (300, y), to: (120, y))
      try await exhibit.wait { view.orthogonalScrollView(forSection: 0)?.isDecelerating == true }
      try await exhibit.page.setViewport(width: 844, height: 390, scale: 1, mobile: true, touch: true)
      try await exhibit.wait { view.bounds.width == 844 }
      try await exhibit.rest()
      let shown = try await exhibit.shownFrame(of: name(controller.middle, of: controller))
      #expect(abs(shown.midX - 422) < 0.6)
      #expect(abs(shown.width - controller.metrics.coverSize.width) < 0.6)
      await exhibit.close()
    }

    @Test func `a tap at the side brings a cover to the middle, and there the next tap likes it`() async throws {
      let exhibit = try await ExhibitPage.open("Carousel", width: 390, height: 844)
      let controller = try exhibit.controller(CarouselController.self)
      let y = try exhibit.middle(0, of: controller.collectionView).y
      try await exhibit.page.tap(at: (380, y))
      try await exhibit.rest()
      #expect(controller.status == ExhibitStatus(text: "2 of 18"))
      try await exhibit.page.tap(at: (195, y))
      try await exhibit.rest()
      #expect(controller.status == ExhibitStatus(text: "2 of 18 \u{B7} 1 liked", isEmphasized: true))
      await exhibit.close()
    }
  }
}
#endif
