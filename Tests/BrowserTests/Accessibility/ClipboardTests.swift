#if BrowserHost
import BrowserHost
import DevTools
import OpenCollectionView
import Testing

extension InBrowser {
  /// Copies between the application and the browser's clipboard.
  @MainActor @Suite struct ClipboardTests {
    private func open() async throws -> ControlsPage {
      let controls = try await ControlsPage.open()
      let origin = String(controls.server.address.dropLast())
      let target = try await controls.page.send("Target.getTargetInfo")
      try await controls.page.browser.send(
        "Browser.grantPermissions",
        [
          "origin": .string(origin), "browserContextId": target["targetInfo"]["browserContextId"],
          "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"],
        ])
      try controls.controller.pad.becomeFirstResponder()
      return controls
    }

    /// Pastes into a field of the page and answers what is in it.
    private func pasteIntoField(_ page: Page) async throws -> String? {
      try await page.evaluate(
        """
        (() => {
          const field = document.createElement('input');
          field.id = 'pasted';
          field.style = 'position: fixed; left: 0; top: 0; z-index: 9';
          document.body.append(field);
          field.focus();
        })()
        """)
      try await paste(page)
      return try await page.evaluate("document.getElementById('pasted').value").string
    }

    /// The key that pastes; DevTools has to name the command that a keyboard's key stands for.
    private func paste(_ page: Page) async throws {
      for type in ["rawKeyDown", "keyUp"] {
        var parameters: [String: JSONValue] = [
          "type": .string(type), "key": "v", "code": "KeyV", "windowsVirtualKeyCode": 86, "modifiers": 2,
        ]
        if type == "rawKeyDown" { parameters["commands"] = ["paste"] }
        try await page.send("Input.dispatchKeyEvent", parameters)
      }
    }

    @Test func `what the application copies can be pasted elsewhere`() async throws {
      let controls = try await open()
      try await controls.page.key(.character("c"), modifiers: .control)
      try await controls.wait { controls.server.statistics.copiesWritten == 1 }
      #expect(try await pasteIntoField(controls.page) == "Grüße, 世界")
      await controls.close()
    }

    @Test func `without the clipboard's functions a copy waits for the next click`() async throws {
      let controls = try await open()
      try await controls.page.evaluate(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })")
      UIPasteboard.general.string = "later"
      try await controls.wait { controls.server.statistics.copies == 1 }
      for _ in 0..<10 { try await controls.page.nextFrame() }
      #expect(controls.server.statistics.copiesWritten == 0)
      try await controls.page.click(x: 5, y: 5)
      try await controls.wait { controls.server.statistics.copiesWritten == 1 }
      #expect(try await pasteIntoField(controls.page) == "later")
      await controls.close()
    }

    @Test func `what was copied elsewhere is there when the application pastes`() async throws {
      let controls = try await open()
      try await controls.page.evaluate("navigator.clipboard.writeText('from elsewhere, ü')")
      try await paste(controls.page)
      try await controls.wait { try controls.controller.pad.pasted == ["from elsewhere, ü"] }
      await controls.close()
    }

    @Test func `a long text comes in parts`() async throws {
      let controls = try await open()
      try await controls.page.evaluate("navigator.clipboard.writeText('ü'.repeat(100_000))")
      try await paste(controls.page)
      try await controls.wait { try controls.controller.pad.pasted.first?.count == 100_000 }
      await controls.close()
    }
  }
}
#endif
