#if BrowserHost
@testable import BrowserHost
import DevTools
import FrameClock
import Foundation
@testable import Gallery
import OpenCollectionView
import Testing

/// A page of its own with the gallery, which shows one exhibit.
@MainActor struct ExhibitPage {
  let server: BrowserServer
  let application: UIApplication
  let page: Page

  /// Starts the gallery, opens it in a window with a touch screen, and shows the exhibit of a name.
  ///
  /// - Parameters:
  ///   - lifetime: how long the scene of a page that is gone waits for it, in seconds.
  ///   - direction: the direction in which the gallery runs; nil for that of its language.
  ///   - rests: whether the exhibit comes to rest, which is waited for; one that never does is shown with its address.
  static func open(
    _ title: String, width: Int, height: Int, lifetime: Double = 60, direction: UIUserInterfaceLayoutDirection? = nil,
    rests: Bool = true
  ) async throws -> ExhibitPage {
    let application = UIApplication(delegateClass: AppDelegate.self)
    var configuration = BrowserHostConfiguration(port: 0, title: "Gallery", sessionLifetime: lifetime)
    configuration.layoutDirection = direction
    let server = try await BrowserHost(configuration: configuration).start(application: application)
    let page = try await GridPage.show(server, width: width, height: height)
    let exhibit = ExhibitPage(server: server, application: application, page: page)
    let index = try #require(Exhibit.all.firstIndex { $0.title == title })
    try exhibit.gallery.show(at: index)
    if rests {
      try await exhibit.rest()
    } else {
      try await page.waitUntil("location.pathname === '/\(Exhibit.all[index].name)' && __ocv.commits > 0")
    }
    return exhibit
  }

  var window: UIWindow { get throws { try #require(application.scenes.first?.windows.first) } }

  var gallery: GalleryController { get throws { try #require(try window.rootViewController as? GalleryController) } }

  /// The exhibit's controller.
  func controller<Controller: UIViewController>(_ type: Controller.Type) throws -> Controller {
    try #require(shown(type))
  }

  /// The exhibit's controller while the page shows one, which a page that is being loaded again does not.
  func shown<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    let gallery = application.scenes.first?.windows.first?.rootViewController as? GalleryController
    return gallery?.children.first as? Controller
  }

  /// Loads the page again, and waits for a controller that is not the one before.
  func reload<Controller: UIViewController>(
    _ before: Controller, until isSo: (Controller) -> Bool = { _ in true }
  ) async throws -> Controller {
    try await page.send("Page.reload")
    try await wait { shown(Controller.self).map { $0 !== before && isSo($0) } ?? false }
    try await page.waitUntilShown()
    try await rest()
    return try controller(Controller.self)
  }

  /// Waits until page and application rest and the order of reading is settled, for the focus goes to a panel that has faded in
  /// only then, and has the application rest again after it was told.
  func rest() async throws {
    try await page.rest(with: application)
    try await page.waitUntil("__ocv.isOrderSettled")
    try await page.rest(with: application)
  }

  /// Waits until something is so in the application, for as long as that many frames of the page take.
  func wait(frames: Int = 900, until condition: () throws -> Bool) async throws {
    for _ in 0..<frames {
      if try condition() { return }
      try await page.nextFrame()
    }
    Issue.record("It did not come true within \(frames) frames of the page.")
  }

  /// Brings fingers that are down from some places to others in steps of a frame each.
  func move(_ fingers: [(from: CGPoint, to: CGPoint)], steps: Int = 12) async throws {
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      let points = fingers.enumerated().map { id, finger in
        TouchPoint(
          id: id, x: finger.from.x + (finger.to.x - finger.from.x) * part,
          y: finger.from.y + (finger.to.y - finger.from.y) * part)
      }
      try await page.touch(.moved, points: points)
      try await page.nextFrame()
    }
  }

  /// A finger comes down on the middle of an item and stays until it is carried.
  func pickUp(_ item: Int, in section: Int = 0, of view: UICollectionView) async throws -> CGPoint {
    let place = try middle(item, in: section, of: view)
    try await page.touch(.began, points: [TouchPoint(place)])
    try await wait { !view.interactiveMovements.isEmpty }
    return place
  }

  /// The middle of an item's place, on the screen.
  func middle(_ item: Int, in section: Int = 0, of view: UICollectionView) throws -> CGPoint {
    let frame = try #require(view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame)
    return view.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  /// Where the page shows the element of a name, on the screen.
  func shownFrame(of name: String) async throws -> CGRect {
    let value = try await page.evaluate(
      """
      (() => {
        const box = document.querySelector(`[aria-label="\(name)"]`).getBoundingClientRect();
        return [box.x, box.y, box.width, box.height];
      })()
      """)
    let numbers = (value.array ?? []).compactMap(\.number)
    try #require(numbers.count == 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// From now on the page looks in each of its frames at the elements of some names, and notes those that cannot be seen, or
  /// that are other elements than they were.
  func watch(_ names: [String]) async throws {
    let list = try JSONValue.array(names.map { .string($0) }).text()
    try await page.evaluate(
      """
      (() => {
        window.flickers = [];
        const find = (name) => document.querySelector(`[aria-label="${name}"]`);
        const watched = \(list).map((name) => [name, find(name)]);
        const look = () => {
          for (const [name, element] of watched) {
            if (find(name) !== element) flickers.push(`${name} is another`);
            else if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
              flickers.push(`${name} is gone`);
            }
          }
          requestAnimationFrame(look);
        };
        look();
      })()
      """)
  }

  /// What ``watch(_:)`` has noted.
  func flickers() async throws -> [String] {
    (try await page.evaluate("flickers").array ?? []).compactMap(\.string)
  }

  /// Brings the keyboard to the first item by the link that leads past the bar.
  func focusFirstItem() async throws {
    try await page.waitUntil("__ocv.isOrderSettled")
    try await page.key(.tab)
    try await page.waitUntil("document.activeElement.id === 'skip'")
    try await page.key(.enter)
    try await page.waitUntil("['option', 'treeitem'].includes(document.activeElement.getAttribute('role'))")
  }

  /// Has the page go away, and waits until its scene has ended and nothing waits for its time any longer.
  func leave() async throws {
    try await page.navigate(to: "about:blank")
    try await wait { application.scenes.isEmpty && application.clock.nextDeadline == nil }
  }

  func close() async {
    try? await page.close()
    await server.stop()
  }
}
#endif
