#if BrowserHost
import DevTools
import OpenCollectionView
import Testing

extension InBrowser {
  /// The keyboard alone.
  @MainActor @Suite struct KeyboardFocusTests {
    @Test func `Tab goes through everything in the order of the screen, and back`() async throws {
      let controls = try await ControlsPage.open()
      var names: [String?] = []
      for _ in 0..<11 {
        try await controls.page.key(.tab)
        names.append(try await controls.focused())
      }
      #expect(
        names == [
          "Save", "Notifications", "Volume", "Day", "Week", "Month", "Read more", "Letter from Ada", "May", "June", "",
        ])
      try await controls.page.key(.tab, modifiers: .shift)
      try await controls.page.key(.tab, modifiers: .shift)
      #expect(try await controls.focused() == "May")
      await controls.close()
    }

    @Test func `the ring shows for the keyboard alone`() async throws {
      let controls = try await ControlsPage.open()
      let isShown = "document.getElementById('focus-ring').checkVisibility()"
      #expect(try await controls.page.evaluate(isShown).bool == false)
      try await controls.page.key(.tab)
      #expect(try await controls.page.evaluate(isShown).bool == true)
      let ring = try await controls.page.evaluate(
        "(() => { const b = document.getElementById('focus-ring').getBoundingClientRect(); return [b.x, b.y, b.width, b.height].join(' ') })()"
      )
      #expect(ring.string == "20 70 300 36")
      try await controls.page.click(x: 5, y: 5)
      #expect(try await controls.page.evaluate(isShown).bool == false)
      await controls.close()
    }

    @Test func `Enter and Space press a button and turn a switch`() async throws {
      let controls = try await ControlsPage.open()
      try await controls.page.key(.tab)
      try await controls.page.key(.enter)
      try await controls.page.key(.space)
      try await controls.wait { try controls.controller.log == ["save", "save"] }
      try await controls.page.key(.tab)
      try await controls.page.key(.space)
      try await controls.wait { try controls.controller.toggle.isOn }
      await controls.close()
    }

    @Test func `arrow keys change a slider`() async throws {
      let controls = try await ControlsPage.open()
      for _ in 0..<3 { try await controls.page.key(.tab) }
      try await controls.page.key(.arrowRight)
      try await controls.page.key(.arrowUp)
      try await controls.wait { try abs(controls.controller.slider.value - 0.7) < 0.001 }
      try await controls.page.key(.arrowLeft)
      try await controls.wait { try abs(controls.controller.slider.value - 0.6) < 0.001 }
      await controls.close()
    }

    @Test func `a dialog keeps the keyboard in it`() async throws {
      let controls = try await ControlsPage.open()
      try await controls.page.key(.tab)
      try controls.controller.showDialog()
      try await controls.settle()
      #expect(try await controls.focused() == "Yes")
      try await controls.page.key(.tab)
      #expect(try await controls.focused() == "No")
      try await controls.page.key(.enter)
      try await controls.wait { try controls.controller.log == ["No"] }
      await controls.close()
    }

    @Test func `a list is one stop, in which arrow keys go about and bring more`() async throws {
      let grid = try await GridPage.open(touch: false)
      func focused() async throws -> String? {
        try await grid.page.evaluate("document.activeElement?.getAttribute('aria-label') ?? ''").string
      }
      try await grid.page.waitUntil("__ocv.isOrderSettled")
      try await grid.page.key(.tab)
      #expect(try await focused() == "Item 0")
      try await grid.page.key(.arrowRight)
      #expect(try await focused() == "Item 1")
      try await grid.page.key(.arrowDown)
      #expect(try await focused() == "Item 5")
      try await grid.page.key(.enter)
      try await grid.wait { try grid.grid.indexPathsForSelectedItems == [IndexPath(item: 5, section: 0)] }
      // Keys wait for what the host makes of Enter.
      try await grid.rest()
      for _ in 0..<4 { try await grid.page.key(.arrowDown) }
      #expect(try await focused() == "Item 21")
      try await grid.page.key(.arrowDown)
      try await grid.page.waitUntil("document.activeElement?.getAttribute('aria-label') === 'Item 25'")
      // The end is that of the list, and not of what is laid out; a key that comes after it waits until one is there.
      try await grid.page.key(.end)
      try await grid.page.key(.arrowLeft)
      try await grid.page.waitUntil("document.activeElement?.getAttribute('aria-label') === 'Item 9998'")
      try await grid.page.key(.home)
      try await grid.page.waitUntil("document.activeElement?.getAttribute('aria-label') === 'Item 0'")
      await grid.close()
    }

    @Test func `without an element reached, keys go to the first responder`() async throws {
      let controls = try await ControlsPage.open()
      let keys = KeyView()
      try controls.controller.view.addSubview(keys)
      #expect(keys.becomeFirstResponder())
      try await controls.page.key(.enter)
      try await controls.page.key(.arrowDown)
      try await controls.wait { keys.log == ["Enter", "ArrowDown"] }
      await controls.close()
    }

    private final class KeyView: UIView {
      var log: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for case let key? in presses.map(\.key) {
          log.append(
            key.keyCode == .keyboardReturnOrEnter ? "Enter" : key.keyCode == .keyboardDownArrow ? "ArrowDown" : "?")
        }
      }
    }
  }
}
#endif
