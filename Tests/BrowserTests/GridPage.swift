#if BrowserHost
@testable import BrowserHost
import DevTools
import OpenCollectionView
import Testing

/// A running host with one page that shows the grid.
@MainActor struct GridPage {
  let server: BrowserServer
  let application: UIApplication
  let page: Page

  /// Starts a host and opens its page in a window of a size; `script` runs in it before all others.
  static func open(
    width: Int = 400, height: Int = 600, scale: Double = 1, touch: Bool = true, lifetime: Double = 60,
    predictsScrolling: Bool = false, script: String = ""
  ) async throws -> GridPage {
    let application = UIApplication(delegateClass: GridDelegate.self)
    var configuration = BrowserHostConfiguration(port: 0, title: "Grid", sessionLifetime: lifetime)
    configuration.predictsScrolling = predictsScrolling
    let server = try await BrowserHost(configuration: configuration).start(application: application)
    let page = try await show(server, width: width, height: height, scale: scale, touch: touch, script: script)
    return GridPage(server: server, application: application, page: page)
  }

  /// Opens another page on a running host.
  static func show(
    _ server: BrowserServer, width: Int = 400, height: Int = 600, scale: Double = 1, touch: Bool = true,
    script: String = ""
  ) async throws -> Page {
    let page = try await Browser.shared().newPage()
    try await page.setViewport(width: width, height: height, scale: scale, mobile: touch, touch: touch)
    if !script.isEmpty { try await page.send("Page.addScriptToEvaluateOnNewDocument", ["source": .string(script)]) }
    // Keeps the page's sockets in reach, so that a test can break the connection.
    try await page.send(
      "Page.addScriptToEvaluateOnNewDocument",
      [
        "source": """
        const Socket = WebSocket;
        window.sockets = [];
        window.WebSocket = class extends Socket {
          constructor(...values) { super(...values); window.sockets.push(this); }
        };
        """
      ])
    try await page.navigate(to: server.address)
    try await page.waitUntilShown()
    return page
  }

  var controller: GridController {
    get throws { try #require(application.scenes.first?.windows.first?.rootViewController as? GridController) }
  }

  var grid: UICollectionView { get throws { try controller.grid } }

  /// Breaks the page's connection, as a network does.
  func breakConnection() async throws { try await page.evaluate("sockets.at(-1).close()") }

  /// Waits until the page shows what the application has, and nothing moves.
  func rest() async throws { try await page.rest(with: application) }

  /// Waits until something is so in the application, for as long as that many frames of the page take.
  func wait(frames: Int = 600, until condition: () throws -> Bool) async throws {
    for _ in 0..<frames {
      if try condition() { return }
      try await page.nextFrame()
    }
    Issue.record("It did not come true within \(frames) frames of the page.")
  }

  /// The item whose cell the page shows at a point, told by its colour.
  func shownItem(atX x: Double, y: Double) async throws -> Int? {
    let pixel = try #require(try await page.pixels(at: [(x: x, y: y)]).first)
    return pixel.blue > 250 ? Int(pixel.red) * 256 + Int(pixel.green) : nil
  }

  func close() async {
    try? await page.close()
    await server.stop()
  }
}
#endif
