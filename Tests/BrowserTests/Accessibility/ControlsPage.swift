#if BrowserHost
@testable import BrowserHost
import DevTools
import OpenCollectionView
import Testing

/// A running host with one page that shows the controls.
@MainActor struct ControlsPage {
  let server: BrowserServer
  let application: UIApplication
  let page: Page

  static func open(touch: Bool = false) async throws -> ControlsPage {
    let application = UIApplication(delegateClass: ControlsDelegate.self)
    let configuration = BrowserHostConfiguration(port: 0, title: "Controls")
    let server = try await BrowserHost(configuration: configuration).start(application: application)
    let page = try await GridPage.show(server, width: 360, height: 620, touch: touch)
    let controls = ControlsPage(server: server, application: application, page: page)
    try await controls.settle()
    return controls
  }

  var controller: ControlsController {
    get throws { try #require(application.scenes.first?.windows.first?.rootViewController as? ControlsController) }
  }

  /// Waits until the page has settled the order of reading.
  func settle() async throws {
    for _ in 0..<15 { try await page.nextFrame() }
    try await page.rest(with: application)
    try await page.waitUntil("__ocv.isOrderSettled")
  }

  /// Waits until something is so in the application, for as long as that many frames of the page take.
  func wait(frames: Int = 300, until condition: () throws -> Bool) async throws {
    for _ in 0..<frames {
      if try condition() { return }
      try await page.nextFrame()
    }
    Issue.record("It did not come true within \(frames) frames of the page.")
  }

  /// What a reader is given, in reading order, without what it skips and without the text in things that have names.
  func elements() async throws -> [AccessibilityNode] {
    let nodes = try await page.accessibilityTree()
    let known = Dictionary(nodes.map { ($0.id, $0) }) { first, _ in first }
    var found: [AccessibilityNode] = []
    func visit(_ id: String) {
      guard let node = known[id] else { return }
      let isPlain = ["", "none", "generic", "RootWebArea", "InlineTextBox"].contains(node.role)
      if !node.isIgnored, !isPlain { found.append(node) }
      for child in node.children { visit(child) }
    }
    if let root = nodes.first { visit(root.id) }
    return found
  }

  /// The name of the element that has the page's focus.
  func focused() async throws -> String? {
    let value = try await page.evaluate(
      "document.activeElement === document.body ? '' : document.activeElement.getAttribute('aria-label') ?? ''")
    return value.string
  }

  func close() async {
    try? await page.close()
    await server.stop()
  }
}
#endif
