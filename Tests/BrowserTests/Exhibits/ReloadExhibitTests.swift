#if BrowserHost
import DevTools
import Foundation
@testable import Gallery
import OpenCollectionView
import TestSupport
import Testing

extension InBrowser {
  /// What a reload of the page leaves of an exhibit, and what the page is called.
  @MainActor @Suite(.takesLong) struct ReloadExhibitTests {
    /// The largest scroll view of what is shown.
    private func page(_ exhibit: ExhibitPage) throws -> UIScrollView {
      let window = try #require(exhibit.application.scenes.last?.windows.first)
      let gallery = try #require(window.rootViewController as? GalleryController)
      let shown = try #require(gallery.children.first)
      return try #require(
        shown.view.descendants.compactMap { $0 as? UIScrollView }.filter { $0.restorationIdentifier != nil }
          .max { $0.bounds.width * $0.bounds.height < $1.bounds.width * $1.bounds.height })
    }

    private func reload(_ exhibit: ExhibitPage) async throws {
      try await exhibit.page.waitUntil("(sessionStorage['ocv.state'] ?? '') !== ''")
      try await exhibit.page.evaluate("window.isBefore = true")
      try await exhibit.page.send("Page.reload")
      try await exhibit.page.waitUntil("window.isBefore !== true && window.__ocv?.isConnected && __ocv.commits > 0")
    }

    // V75
    @Test(arguments: [
      "Springs", "Edit", "Text", "Waterfall", "Photo grid", "A million photos", "Presentation", "Controls", "Carry",
    ])
    func `a reload shows what was scrolled to`(title: String) async throws {
      let exhibit = try await ExhibitPage.open(title, width: 390, height: 844)
      let before = try page(exhibit)
      let most = before.contentSize.height + before.adjustedContentInset.bottom - before.bounds.height
      let offset = min(420, (most / 2).rounded())
      #expect(offset > 20)
      try await exhibit.page.evaluate("window.kept = sessionStorage['ocv.state'] ?? ''")
      before.contentOffset.y = offset
      // Some exhibits never rest.
      try await exhibit.page.waitUntil("sessionStorage['ocv.state'] !== window.kept")
      try await reload(exhibit)
      try await exhibit.wait { try page(exhibit) !== before && abs(page(exhibit).contentOffset.y - offset) < 1 }
      await exhibit.close()
    }

    // V75
    @Test func `a reload in a journey leaves the place in it and in the list below`() async throws {
      let exhibit = try await ExhibitPage.open("Navigation", width: 390, height: 844)
      let list = try page(exhibit)
      list.contentOffset.y += 200
      let listOffset = list.contentOffset.y
      try await exhibit.rest()
      let navigation = try exhibit.controller(JourneyNavigation.self)
      navigation.go(to: ["spring-in-the-hills"], animated: false)
      try await exhibit.rest()
      let journey = try page(exhibit)
      journey.contentOffset.y += 150
      let offset = journey.contentOffset.y
      try await exhibit.rest()
      try await reload(exhibit)
      try await exhibit.rest()
      #expect(abs(try page(exhibit).contentOffset.y - offset) < 1)
      let window = try #require(exhibit.application.scenes.last?.windows.first)
      let gallery = try #require(window.rootViewController as? GalleryController)
      let again = try #require(gallery.children.first as? JourneyNavigation)
      again.popViewController(animated: false)
      try await exhibit.rest()
      print(
        "JOURNEY", listOffset, try page(exhibit).contentOffset, try page(exhibit).contentSize,
        try page(exhibit).adjustedContentInset, type(of: try page(exhibit)))
      #expect(abs(try page(exhibit).contentOffset.y - listOffset) < 1)
      await exhibit.close()
    }

    // V71, V72
    @Test func `the page is called as what it shows, and photos that one swipes through are one step`() async throws {
      let exhibit = try await ExhibitPage.open("Photos", width: 390, height: 844)
      let controller = try exhibit.controller(PhotosController.self)
      #expect(try await exhibit.page.evaluate("document.title").string == "Photos – OpenCollectionView")
      let view: UICollectionView = controller.collectionView
      controller.open(IndexPath(item: 6, section: 0))
      try await exhibit.page.waitUntil("location.pathname === '/photos/7'")
      try await exhibit.rest()
      let steps = try #require(try await exhibit.page.evaluate("history.length").number)
      for number in [8, 9] {
        let (start, end) = (CGPoint(x: 330, y: 500), CGPoint(x: 60, y: 500))
        try await exhibit.page.touch(.began, points: [TouchPoint(start)])
        try await exhibit.move([(start, end)], steps: 6)
        try await exhibit.page.touch(.ended)
        try await exhibit.page.waitUntil("location.pathname === '/photos/\(number)'")
        try await exhibit.rest()
      }
      #expect(try await exhibit.page.evaluate("history.length").number == steps)
      let title = controller.placeTitle ?? ""
      #expect(try await exhibit.page.evaluate("document.title").string == "\(title) – Photos – OpenCollectionView")
      try await exhibit.page.evaluate("history.back()")
      try await exhibit.page.waitUntil("location.pathname === '/photos'")
      try await exhibit.wait { view.collectionViewLayout === controller.grid }
      try await exhibit.page.waitUntil("document.title === 'Photos – OpenCollectionView'")
      try exhibit.gallery.goHome(animated: false)
      try await exhibit.page.waitUntil("document.title === 'OpenCollectionView'")
      await exhibit.close()
    }
  }
}
#endif
