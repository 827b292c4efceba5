#if BrowserHost
import DevTools
@testable import Gallery
import OpenCollectionView
import TestSupport
import Testing

extension InBrowser {
  /// Back in the gallery: what is in front goes, and the exhibit stays.
  @MainActor @Suite(.takesLong) struct BackExhibitTests {
    private func back(_ exhibit: ExhibitPage, to path: String) async throws {
      try await exhibit.page.evaluate("history.back()")
      try await exhibit.page.waitUntil("location.pathname === '\(path)' && (history.state?.front ?? 0) === 0")
    }

    private func waitForFront(_ count: Int, on exhibit: ExhibitPage) async throws {
      try await exhibit.page.waitUntil("(history.state?.front ?? 0) === \(count)")
      try await exhibit.rest()
    }

    private func hold(_ item: Int, of view: UICollectionView, on exhibit: ExhibitPage) async throws {
      let place = try exhibit.middle(item, of: view)
      try await exhibit.page.touch(.began, points: [TouchPoint(place)])
      try await exhibit.wait { exhibit.application.scenes.first?.countInFront == 1 }
      try await exhibit.page.touch(.ended)
      try await waitForFront(1, on: exhibit)
    }

    // V28
    @Test func `a sheet goes and its exhibit stays, forward and a reload bring nothing back, then the exhibit goes`()
      async throws
    {
      let exhibit = try await ExhibitPage.open("Presentation", width: 390, height: 844)
      let controller = try exhibit.controller(PresentationExhibit.self)
      let sheet = IndexPath(item: 3, section: 0)
      controller.collectionView(controller.collectionView, didSelectItemAt: sheet)
      try await waitForFront(1, on: exhibit)
      try await back(exhibit, to: "/presentation")
      try await exhibit.wait { controller.presentedViewController == nil }
      #expect(try exhibit.controller(PresentationExhibit.self) === controller)

      // Its step is there, and leads to nothing: the page comes back by itself.
      try await exhibit.page.evaluate("history.forward()")
      try await exhibit.page.nextFrame()
      try await waitForFront(0, on: exhibit)
      #expect(controller.presentedViewController == nil)

      // Closed otherwise it leaves no step behind.
      controller.collectionView(controller.collectionView, didSelectItemAt: sheet)
      try await waitForFront(1, on: exhibit)
      controller.dismiss(animated: true)
      try await exhibit.wait { controller.presentedViewController == nil }
      try await waitForFront(0, on: exhibit)

      controller.collectionView(controller.collectionView, didSelectItemAt: sheet)
      try await waitForFront(1, on: exhibit)
      try await exhibit.page.send("Page.reload")
      try await exhibit.page.waitUntil(
        "__ocv.isConnected && __ocv.commits > 0 && location.pathname === '/presentation' && history.state === null")
      try await exhibit.rest()
      let again = try #require(exhibit.application.scenes.last?.windows.first?.rootViewController as? GalleryController)
      #expect(again.children.first is PresentationExhibit && again.presentedViewController == nil)
      try await back(exhibit, to: "/")
      try await exhibit.wait { again.children.first is HomeController }
      await exhibit.close()
    }

    // V28
    @Test func `sheets on sheets go one by one, and one that is refused stays`() async throws {
      let exhibit = try await ExhibitPage.open("Presentation", width: 390, height: 844)
      let controller = try exhibit.controller(PresentationExhibit.self)
      let (first, second) = (PictureController(1), PictureController(2))
      controller.present(first, animated: true)
      try await waitForFront(1, on: exhibit)
      first.present(second, animated: true)
      try await waitForFront(2, on: exhibit)
      try await exhibit.page.evaluate("history.back()")
      try await waitForFront(1, on: exhibit)
      #expect(controller.presentedViewController === first && first.presentedViewController == nil)
      first.isModalInPresentation = true
      // The page is there for less time than a look may take where the machine is busy.
      try await exhibit.page.evaluate(
        "addEventListener('popstate', () => { window.hasGoneBack = true; }, { once: true }); history.back()")
      try await exhibit.page.waitUntil("window.hasGoneBack === true")
      try await waitForFront(1, on: exhibit)
      #expect(controller.presentedViewController === first)
      await exhibit.close()
    }

    // V28
    @Test(arguments: [MenusController.Mode.bar, .context])
    func `a menu goes and its exhibit stays`(mode: MenusController.Mode) async throws {
      let exhibit = try await ExhibitPage.open("Menus", width: 390, height: 844)
      let controller = try exhibit.controller(MenusController.self)
      controller.choose(mode)
      try await exhibit.rest()
      try await hold(4, of: controller.collectionView, on: exhibit)
      try await back(exhibit, to: "/menus")
      try await exhibit.wait { exhibit.application.scenes.first?.countInFront == 0 }
      #expect(try exhibit.controller(MenusController.self) === controller)
      await exhibit.close()
    }

    // V28
    @Test func `the menu of a photo goes, and a photo that is open`() async throws {
      let exhibit = try await ExhibitPage.open("Photos", width: 390, height: 844)
      let controller = try exhibit.controller(PhotosController.self)
      let view: UICollectionView = controller.collectionView
      try await hold(6, of: view, on: exhibit)
      try await back(exhibit, to: "/photos")
      try await exhibit.wait { exhibit.application.scenes.first?.countInFront == 0 }
      #expect(view.collectionViewLayout === controller.grid)
      try await exhibit.rest()

      controller.open(IndexPath(item: 6, section: 0))
      try await exhibit.page.waitUntil("location.pathname === '/photos/7'")
      try await back(exhibit, to: "/photos")
      try await exhibit.wait { view.collectionViewLayout === controller.grid }
      #expect(try exhibit.controller(PhotosController.self) === controller)
      await exhibit.close()
    }
  }
}
#endif
