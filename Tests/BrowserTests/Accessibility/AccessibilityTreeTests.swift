#if BrowserHost
import DevTools
import OpenCollectionView
import Testing

extension InBrowser {
  /// What a reader is given by a real browser.
  @MainActor @Suite struct AccessibilityTreeTests {
    /// The roles that people work with.
    private static let interactive: Set<String> = [
      "button", "link", "switch", "slider", "checkbox", "radio", "tab", "textbox", "searchbox", "menuitem", "option",
      "menuitemcheckbox", "spinbutton",
    ]

    @Test func `everything is read in the order of the screen, with role and name`() async throws {
      let controls = try await ControlsPage.open()
      let read = try await controls.elements().filter {
        $0.role != "StaticText" && $0.role != "status" && $0.role != "alert"
      }
      .map { "\($0.role) \($0.name)" }
      #expect(
        read == [
          "banner ", "heading Controls", "main ",
          "heading Settings", "button Save", "switch Notifications", "slider Volume", "button Day", "button Week",
          "button Month", "progressbar Download", "link Read more", "button Delete", "button Letter from Ada",
          "group Letter from Ada", "button Archive", "button Reply", "button May", "button June", "region Actions",
        ])
      #expect(controls.page.consoleMessages == [])
      await controls.close()
    }

    @Test func `everything that people work with has a name`() async throws {
      let controls = try await ControlsPage.open()
      let nameless = try await controls.elements().filter { Self.interactive.contains($0.role) && $0.name.isEmpty }
      #expect(nameless.map(\.role) == [])
      // The audit finds one that has none.
      let unnamed = UIButton(type: .custom)
      unnamed.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      try controls.controller.view.addSubview(unnamed)
      try await controls.settle()
      let found = try await controls.elements().filter { Self.interactive.contains($0.role) && $0.name.isEmpty }
      #expect(found.map(\.role) == ["button"])
      await controls.close()
    }

    @Test func `states and values are told, and told again when they change`() async throws {
      let controls = try await ControlsPage.open()
      func node(_ name: String) async throws -> AccessibilityNode {
        try #require(try await controls.elements().first { $0.name == name && $0.role != "StaticText" })
      }
      #expect(try await node("Notifications").properties["checked"]?.string == "false")
      #expect(try await node("Volume").value == "50")
      let words = "document.querySelector('[role=slider]').getAttribute('aria-valuetext')"
      #expect(try await controls.page.evaluate(words).string == "50%")
      #expect(try await node("Day").properties["pressed"]?.string == "true")
      #expect(try await node("Download").value == "25")
      #expect(try await node("Delete").properties["disabled"]?.bool == true)
      #expect(try await node("Save").description == "Keeps the changes")
      #expect(try await node("May").description == "10 mm")
      try controls.controller.toggle.isOn = true
      try controls.controller.slider.value = 0.75
      try controls.controller.segments.selectedSegmentIndex = 2
      try await controls.settle()
      #expect(try await node("Notifications").properties["checked"]?.string == "true")
      #expect(try await node("Volume").value == "75")
      #expect(try await node("Month").properties["pressed"]?.string == "true")
      #expect(try await node("Day").properties["pressed"]?.string != "true")
      await controls.close()
    }

    @Test func `a dialog keeps everything else from readers, until it goes`() async throws {
      let controls = try await ControlsPage.open()
      try controls.controller.showDialog()
      try await controls.settle()
      let names = try await controls.elements().filter { Self.interactive.contains($0.role) || $0.role == "dialog" }
        .map(\.name)
      #expect(names == ["Really?", "Yes", "No"])
      try controls.controller.dialog?.removeFromSuperview()
      try await controls.settle()
      #expect(try await controls.elements().contains { $0.name == "Save" })
      await controls.close()
    }

    @Test func `an announcement is in the live region`() async throws {
      let controls = try await ControlsPage.open()
      UIAccessibility.post(notification: .announcement, argument: "Saved")
      try await controls.page.waitUntil("document.getElementById('announcements').textContent === 'Saved'")
      UIAccessibility.post(notification: .pageScrolled, argument: "Page 2")
      try await controls.page.waitUntil("document.getElementById('alerts').textContent === 'Page 2'")
      await controls.close()
    }

    @Test func `what a reader clicks is activated, and further actions run`() async throws {
      let controls = try await ControlsPage.open()
      func click(_ name: String, in query: String = "[role]") async throws {
        try await controls.page.evaluate(
          "[...document.querySelectorAll('\(query)')].find((e) => (e.ariaLabel ?? e.textContent) === '\(name)').click()"
        )
      }
      try await click("Save")
      try await controls.wait { try controls.controller.log == ["save"] }
      try await click("Read more")
      try await controls.wait { try controls.controller.log == ["save", "link"] }
      try await click("Reply", in: "#actions button")
      try await click("June")
      try await controls.wait { try controls.controller.log == ["save", "link", "Reply", "June"] }
      await controls.close()
    }

    @Test func `forced colours are told, drawn with, and take nothing away`() async throws {
      let controls = try await ControlsPage.open()
      try controls.controller.toggle.isOn = true
      try await controls.settle()
      let grounds = """
        [...document.querySelectorAll('[role=switch] .layer')]
          .map((one) => getComputedStyle(one).backgroundColor).filter((color) => !color.endsWith(', 0)'))
          .length
        """
      let free = try await controls.page.evaluate(grounds).integer
      try await controls.page.send(
        "Emulation.setEmulatedMedia", ["features": [["name": "forced-colors", "value": "active"]]])
      try await controls.wait {
        UIAccessibility.shouldDifferentiateWithoutColor && UIAccessibility.isDarkerSystemColorsEnabled
      }
      try await controls.settle()
      #expect(try await controls.page.evaluate(grounds).integer == free)
      #expect(try #require(free) > 0)
      let adjusts = "getComputedStyle(document.querySelector('[role=switch]')).forcedColorAdjust"
      #expect(try await controls.page.evaluate(adjusts).string == "none")
      await controls.close()
    }

    @Test func `less motion and more contrast are told while the page is open`() async throws {
      let controls = try await ControlsPage.open()
      nonisolated(unsafe) var told = 0
      let observer = NotificationCenter.default.addObserver(
        forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
      ) { _ in told += 1 }
      defer { NotificationCenter.default.removeObserver(observer) }
      #expect(!UIAccessibility.isReduceMotionEnabled)
      try await controls.page.send(
        "Emulation.setEmulatedMedia",
        [
          "features": [
            ["name": "prefers-reduced-motion", "value": "reduce"], ["name": "prefers-contrast", "value": "more"],
          ]
        ])
      try await controls.wait { UIAccessibility.isReduceMotionEnabled && UIAccessibility.isDarkerSystemColorsEnabled }
      #expect(told == 1)
      await controls.close()
    }
  }
}
#endif
