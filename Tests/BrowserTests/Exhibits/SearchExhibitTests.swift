#if BrowserHost
@testable import BrowserHost
import DevTools
@testable import Gallery
import OpenCollectionView
import TestSupport
import Testing

extension InBrowser {
  /// *Search*, typed in Chromium.
  @MainActor @Suite(.takesLong) struct SearchExhibitTests {
    private func open() async throws -> (exhibit: ExhibitPage, places: PlacesController) {
      let exhibit = try await ExhibitPage.open("Search", width: 390, height: 844)
      return (exhibit, try places(exhibit))
    }

    private func places(_ exhibit: ExhibitPage) throws -> PlacesController {
      try #require(try exhibit.controller(SearchNavigation.self).topViewController as? PlacesController)
    }

    private func begin(_ exhibit: ExhibitPage, _ places: PlacesController) async throws {
      let field = places.search.searchBar.searchTextField
      let place = field.convert(field.bounds, to: nil)
      try await exhibit.page.tap(at: (place.midX, place.midY))
      try await exhibit.page.waitUntil("document.activeElement?.classList.contains('text-field')")
      try await exhibit.wait { places.search.isActive && field.isFirstResponder }
      try await exhibit.rest()
    }

    @Test func `each key leaves places that fit, and none is lost when they come at once`() async throws {
      let (exhibit, places) = try await open()
      try await begin(exhibit, places)
      var counts: [Int] = []
      for letter in "rav" {
        try await exhibit.page.key(.character(letter))
        try await exhibit.wait { places.query.text.last == letter }
        counts.append(places.found.count)
      }
      // All places whose name begins with "Ra" are ravens'.
      #expect(counts[0] < 10_000 && counts[1] < counts[0] && counts[2] == counts[1] && counts[2] > 0, "\(counts)")
      for letter in "en lake" { try await exhibit.page.key(.character(letter)) }
      try await exhibit.wait { places.query.text == "raven lake" }
      try await exhibit.rest()
      let names = places.found.map(\.name)
      #expect(!names.isEmpty)
      #expect(names.allSatisfy { $0.contains("Raven") && $0.hasSuffix("Lake") })
      // The letters that were typed have another colour, and are runs of their own.
      let labels = try await exhibit.page.evaluate(
        "[...document.querySelectorAll('[role=option]')].map((row) => row.getAttribute('aria-label')).join('; ')")
      #expect(try #require(labels.string).contains(names[0]))
      #expect(try await exhibit.page.evaluate("document.activeElement.value") == "raven lake")
      await exhibit.close()
    }

    @Test func `a region becomes a token before the text, which a backspace takes away`() async throws {
      let (exhibit, places) = try await open()
      try await begin(exhibit, places)
      let row = try exhibit.middle(1, of: places.collectionView)
      try await exhibit.page.tap(at: (row.x, row.y))
      let field = places.search.searchBar.searchTextField
      try await exhibit.wait { field.tokens.count == 1 && field.isFirstResponder }
      try await exhibit.page.waitUntil("document.activeElement?.classList.contains('text-field')")
      try await exhibit.rest()
      let all = places.found.count
      #expect(all < 2_000)
      try await exhibit.page.insertText("r")
      try await exhibit.wait { places.found.count < all }
      try await exhibit.page.key(.backspace)
      try await exhibit.wait { places.found.count == all }
      try await exhibit.page.key(.backspace)
      try await exhibit.wait { field.tokens.isEmpty && places.found.count == 10_000 }
      await exhibit.close()
    }

    @Test func `Japanese is composed in the field, and found when it is there`() async throws {
      // X15
      let (exhibit, places) = try await open()
      try await begin(exhibit, places)
      for step in ["n", "に", "にh", "にほ", "日本"] {
        let end = JSONValue.number(Double(step.utf16.count))
        try await exhibit.page.send(
          "Input.imeSetComposition", ["text": .string(step), "selectionStart": end, "selectionEnd": end])
      }
      try await exhibit.page.insertText("日本")
      try await exhibit.wait { places.query.text == "日本" }
      try await exhibit.rest()
      #expect(places.found.isEmpty)
      #expect(places.search.searchBar.searchTextField.markedTextRange == nil)
      await exhibit.close()
    }

    @Test func `a reload in mid-word goes on with the search`() async throws {
      // X52
      let (exhibit, places) = try await open()
      try await begin(exhibit, places)
      try await exhibit.page.insertText("rav")
      _ = try await exhibit.reload(try exhibit.controller(SearchNavigation.self))
      let again = try self.places(exhibit)
      #expect(again.query.text == "rav")
      #expect(again.found.allSatisfy { $0.name.contains("Rav") })
      #expect(try await exhibit.page.evaluate("document.querySelector('.text-field').value") == "rav")
      await exhibit.close()
    }
  }
}
#endif
