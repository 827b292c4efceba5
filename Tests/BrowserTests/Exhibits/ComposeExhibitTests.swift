#if BrowserHost
@testable import BrowserHost
import DevTools
@testable import Gallery
import OpenCollectionView
import TestSupport
import Testing

extension InBrowser {
  /// *Compose* on a phone with a keyboard, under a real finger.
  @MainActor @Suite(.takesLong) struct ComposeExhibitTests {
    private func open() async throws -> (exhibit: ExhibitPage, controller: ComposeController) {
      let exhibit = try await ExhibitPage.open("Compose", width: 390, height: 844)
      // The page that is loaded again has a keyboard.
      try await exhibit.page.bringKeyboard()
      let first = try exhibit.controller(ComposeController.self)
      return (exhibit, try await exhibit.reload(first))
    }

    private func place(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    private func write(_ text: String, _ exhibit: ExhibitPage, _ controller: ComposeController) async throws {
      let place = place(of: controller.bar.textView)
      try await exhibit.page.tap(at: (place.midX, place.midY))
      try await exhibit.wait { controller.bar.textView.isFirstResponder && self.place(of: controller.bar).maxY < 600 }
      try await exhibit.page.insertText(text)
      try await exhibit.wait { controller.bar.draft == text }
      try await exhibit.rest()
    }

    @Test func `the keyboard lifts the bar and the last message, and a finger over the bar takes it away`() async throws
    {
      // X29
      let (exhibit, controller) = try await open()
      try await write("half a wo", exhibit, controller)
      #expect(place(of: controller.bar).maxY == 544)
      let last = IndexPath(item: controller.conversation.messages.count - 1, section: 0)
      let cell = try #require(controller.collectionView.cellForItem(at: last))
      #expect(abs(place(of: cell).maxY - (place(of: controller.bar).minY - 12)) < 1)
      let top = place(of: controller.bar).minY
      // Down, but not yet to the bar: it stays.
      try await exhibit.page.touch(.began, points: [TouchPoint(CGPoint(x: 195, y: 250))])
      try await exhibit.move([(CGPoint(x: 195, y: 250), CGPoint(x: 195, y: top - 20))])
      #expect(controller.bar.textView.isFirstResponder)
      try await exhibit.move([(CGPoint(x: 195, y: top - 20), CGPoint(x: 195, y: top + 30))])
      try await exhibit.wait { !controller.bar.textView.isFirstResponder }
      try await exhibit.page.waitUntil("document.activeElement === document.body")
      try await exhibit.page.touch(.ended)
      try await exhibit.rest()
      #expect(place(of: controller.bar).maxY == 844)
      #expect(controller.bar.draft == "half a wo")
      await exhibit.close()
    }

    @Test func `the field of the page grows with its lines, and is sent and emptied`() async throws {
      let (exhibit, controller) = try await open()
      try await write("one", exhibit, controller)
      let height = controller.bar.bounds.height
      for line in ["two", "three"] {
        try await exhibit.page.key(.enter)
        try await exhibit.page.insertText(line)
      }
      try await exhibit.wait { controller.bar.draft == "one\ntwo\nthree" && controller.bar.bounds.height > height + 30 }
      try await exhibit.rest()
      let shown = try await exhibit.shownFrame(of: "Message")
      #expect(abs(shown.height - controller.bar.textView.contentSize.height) < 1)
      let button = place(of: controller.bar.sendButton)
      try await exhibit.page.tap(at: (button.midX, button.midY))
      try await exhibit.wait { controller.bar.draft == "" }
      try await exhibit.page.waitUntil("document.querySelector('[aria-label=\"Message\"]').value === ''")
      #expect(controller.bar.textView.isFirstResponder)
      #expect(controller.bar.bounds.height == height)
      #expect(controller.conversation.messages.contains { $0.text == "one\ntwo\nthree" })
      await exhibit.close()
    }

    @Test func `a message is edited in its cell, where its element is`() async throws {
      // X36, X38
      let (exhibit, controller) = try await open()
      let item = try #require(controller.conversation.messages.lastIndex { $0.isOwn })
      let cell = try #require(
        controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? MessageCell)
      let height = cell.bounds.height
      let bubble = place(of: cell.textView)
      try await exhibit.page.tap(at: (bubble.midX, bubble.midY))
      try await exhibit.wait { cell.textView.isFirstResponder }
      try await exhibit.page.waitUntil("document.activeElement?.classList.contains('text-field')")
      try await exhibit.page.insertText(" and bring the lantern that hangs in the hall ")
      try await exhibit.wait { controller.conversation.messages[item].text.contains("lantern") }
      try await exhibit.rest()
      #expect(cell.bounds.height > height + 15)
      #expect(try await exhibit.page.evaluate("document.activeElement.value").string == cell.textView.text)
      let shown = try await exhibit.page.evaluate("document.activeElement.getBoundingClientRect().bottom").number
      #expect(abs(try #require(shown) - place(of: cell.textView).maxY) < 1)
      #expect(place(of: cell).maxY <= place(of: controller.bar).minY)
      await exhibit.close()
    }

    @Test func `a reload in mid-word keeps what was written and what was sent`() async throws {
      // X52
      let (exhibit, controller) = try await open()
      try await write("sent", exhibit, controller)
      let button = place(of: controller.bar.sendButton)
      try await exhibit.page.tap(at: (button.midX, button.midY))
      try await exhibit.wait { controller.bar.draft == "" }
      try await exhibit.rest()
      try await exhibit.page.insertText("half a wo")
      let again = try await exhibit.reload(controller)
      #expect(again.bar.draft == "half a wo")
      #expect(again.conversation.messages.contains { $0.text == "sent" && $0.isOwn })
      #expect(
        try await exhibit.page.evaluate("document.querySelector('[aria-label=\"Message\"]').value").string
          == "half a wo")
      await exhibit.close()
    }
  }
}
#endif
