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
  }
}
#endif
