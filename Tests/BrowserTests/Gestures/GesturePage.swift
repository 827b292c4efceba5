#if BrowserHost
@testable import BrowserHost
import DevTools
import FrameClock
import OpenCollectionView
import Testing
import TouchScripts

/// A running host with one page of 400 × 600 points that shows what a test has put on its window.
///
/// The page is opened once for all tests and loads each application anew, unless a test has left a finger on it.
@MainActor struct GesturePage {
  let server: BrowserServer
  let application: UIApplication
  let page: Page

  private static var openPage: Page?
  private static var lastServer: BrowserServer?

  /// Starts an application and shows a view on its page.
  static func open(_ content: () -> UIView) async throws -> GesturePage {
    let application = UIApplication(delegateClass: GestureDelegate.self)
    let configuration = BrowserHostConfiguration(port: 0, title: "Gestures")
    let server = try await BrowserHost(configuration: configuration).start(application: application)
    let page: Page
    if let known = openPage, known.isTouched {
      openPage = nil
      try await known.close()
    }
    if let known = openPage, known.browser.isOpen {
      page = known
      try await page.navigate(to: server.address)
      try await page.waitUntilShown()
    } else {
      page = try await GridPage.show(server)
      openPage = page
    }
    await lastServer?.stop()
    lastServer = server
    let gestures = GesturePage(server: server, application: application, page: page)
    try gestures.window.show(content())
    try await gestures.rest()
    return gestures
  }

  var scene: UIWindowScene { get throws { try #require(application.scenes.first) } }

  var window: WatchedWindow { get throws { try #require(try scene.windows.first as? WatchedWindow) } }

  /// Waits until the page shows what the application has, no finger is down and nothing waits for its time.
  func rest() async throws {
    try await page.waitUntil("__ocv.liveTouches === 0")
    try await page.rest(with: application)
    #expect(try window.liveTouches == 0)
  }

  /// Waits until something is so in the application, for as long as that many frames of the page take.
  func wait(frames: Int = 600, until condition: () throws -> Bool) async throws {
    for _ in 0..<frames {
      if try condition() { return }
      try await page.nextFrame()
    }
    Issue.record("It did not come true within \(frames) frames of the page.")
  }
}
#endif
