#if BrowserHost
@testable import BrowserHost
import DevTools
import OpenCollectionView
import Testing

extension InBrowser {
  /// What a reader is given of collection views.
  @MainActor @Suite struct ListTreeTests {
    /// The tree of what has a meaning, a line for each, indented by what it is in.
    private func outline(_ page: Page) async throws -> [String] {
      let nodes = try await page.accessibilityTree()
      let known = Dictionary(nodes.map { ($0.id, $0) }) { first, _ in first }
      let told: Set<String> = ["group", "listbox", "option", "heading", "button"]
      var lines: [String] = []
      func visit(_ id: String, _ depth: Int) {
        guard let node = known[id] else { return }
        let isTold = !node.isIgnored && told.contains(node.role)
        if isTold {
          lines.append(
            String(repeating: "  ", count: depth) + "\(node.role) \(node.name)"
              + (node.properties["multiselectable"]?.bool == true ? " (several)" : "")
              + (node.properties["selected"]?.bool == true ? " (selected)" : ""))
        }
        for child in node.children { visit(child, depth + (isTold ? 1 : 0)) }
      }
      if let root = nodes.first { visit(root.id, 0) }
      return lines
    }

    private func places(_ page: Page) async throws -> String? {
      try await page.evaluate(
        """
        [...document.querySelectorAll('[role=option]')].filter((one) => one.checkVisibility())
          .map((one) => `${one.ariaLabel} ${one.ariaPosInSet}/${one.ariaSetSize}`).sort().join(', ')
        """
      ).string
    }

    @Test func `a list with headings and buttons is a group of lists, each of options with their places`() async throws
    {
      let application = UIApplication(delegateClass: SectionsDelegate.self)
      let server = try await BrowserHost(configuration: BrowserHostConfiguration(port: 0, title: "Fruit"))
        .start(application: application)
      let page = try await GridPage.show(server, touch: false)
      try await page.waitUntil("__ocv.isOrderSettled")
      #expect(
        try await outline(page) == [
          "heading Fruit", "button Sort", "group Fruit",
          "  heading Section 0", "  button All of Section 0",
          "  listbox Section 0 (several)", "    option Item 0.0", "    option Item 0.1", "    option Item 0.2",
          "  heading Section 1", "  button All of Section 1",
          "  listbox Section 1 (several)", "    option Item 1.0", "    option Item 1.1",
        ])
      #expect(
        try await places(page) == "Item 0.0 1/3, Item 0.1 2/3, Item 0.2 3/3, Item 1.0 1/2, Item 1.1 2/2")
      let controller = application.scenes.first?.windows.first?.rootViewController as? SectionsController
      controller?.counts = [3, 1]
      controller?.grid.performBatchUpdates { controller?.grid.deleteItems(at: [IndexPath(item: 0, section: 1)]) }
      controller?.grid.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
      try await page.rest(with: application)
      for _ in 0..<15 { try await page.nextFrame() }
      try await page.waitUntil("__ocv.isOrderSettled")
      #expect(try await places(page) == "Item 0.0 1/3, Item 0.1 2/3, Item 0.2 3/3, Item 1.1 1/1")
      #expect(try await outline(page).contains("    option Item 0.1 (selected)"))
      // A link leads past the button; the list is one stop of the keyboard, in which arrow keys go about.
      var names: [String?] = []
      for key in [Key.tab, .enter, .arrowLeft] {
        try await page.key(key)
        names.append(
          try await page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent").string)
      }
      #expect(names == ["Skip to content", "Item 0.1", "Item 0.0"])
      try? await page.close()
      await server.stop()
    }
  }
}
#endif
