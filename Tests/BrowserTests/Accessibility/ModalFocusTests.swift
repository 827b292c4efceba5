#if BrowserHost
@testable import BrowserHost
import DevTools
import OpenCollectionView
import Testing

extension InBrowser {
  /// Sheets above sheets, by the keyboard and by a reader.
  @MainActor @Suite struct ModalFocusTests {
    @MainActor private struct Sheets {
      let server: BrowserServer
      let application: UIApplication
      let page: Page

      static func open() async throws -> Sheets {
        let application = UIApplication(delegateClass: SheetsDelegate.self)
        let server = try await BrowserHost(configuration: BrowserHostConfiguration(port: 0, title: "Sheets"))
          .start(application: application)
        let page = try await GridPage.show(server, width: 400, height: 600, touch: false)
        let sheets = Sheets(server: server, application: application, page: page)
        try await sheets.settle()
        return sheets
      }

      func settle() async throws {
        for _ in 0..<15 { try await page.nextFrame() }
        try await page.rest(with: application)
        try await page.waitUntil("__ocv.isOrderSettled")
      }

      func press(_ keys: Key...) async throws {
        for key in keys { try await page.key(key) }
        try await settle()
      }

      func focused() async throws -> String? {
        try await page.evaluate(
          "document.activeElement === document.body ? '' : document.activeElement.getAttribute('aria-label') ?? '?'"
        ).string
      }

      /// The buttons that a reader finds.
      func buttons() async throws -> [String] {
        try await page.accessibilityTree().filter { $0.role == "button" && !$0.isIgnored }.map(\.name)
      }

      /// Tells whether the ring is around what has the focus, and nowhere else.
      func ringIsInPlace() async throws -> Bool {
        try await page.evaluate(
          """
          (() => {
            const ring = document.getElementById('focus-ring');
            const [a, b] = [ring, document.activeElement].map((one) => one.getBoundingClientRect());
            return !ring.hidden && Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1;
          })()
          """
        ).bool == true
      }

      func close() async {
        try? await page.close()
        await server.stop()
      }
    }

    @Test func `the focus goes into a sheet above a sheet, stays in, and comes back to where it was`() async throws {
      let sheets = try await Sheets.open()
      try await sheets.press(.tab, .tab)
      #expect(try await sheets.focused() == "Open 1")
      try await sheets.press(.enter)
      #expect(try await sheets.focused() == "Other 1")
      #expect(try await sheets.ringIsInPlace())
      #expect(try await sheets.buttons() == ["Other 1", "Open 2", "Ask 1"])
      try await sheets.press(.tab, .enter)
      #expect(try await sheets.focused() == "Other 2")
      #expect(try await sheets.buttons() == ["Other 2", "Open 3", "Ask 2"])
      try await sheets.press(.tab, .tab, .enter)
      #expect(try await sheets.focused() == "No")
      #expect(try await sheets.buttons().sorted() == ["No", "Yes"])
      // Escape cancels the alert, then closes one sheet after the other.
      try await sheets.press(.escape)
      let back = try await sheets.focused()
      #expect(back == "Ask 2")
      try await sheets.press(.escape)
      #expect(try await sheets.focused() == "Open 2")
      #expect(try await sheets.buttons() == ["Other 1", "Open 2", "Ask 1"])
      try await sheets.press(.escape)
      #expect(try await sheets.focused() == "Open 1")
      #expect(try await sheets.ringIsInPlace())
      #expect(try await sheets.buttons() == ["Other 0", "Open 1", "Ask 0"])
      #expect(try await sheets.page.evaluate("document.querySelectorAll('[inert]').length").integer == 0)
      await sheets.close()
    }

    @Test func `Escape closes a sheet that a pointer has opened, and Tab goes on behind it`() async throws {
      let sheets = try await Sheets.open()
      try await sheets.page.click(x: 100, y: 180)
      try await sheets.settle()
      #expect(try await sheets.focused() == "")
      try await sheets.press(.tab)
      #expect(try await sheets.focused() == "Other 1")
      try await sheets.press(.escape)
      #expect(try await sheets.buttons() == ["Other 0", "Open 1", "Ask 0"])
      try await sheets.press(.tab)
      #expect(try await sheets.focused() == "Other 0")
      await sheets.close()
    }
  }
}
#endif
