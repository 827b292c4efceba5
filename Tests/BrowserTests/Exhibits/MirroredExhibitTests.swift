#if BrowserHost
import DevTools
import Foundation
@testable import Gallery
import OpenCollectionView
import Testing

extension InBrowser {
  /// The gallery for people who read from right to left, under real fingers.
  @MainActor @Suite struct MirroredExhibitTests {
    @Test func `a note is swiped away to the right, and the page knows how it is read`() async throws {
      let exhibit = try await ExhibitPage.open("Edit", width: 390, height: 844, direction: .rightToLeft)
      #expect(try await exhibit.page.evaluate("document.documentElement.dir").string == "rtl")
      let controller = try exhibit.controller(EditController.self)
      let view: UICollectionView = controller.collectionView
      let notes = controller.board
      let start = try exhibit.middle(1, of: view)
      try await exhibit.page.touch(.began, points: [TouchPoint(start)])
      try await exhibit.move([(start, CGPoint(x: start.x + 130, y: start.y))])
      try await exhibit.page.touch(.ended)
      try await exhibit.wait { controller.board.count == notes.count - 1 }
      try await exhibit.rest()
      await exhibit.close()
    }

    @Test(arguments: [390, 1280])
    func `a finger from the right edge goes back`(width: Int) async throws {
      let exhibit = try await ExhibitPage.open("Navigation", width: width, height: 800, direction: .rightToLeft)
      let navigation = try exhibit.controller(JourneyNavigation.self)
      let page = exhibit.page
      try await page.tap(at: (x: Double(width) / 2, y: 260))
      try await exhibit.wait { navigation.viewControllers.count == 2 }
      try await exhibit.rest()
      let end = Double(width)
      try await page.drag(from: (x: end - 2, y: 500), to: (x: end * 0.2, y: 500), duration: 0.3)
      try await exhibit.wait { navigation.viewControllers.count == 1 }
      try await exhibit.rest()
      await exhibit.close()
    }

    @Test(arguments: [390, 1280])
    func `covers begin with the first one in the middle, and come from the left`(width: Int) async throws {
      let exhibit = try await ExhibitPage.open("Cover Flow", width: width, height: 800, direction: .rightToLeft)
      let controller = try exhibit.controller(CoverFlowController.self)
      #expect(controller.status.text == "1 of 60")
      try await exhibit.page.drag(from: (x: 150, y: 400), to: (x: 350, y: 400), duration: 0.4)
      try await exhibit.wait { controller.status.text != "1 of 60" }
      try await exhibit.rest()
      await exhibit.close()
    }

    @Test func `a slider grows to the left under a finger`() async throws {
      let exhibit = try await ExhibitPage.open("Springs", width: 390, height: 844, direction: .rightToLeft)
      let slider = try #require(sliders(in: try exhibit.controller(SpringsController.self).view).first)
      let frame = slider.convert(slider.bounds, to: nil)
      let length = frame.width - 28
      func share() -> Double {
        Double((slider.value - slider.minimumValue) / (slider.maximumValue - slider.minimumValue))
      }
      let before = share()
      // The knob, 28 points wide, stands as far from the right end as its value is large.
      let knob = frame.maxX - 14 - before * length
      try await exhibit.page.drag(from: (x: knob, y: frame.midY), to: (x: knob - 100, y: frame.midY), duration: 0.3)
      try await exhibit.rest()
      #expect(abs(share() - before - 100 / length) < 0.03)
      await exhibit.close()
    }

    @Test(arguments: [390, 1280])
    func `the large photo is swiped to the right for the next one, and back from there`(width: Int) async throws {
      let exhibit = try await ExhibitPage.open("Photos", width: width, height: 800, direction: .rightToLeft)
      let controller = try exhibit.controller(PhotosController.self)
      let first = try exhibit.middle(0, of: controller.collectionView)
      #expect(first.x > Double(width) * 0.8)
      try await exhibit.page.tap(at: (x: first.x, y: first.y))
      try await exhibit.wait { controller.status.text == "1 of 120" }
      try await exhibit.rest()
      let (left, right) = (Double(width) * 0.4, Double(width) * 0.75)
      try await exhibit.page.drag(from: (x: left, y: 400), to: (x: right, y: 400), duration: 0.15)
      try await exhibit.rest()
      #expect(controller.status.text == "2 of 120")
      try await exhibit.page.drag(from: (x: right, y: 400), to: (x: left, y: 400), duration: 0.15)
      try await exhibit.rest()
      #expect(controller.status.text == "1 of 120")
      await exhibit.close()
    }

    @Test(arguments: [0, 1])
    func `a menu opens along its photo, at the right and at the left`(item: Int) async throws {
      let exhibit = try await ExhibitPage.open("Menus", width: 390, height: 844, direction: .rightToLeft)
      let controller = try exhibit.controller(MenusController.self)
      let view: UICollectionView = controller.collectionView
      let kind = try await exhibit.shownFrame(of: "Context menu")
      #expect(kind.midX < 195)
      try await exhibit.page.tap(at: (x: kind.midX, y: kind.midY))
      try await exhibit.rest()
      let photo = try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
      let frame = view.convert(photo.frame, to: nil)
      try await exhibit.page.touch(.began, points: [TouchPoint(CGPoint(x: frame.midX, y: frame.midY))])
      try await exhibit.page.waitUntil("document.querySelector('[aria-label=\"Favourite\"]') !== null")
      try await exhibit.page.touch(.ended)
      try await exhibit.rest()
      let entry = try await exhibit.shownFrame(of: "Favourite")
      #expect(item == 0 ? abs(entry.maxX - frame.maxX) < 2 : abs(entry.minX - frame.minX) < 2)
      #expect(entry.minX >= 0 && entry.maxX <= 390)
      await exhibit.close()
    }

    @Test func `a popover of the card at the left edge stays on the screen, and its first button stands at the right`()
      async throws
    {
      let exhibit = try await ExhibitPage.open("Presentation", width: 1280, height: 800, direction: .rightToLeft)
      let controller = try exhibit.controller(PresentationExhibit.self)
      let card = try exhibit.middle(5, of: controller.collectionView)
      #expect(card.x < 200)
      try await exhibit.page.tap(at: (x: card.x, y: card.y))
      try await exhibit.page.waitUntil("document.querySelector('[aria-label=\"Close\"]') !== null")
      try await exhibit.rest()
      let close = try await exhibit.shownFrame(of: "Close")
      let other = try await exhibit.shownFrame(of: "Another")
      #expect(other.minX >= 16 && other.maxX < close.minX)
      // An arrow points at the card from below it, and the popover lies around that.
      #expect(other.minX < card.x && card.x < close.maxX)
      try await exhibit.page.tap(at: (x: close.midX, y: close.midY))
      try await exhibit.page.waitUntil("document.querySelector('[aria-label=\"Close\"]') === null")
      await exhibit.close()
    }

    @Test func `a photo that is carried to the left is the second one`() async throws {
      let exhibit = try await ExhibitPage.open("Reorder", width: 390, height: 844, direction: .rightToLeft)
      let controller = try exhibit.controller(ReorderController.self)
      let view: UICollectionView = controller.collectionView
      let titles = controller.shelves[0].photos.map(\.title)
      let end = try exhibit.middle(1, of: view)
      let start = try await exhibit.pickUp(0, of: view)
      #expect(end.x < start.x)
      try await exhibit.move([(start, end)])
      try await exhibit.wait { view.interactiveMovements.first?.targetIndexPath == IndexPath(item: 1, section: 0) }
      try await exhibit.page.touch(.ended)
      try await exhibit.rest()
      #expect(controller.shelves[0].photos.map(\.title) == [titles[1], titles[0]] + titles.dropFirst(2))
      await exhibit.close()
    }

    @Test func `the thumb that goes through a million photos stands at the left`() async throws {
      let exhibit = try await ExhibitPage.open("A million photos", width: 390, height: 844, direction: .rightToLeft)
      let controller = try exhibit.controller(MillionPhotosController.self)
      let start = CGPoint(x: 8, y: 145)
      try await exhibit.page.touch(.began, points: [TouchPoint(start)])
      try await exhibit.page.nextFrame()
      try await exhibit.move([(start, CGPoint(x: 8, y: 500))])
      try await exhibit.wait { controller.firstVisible > 400_000 }
      try await exhibit.page.touch(.ended)
      try await exhibit.rest()
      await exhibit.close()
    }

    private func sliders(in view: UIView) -> [UISlider] {
      view.subviews.flatMap { child in (child as? UISlider).map { [$0] } ?? sliders(in: child) }
    }
  }
}
#endif
