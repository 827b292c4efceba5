#if BrowserHost
import BrowserHost
import DevTools
import Foundation
@testable import Gallery
import OpenCollectionView
import TestSupport
import Testing

extension InBrowser {
  /// The gallery's front door, in a real page.
  @MainActor @Suite(.takesLong) struct FrontDoorTests {
    /// The page at home, with every miniature at rest.
    private func open(width: Int, height: Int) async throws -> ExhibitPage {
      let exhibit = try await ExhibitPage.open("Circle", width: width, height: height)
      try exhibit.gallery.goHome(animated: false)
      try await exhibit.rest()
      return exhibit
    }

    private func path(_ exhibit: ExhibitPage) async throws -> String? {
      try await exhibit.page.evaluate("location.pathname").string
    }

    @Test(arguments: [(390, 844), (1280, 800)])
    func `a tap opens an exhibit at its address, and Back goes back to its miniature`(
      width: Int, height: Int
    ) async throws {
      let exhibit = try await open(width: width, height: height)
      #expect(try await path(exhibit) == "/")
      let card = try await exhibit.shownFrame(of: "Spread")
      try await exhibit.page.tap(at: (card.midX, card.minY + 40))
      try await exhibit.wait { try exhibit.gallery.children.map { $0 is SpreadController } == [true] }
      try await exhibit.rest()
      #expect(try await path(exhibit) == "/spread")
      try await exhibit.page.evaluate("history.back()")
      try await exhibit.wait { try exhibit.gallery.children.map { $0 is HomeController } == [true] }
      try await exhibit.rest()
      #expect(try await path(exhibit) == "/")
      #expect(try await exhibit.shownFrame(of: "Spread") == card)
      #expect(exhibit.page.consoleMessages == [])
      await exhibit.close()
    }

    @Test func `miniatures that rest send nothing`() async throws {
      let exhibit = try await open(width: 390, height: 844)
      let before = exhibit.server.statistics
      for _ in 0..<60 { try await exhibit.page.nextFrame() }
      #expect(exhibit.server.statistics.messagesOut == before.messagesOut)
      #expect(exhibit.server.statistics.frames == before.frames)
      await exhibit.close()
    }

    @Test func `keys find an exhibit and open it`() async throws {
      let exhibit = try await open(width: 1280, height: 800)
      try await exhibit.focusFirstItem()
      let focused = "document.activeElement.ariaLabel"
      #expect(try await exhibit.page.evaluate(focused).string == "Scrolling")
      try await exhibit.page.key(.arrowRight)
      #expect(try await exhibit.page.evaluate(focused).string == "Spread")
      try await exhibit.page.key(.enter)
      try await exhibit.wait { try exhibit.gallery.children.map { $0 is SpreadController } == [true] }
      await exhibit.close()
    }

    @Test func `a reader finds a list of exhibits with their sentences, headings, and a field to search`() async throws
    {
      let exhibit = try await open(width: 1280, height: 3000)
      let nodes = try await exhibit.page.accessibilityTree().filter { !$0.isIgnored }
      let names = nodes.filter { $0.role == "option" }.map(\.name)
      #expect(Set(names) == Set(Exhibit.all.map(\.title)))
      let headings = nodes.filter { $0.role == "heading" }.map(\.name)
      #expect(Set(ExhibitGroup.allCases.map(\.title)).isSubset(of: headings))
      #expect(nodes.contains { $0.role == "searchbox" && $0.name == "Search the exhibits" })
      await exhibit.close()
    }
  }
}
#endif
