#if BrowserHost
import DevTools
@testable import Gallery
import OpenCollectionView
import TestSupport
import Testing

extension InBrowser {
  /// A visitor who has nothing but a keyboard.
  @MainActor @Suite(.takesLong) struct KeyboardVisitTests {
    @Test func `Every exhibit is found, opened, read about and left by keys alone`() async throws {
      let visit = try await ExhibitPage.open("Spread", width: 1280, height: 800)
      let page = visit.page
      try await leave(visit)
      for exhibit in Exhibit.all {
        // The search finds it, and Return opens what was found first; what was looked for before makes way.
        try await page.key(.character("/"))
        for letter in exhibit.title { try await page.key(letter == " " ? .space : .character(letter)) }
        try await page.key(.enter)
        try await settle("/" + exhibit.name, visit)
        // The focus goes into its card, and comes back to the button that opened it.
        try await focus("button About this exhibit", on: page, exhibit: exhibit)
        try await page.key(.enter)
        try await visit.wait { try visit.gallery.guide != nil }
        try await page.waitUntil("document.activeElement.ariaLabel === 'Close'")
        try await page.key(.escape)
        try await visit.wait { try visit.gallery.guide == nil }
        try await page.waitUntil("document.activeElement.ariaLabel === 'About this exhibit'")
        try await leave(visit)
      }
      #expect(page.consoleMessages == [])
      await visit.close()
    }

    // V26
    @Test func `Escape leads home where nothing has the focus`() async throws {
      let visit = try await ExhibitPage.open("Photo grid", width: 390, height: 844)
      #expect(try await focused(visit.page) == "")
      try await leave(visit)
      await visit.close()
    }

    /// Escape leads home.
    private func leave(_ visit: ExhibitPage) async throws {
      try await visit.page.key(.escape)
      try await settle("/", visit)
    }

    /// Waits until one is at an address, and nothing is on its way there any longer: where an exhibit moves for ever, what it
    /// has in common with the others is there.
    private func settle(_ path: String, _ visit: ExhibitPage) async throws {
      try await visit.wait { try visit.gallery.activity.webpageURL?.path == path && !visit.gallery.isOnItsWay }
      try await visit.page.waitUntil(
        """
        location.pathname === '\(path)'
          && (__ocv.isOrderSettled || document.querySelector('[aria-label="About this exhibit"]') !== null)
        """)
    }

    /// What has the keyboard's focus: its role and its name.
    private func focused(_ page: Page) async throws -> String {
      try await page.evaluate(
        """
        (() => {
          const it = document.activeElement;
          return it === document.body ? "" : `${it.getAttribute("role") ?? it.tagName} ${it.ariaLabel ?? ""}`.trim();
        })()
        """
      ).string ?? ""
    }

    /// Presses Tab until something has the focus; it is never further than thirty steps.
    private func focus(_ wanted: String, on page: Page, exhibit: Exhibit) async throws {
      var stops: [String] = []
      for _ in 0..<30 {
        try await page.key(.tab)
        stops.append(try await focused(page))
        if stops.last == wanted { return }
      }
      Issue.record("\(exhibit.title): Tab does not come to \(wanted), but to \(stops)")
    }
  }
}
#endif
