import Foundation
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

/// Where one is in an exhibit, as an address says it.
@MainActor struct AddressTests {
  /// A gallery, and all addresses that it has had.
  @MainActor private final class Visit {
    let screen = VirtualScreen(width: 390, height: 844, delegateClass: AppDelegate.self)
    let gallery: GalleryController
    var paths: [String] = []

    init(_ address: String) throws {
      gallery = try #require(screen.window.rootViewController as? GalleryController)
      go(to: address)
      let didShow = gallery.didShow
      gallery.didShow = { [weak self] activity in
        didShow?(activity)
        self?.paths.append(activity.webpageURL?.path ?? "")
      }
      paths = []
    }

    /// A person opens an address, or comes back to it.
    func go(to address: String) {
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = URL(string: "https://gallery.example" + address)
      gallery.restoreUserActivityState(activity)
      screen.advance(by: 2)
    }

    var path: String { gallery.activity.webpageURL?.path ?? "" }

    func exhibit<Controller: UIViewController>(_ type: Controller.Type) throws -> Controller {
      try #require(gallery.children.first as? Controller)
    }
  }

  // V18
  @Test func `A journey and its photos have addresses, and Back leads out of them`() throws {
    let visit = try Visit("/navigation")
    let navigation = try visit.exhibit(JourneyNavigation.self)
    navigation.go(to: ["spring-in-the-hills"], animated: true)
    visit.screen.advance(by: 1)
    let journey = try #require(navigation.topViewController as? JourneyController)
    #expect(visit.path == "/navigation/spring-in-the-hills")
    #expect(visit.gallery.activity.title == "Spring in the hills – Navigation")
    let page = try #require(journey.page(ofPhoto: 3))
    navigation.pushViewController(page, animated: true)
    visit.screen.advance(by: 1)
    #expect(visit.paths == ["/navigation/spring-in-the-hills", "/navigation/spring-in-the-hills/3"])
    visit.go(to: "/navigation/spring-in-the-hills")
    #expect(navigation.viewControllers.count == 2 && navigation.topViewController === journey)
    visit.go(to: "/navigation")
    #expect(navigation.viewControllers.count == 1)
    #expect(visit.path == "/navigation")
    visit.go(to: "/")
    #expect(visit.gallery.children.first is HomeController)
  }

  // V18
  @Test(arguments: [
    ("/navigation/spring-in-the-hills/3", "/navigation/spring-in-the-hills/3"),
    ("/navigation/spring-in-the-hills/0", "/navigation/spring-in-the-hills"),
    ("/navigation/spring-in-the-hills/three", "/navigation/spring-in-the-hills"),
    ("/navigation/nowhere/3", "/navigation"),
    ("/photos/7", "/photos/7"), ("/photos/900", "/photos"), ("/morph/circle", "/morph/circle"),
    ("/morph/square", "/morph"), ("/spread/7", "/spread"),
  ])
  func `A link opens what it names, as far as it is understood`(address: String, path: String) throws {
    let visit = try Visit(address)
    #expect(visit.path == path)
    #expect(visit.screen.advanceUntilRest())
    #expect(visit.path == path)
  }

  // V18
  @Test func `The address follows pictures that are opened, leafed through and closed, and leads back to them`() throws
  {
    let visit = try Visit("/photos")
    let photos = try visit.exhibit(PhotosController.self)
    photos.open(IndexPath(item: 4, section: 0))
    // While it becomes large nothing is decided.
    #expect(visit.path == "/photos")
    visit.screen.advance(by: 2)
    #expect(visit.path == "/photos/5")
    photos.leaf(by: 1)
    visit.screen.advance(by: 2)
    photos.close()
    visit.screen.advance(by: 2)
    #expect(visit.paths == ["/photos/5", "/photos/6", "/photos"])
    visit.go(to: "/photos/60")
    #expect(photos.collectionView.collectionViewLayout === photos.pages && photos.pages.shownItem == 59)
    visit.go(to: "/photos")
    #expect(photos.collectionView.collectionViewLayout === photos.grid)
    #expect(photos.collectionView.indexPathsForVisibleItems.contains(IndexPath(item: 59, section: 0)))
  }

  // V18
  @Test func `The forms of Morph are places, and Back goes through them`() throws {
    let visit = try Visit("/morph")
    let navigation = try visit.exhibit(MorphNavigation.self)
    let first = try #require(navigation.topViewController as? MorphController)
    first.goOn()
    visit.screen.advance(by: 2)
    (navigation.topViewController as? MorphController)?.goOn()
    visit.screen.advance(by: 2)
    #expect(visit.paths == ["/morph/rows", "/morph/circle"])
    visit.go(to: "/morph/rows")
    #expect((navigation.topViewController as? MorphController)?.form == .rows)
    visit.go(to: "/morph")
    #expect(navigation.topViewController === first)
    visit.go(to: "/morph/circle")
    #expect((navigation.topViewController as? MorphController)?.form == .circle)
  }
}
