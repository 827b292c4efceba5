#if BrowserHost
import DevTools
@testable import Gallery
import OpenCollectionView
import TestSupport
import Testing

extension InBrowser {
  /// Typing with the keyboard that a phone shows on its screen. // V73
  @MainActor @Suite(.takesLong) struct FieldTests {
    private func home(width: Int = 390, height: Int = 844) async throws -> ExhibitPage {
      let exhibit = try await ExhibitPage.open("Circle", width: width, height: height)
      try exhibit.gallery.goHome(animated: false)
      try await exhibit.rest()
      return exhibit
    }

    private func search(_ exhibit: ExhibitPage) throws -> SearchField {
      try #require(try exhibit.gallery.children.first as? HomeController).front.search
    }

    /// Tells whether the page's editable element has the focus, and lies over the layer of a name.
    private func isEditable(_ name: String, _ exhibit: ExhibitPage) async throws -> Bool {
      try await exhibit.page.evaluate(
        """
        (() => {
          const field = document.activeElement;
          if (field.tagName !== 'INPUT' || field.ariaLabel !== '\(name)') return false;
          const layer = document.querySelector(`div[aria-label="\(name)"]`);
          const [a, b] = [field, layer].map((one) => one.getBoundingClientRect());
          return Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1 && Math.abs(a.width - b.width) < 1;
        })()
        """
      ).bool == true
    }

    private func tap(_ name: String, _ exhibit: ExhibitPage) async throws {
      let frame = try await exhibit.shownFrame(of: name)
      try await exhibit.page.tap(at: (frame.midX, frame.midY))
      try await exhibit.rest()
    }

    @Test func `a touch of the search brings an editable element, and what a keyboard puts there is typed`()
      async throws
    {
      let exhibit = try await home()
      let field = try search(exhibit)
      let name = "Search the exhibits"
      try await tap(name, exhibit)
      #expect(field.isFirstResponder)
      #expect(try await isEditable(name, exhibit))
      // As a phone types: text without keys.
      try await exhibit.page.insertText("sprad")
      try await exhibit.wait { field.text == "sprad" }
      try await exhibit.rest()
      #expect(try await exhibit.page.evaluate("document.activeElement.value").string == "sprad")
      // A keyboard that puts a word right takes the old one away.
      try await exhibit.page.evaluate("document.activeElement.select()")
      try await exhibit.page.insertText("spread")
      try await exhibit.wait { field.text == "spread" }
      // And as one with keys does.
      try await exhibit.page.key(.backspace)
      try await exhibit.wait { field.text == "sprea" }
      try await exhibit.page.key(.enter)
      try await exhibit.wait { try exhibit.gallery.children.contains { $0 is SpreadController } }
      try await exhibit.rest()
      // What was typed into has gone, and the keyboard with it.
      #expect(try await exhibit.page.evaluate("document.activeElement.tagName").string != "INPUT")
      #expect(exhibit.page.consoleMessages == [])
      await exhibit.close()
    }

    @Test func `a drag that ends on the field brings no keyboard, nor does a mouse`() async throws {
      let exhibit = try await home()
      let frame = try await exhibit.shownFrame(of: "Search the exhibits")
      let start = CGPoint(x: frame.midX, y: frame.midY + 120)
      let end = CGPoint(x: frame.midX, y: frame.midY)
      try await exhibit.page.touch(.began, points: [TouchPoint(start)])
      try await exhibit.move([(start, end)])
      try await exhibit.page.touch(.ended)
      try await exhibit.rest()
      #expect(try await exhibit.page.evaluate("document.activeElement.tagName").string == "BODY")
      let moved = try await exhibit.shownFrame(of: "Search the exhibits")
      try await exhibit.page.click(x: moved.midX, y: moved.midY)
      try await exhibit.rest()
      #expect(try search(exhibit).isFirstResponder)
      #expect(try await exhibit.page.evaluate("document.activeElement.tagName").string != "INPUT")
      try await exhibit.page.key(.character("c"))
      try await exhibit.wait { try search(exhibit).text == "c" }
      await exhibit.close()
    }

    @Test func `the number of a photo is typed likewise, and Return goes to it`() async throws {
      let exhibit = try await ExhibitPage.open("A million photos", width: 390, height: 844)
      let controller = try exhibit.controller(MillionPhotosController.self)
      try await tap("Find a number", exhibit)
      try await tap("Number of a photo", exhibit)
      #expect(try await isEditable("Number of a photo", exhibit))
      try await exhibit.page.insertText("5000")
      try await exhibit.wait { controller.entry.number == 5_000 }
      try await exhibit.rest()
      try await exhibit.page.key(.enter)
      try await exhibit.wait { controller.found == 5_000 }
      await exhibit.close()
    }
  }
}
#endif
