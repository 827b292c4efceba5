#if BrowserHost
import DevTools
@testable import Gallery
import OpenCollectionView
import TestSupport
import Testing

extension InBrowser {
  /// What lies in front in the gallery: where keys and a reader are.
  @MainActor @Suite(.takesLong) struct FrontExhibitTests {
    private func focused(_ exhibit: ExhibitPage) async throws -> String? {
      try await exhibit.page.evaluate(
        """
        (() => {
          const it = document.activeElement;
          return it === document.body ? "" : `${it.getAttribute("role")} ${it.ariaLabel ?? ""}`.trim();
        })()
        """
      ).string
    }

    // V70
    @Test(arguments: [(390, 844), (1280, 800)])
    func `Escape closes the sheet that keys have opened, and the exhibit below stays`(
      width: Int, height: Int
    ) async throws {
      let exhibit = try await ExhibitPage.open("Presentation", width: width, height: height)
      let controller = try exhibit.controller(PresentationExhibit.self)
      try await exhibit.focusFirstItem()
      for _ in 0..<20 {
        if try await focused(exhibit) == "option Form sheet" { break }
        try await exhibit.page.key(.arrowRight)
      }
      #expect(try await focused(exhibit) == "option Form sheet")
      try await exhibit.page.key(.enter)
      try await exhibit.wait { controller.presentedViewController?.viewIfLoaded?.window != nil }
      try await exhibit.rest()
      try await exhibit.page.waitUntil("__ocv.isOrderSettled")
      try await exhibit.page.key(.escape)
      try await exhibit.wait { controller.presentedViewController == nil }
      try await exhibit.rest()
      #expect(try exhibit.controller(PresentationExhibit.self) === controller)
      #expect(try await exhibit.page.evaluate("location.pathname").string == "/presentation")
      #expect(try await focused(exhibit) == "option Form sheet")
      await exhibit.close()
    }

    @Test func `an exhibit that Enter opens has the focus at its name, and Escape brings it back to the card`()
      async throws
    {
      let exhibit = try await ExhibitPage.open("Circle", width: 1280, height: 800)
      try exhibit.gallery.goHome(animated: false)
      try await exhibit.rest()
      try await exhibit.focusFirstItem()
      #expect(try await focused(exhibit) == "option Scrolling")
      try await exhibit.page.key(.arrowRight)
      try await exhibit.page.key(.enter)
      try await exhibit.wait { try exhibit.gallery.children.map { $0 is SpreadController } == [true] }
      try await exhibit.rest()
      #expect(try await focused(exhibit) == "heading Spread")
      try await exhibit.page.key(.escape)
      try await exhibit.wait { try exhibit.gallery.children.map { $0 is HomeController } == [true] }
      try await exhibit.rest()
      #expect(try await focused(exhibit) == "option Spread")
      await exhibit.close()
    }

    @Test func `a menu that a right click opens has the focus, which goes along with the arrow keys`() async throws {
      let exhibit = try await ExhibitPage.open("Menus", width: 1280, height: 800)
      let controller = try exhibit.controller(MenusController.self)
      controller.choose(.context)
      try await exhibit.rest()
      let place = try exhibit.middle(4, of: controller.collectionView)
      try await exhibit.page.click(x: place.x, y: place.y, button: .right)
      try await exhibit.wait { exhibit.application.scenes.first?.countInFront == 1 }
      try await exhibit.rest()
      try await exhibit.page.waitUntil("__ocv.isOrderSettled")
      let first = try await focused(exhibit)
      #expect(first?.hasPrefix("menuitem") == true, "\(first ?? "nothing") has the focus")
      try await exhibit.page.key(.arrowDown)
      try await exhibit.page.key(.arrowDown)
      try await exhibit.rest()
      let second = try await focused(exhibit)
      #expect(second?.hasPrefix("menuitem") == true && second != first)
      try await exhibit.page.key(.escape)
      try await exhibit.wait { exhibit.application.scenes.first?.countInFront == 0 }
      #expect(try exhibit.controller(MenusController.self) === controller)
      await exhibit.close()
    }

    // V74
    @Test(arguments: [(390, 844), (1280, 800)])
    func `Home and End go to the first and the last of all exhibits, laid out or not`(
      width: Int, height: Int
    ) async throws {
      let exhibit = try await ExhibitPage.open("Circle", width: width, height: height)
      try exhibit.gallery.goHome(animated: false)
      try await exhibit.rest()
      try await exhibit.focusFirstItem()
      try await exhibit.page.key(.end)
      try await exhibit.rest()
      #expect(try await focused(exhibit) == "option \(titles.last ?? "")")
      try await exhibit.page.key(.home)
      try await exhibit.rest()
      #expect(try await focused(exhibit) == "option \(titles.first ?? "")")
      let home = try #require(try exhibit.gallery.children.first as? HomeController)
      #expect(home.collectionView.contentOffset.y == 0)
      await exhibit.close()
    }

    /// The exhibits in the order of the front door.
    private var titles: [String] {
      ExhibitGroup.allCases.flatMap { group in Exhibit.all.filter { $0.group == group }.map(\.title) }
    }

    /// Arrows in what was just opened do something: the first one goes to an item.
    @Test(arguments: ["Circle", "Stacks", "Dynamic cells"])
    func `an exhibit that was just opened answers to an arrow key`(title: String) async throws {
      let exhibit = try await ExhibitPage.open(title, width: 1280, height: 800)
      try await exhibit.page.key(.arrowRight)
      try await exhibit.rest()
      let rings = try exhibit.gallery.view.descendants.filter { String(describing: type(of: $0)) == "FocusRing" }
      #expect(rings.count == 1)
      await exhibit.close()
    }

    @Test func `an arrow key moves the photos of Spread apart as soon as it is open`() async throws {
      let exhibit = try await ExhibitPage.open("Spread", width: 1280, height: 800)
      let controller = try exhibit.controller(SpreadController.self)
      let before = controller.status.text
      try await exhibit.page.key(.arrowRight)
      try await exhibit.wait { controller.status.text != before }
      try await exhibit.page.key(.arrowLeft)
      try await exhibit.wait { controller.status.text == before }
      await exhibit.close()
    }

    @Test func `the lists of Reorder are called as the headings above them, and what undo did is read out`()
      async throws
    {
      let exhibit = try await ExhibitPage.open("Reorder", width: 1280, height: 800)
      let controller = try exhibit.controller(ReorderController.self)
      try await exhibit.page.waitUntil("__ocv.isOrderSettled")
      let nodes = try await exhibit.page.accessibilityTree().filter { !$0.isIgnored && $0.role == "listbox" }
      #expect(nodes.map(\.name) == ["On the wall, 7 photos", "In the drawer, 4 photos"])
      controller.collectionView(
        controller.collectionView, moveItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 0))
      controller.collectionView.reloadData()
      try await exhibit.rest()
      let status = try await exhibit.page.evaluate(
        "[...document.querySelectorAll('[role=status]')].map((one) => one.ariaLabel ?? one.textContent).join('|')")
      #expect(status.string?.contains("is 2 of 7 on the wall") == true)
      await exhibit.close()
    }
  }
}
#endif
