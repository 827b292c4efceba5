#if BrowserHost
import DevTools
@testable import Gallery
import OpenCollectionView
import TestSupport
import Testing

extension InBrowser {
  /// *Outline*, under real fingers and keys, as the browser tells it to readers.
  @MainActor @Suite(.takesLong) struct OutlineExhibitTests {
    private func rows(_ page: Page) async throws -> [AccessibilityNode] {
      try await page.waitUntil("__ocv.isOrderSettled")
      return try await page.accessibilityTree().filter { !$0.isIgnored && $0.role == "treeitem" }
    }

    private func button(_ title: String, in view: UIView) -> UIButton? {
      if let button = view as? UIButton, button.configuration?.title == title || button.currentTitle == title {
        return button
      }
      return view.subviews.lazy.compactMap { button(title, in: $0) }.first
    }

    private func states(_ nodes: [AccessibilityNode], _ names: [String]) -> [String] {
      names.map { name in
        guard let node = nodes.first(where: { $0.name.hasPrefix(name) }) else { return "\(name) is not there" }
        let level = node.properties["level"]?.number.map { Int($0) } ?? 0
        let expanded = node.properties["expanded"]?.bool
        return "\(name), level \(level), \(expanded.map { $0 ? "open" : "closed" } ?? "no parent")"
      }
    }

    @Test(arguments: [(390, 844), (820, 1180), (1440, 900)])
    func `rows are a tree with levels, and a finger opens one and closes it`(width: Int, height: Int) async throws {
      let exhibit = try await ExhibitPage.open("Outline", width: width, height: height)
      let controller = try exhibit.controller(OutlineNavigation.self).outline
      let view = controller.collectionView
      var nodes = try await rows(exhibit.page)
      #expect(
        states(nodes, ["Birds", "As a child", "Bread"]) == [
          "Birds, level 1, open", "As a child, level 2, closed", "Bread, level 1, closed",
        ])
      #expect(try await exhibit.page.accessibilityTree().count { !$0.isIgnored && $0.role == "tree" } == 1)
      let place = try exhibit.middle(1, in: 0, of: view)
      try await exhibit.page.tap(at: (place.x, place.y))
      try await exhibit.wait { controller.dataSource.snapshot().numberOfItems == 29 }
      try await exhibit.rest()
      nodes = try await rows(exhibit.page)
      #expect(states(nodes, ["As a child", "January"]) == ["As a child, level 2, open", "January, level 3, closed"])
      #expect(view.indexPathsForSelectedItems == [])
      try await exhibit.page.tap(at: (place.x, place.y))
      try await exhibit.wait { controller.dataSource.snapshot().numberOfItems == 19 }
      try await exhibit.rest()
      #expect(states(try await rows(exhibit.page), ["As a child"]) == ["As a child, level 2, closed"])
      await exhibit.close()
    }

    @Test func `arrows open a row, go into it, back to it and close it, and the focus goes along`() async throws {
      let exhibit = try await ExhibitPage.open("Outline", width: 1440, height: 900)
      let controller = try exhibit.controller(OutlineNavigation.self).outline
      let focused = "(document.activeElement.ariaLabel || document.activeElement.textContent)"
      try await exhibit.focusFirstItem()
      try await exhibit.page.key(.arrowDown)
      try await exhibit.page.waitUntil("\(focused).startsWith('As a child')")
      try await exhibit.page.key(.arrowRight)
      try await exhibit.wait { controller.dataSource.snapshot().numberOfItems == 29 }
      try await exhibit.rest()
      try await exhibit.page.waitUntil("document.activeElement.ariaExpanded === 'true'")
      try await exhibit.page.key(.arrowRight)
      try await exhibit.page.waitUntil("\(focused).startsWith('January')")
      try await exhibit.page.key(.arrowLeft)
      try await exhibit.page.waitUntil("\(focused).startsWith('As a child')")
      try await exhibit.page.key(.arrowLeft)
      try await exhibit.wait { controller.dataSource.snapshot().numberOfItems == 19 }
      try await exhibit.page.key(.arrowLeft)
      try await exhibit.page.waitUntil("\(focused).startsWith('Birds')")
      await exhibit.close()
    }

    @Test(arguments: [(390, 844), (820, 1180)])
    func `what is typed is found with what leads there, and Cancel brings the tree back`(width: Int, height: Int)
      async throws
    {
      let exhibit = try await ExhibitPage.open("Outline", width: width, height: height)
      let controller = try exhibit.controller(OutlineNavigation.self).outline
      let field = controller.search.searchBar.searchTextField
      let place = field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil)
      try await exhibit.page.tap(at: (place.x, place.y))
      try await exhibit.wait { field.isFirstResponder }
      try await exhibit.page.insertText("rivers ada march")
      try await exhibit.wait { controller.found?.found.count == 1 }
      try await exhibit.rest()
      #expect(
        states(try await rows(exhibit.page), ["Rivers", "With Ada", "March"]) == [
          "Rivers, level 1, open", "With Ada, level 2, open", "March, level 3, closed",
        ])
      let cancel = try #require(button("Cancel", in: controller.search.searchBar))
      let middle = cancel.convert(CGPoint(x: cancel.bounds.midX, y: cancel.bounds.midY), to: nil)
      try await exhibit.page.tap(at: (middle.x, middle.y))
      try await exhibit.wait { controller.dataSource.snapshot().numberOfItems == 19 }
      try await exhibit.rest()
      #expect(
        states(try await rows(exhibit.page), ["Birds", "As a child"]) == [
          "Birds, level 1, open", "As a child, level 2, closed",
        ])
      await exhibit.close()
    }

    @Test func `a note has an address, and all ten thousand rows open in the time of a few frames`() async throws {
      let exhibit = try await ExhibitPage.open("Outline", width: 390, height: 844)
      let controller = try exhibit.controller(OutlineNavigation.self).outline
      let note = try #require(NoteTree.shared.row(at: ["birds", "as-a-child", "january"])) + 1
      controller.go(to: NoteTree.shared.address(of: note), animated: false)
      try await exhibit.page.waitUntil("location.pathname.startsWith('/outline/birds/as-a-child/january/')")
      let button = try #require(controller.bar.openButton.superview).convert(controller.bar.openButton.center, to: nil)
      try await exhibit.page.tap(at: (button.x, button.y))
      try await exhibit.wait { controller.dataSource.snapshot().numberOfItems == 10_000 }
      try await exhibit.rest()
      #expect(try await rows(exhibit.page).count < 40)
      await exhibit.close()
    }
  }
}
#endif
