#if BrowserHost
@testable import BrowserHost
import DevTools
import Foundation
import OpenCollectionView
import Testing

/// A view that a text can be dragged out of, over the right half of the basket, which takes nothing.
private final class DragOutSource: UIView, UIDragInteractionDelegate {
  var isRestricted = false
  private(set) var askedCount = 0
  private(set) var begun: [any UIDragSession] = []
  private(set) var ends: [UIDropOperation] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .green
    addInteraction(UIDragInteraction(delegate: self))
  }

  required init?(coder: NSCoder) { nil }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    askedCount += 1
    let item = UIDragItem(itemProvider: NSItemProvider(object: "Grüße"))
    item.localObject = "itself"
    return [item]
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    begun.append(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { isRestricted }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { ends.append(operation) }
}

extension InBrowser {
  /// Drags of a pointer out of the page, by a drag of the browser's own that nobody but the test sees.
  @MainActor @Suite struct DragOutOfPageTests {
    private let application = UIApplication(delegateClass: DropDelegate.self)

    private struct Opened {
      let server: BrowserServer
      let page: Page
      let source: DragOutSource
      let controller: DropController
      /// The drags that the browser has begun.
      let native: AsyncStream<PageEvent>

      func close() async {
        try? await page.close()
        await server.stop()
      }

      /// Has the browser drag over a page.
      func drag(_ type: String, x: Double, y: Double, _ data: JSONValue, over other: Page? = nil) async throws {
        try await (other ?? page).send(
          "Input.dispatchDragEvent", ["type": .string(type), "x": .number(x), "y": .number(y), "data": data])
      }
    }

    private func open(takesDragsOut: Bool = true) async throws -> Opened {
      var configuration = BrowserHostConfiguration(port: 0, title: "Drops")
      configuration.takesDragsOut = takesDragsOut
      let server = try await BrowserHost(configuration: configuration).start(application: application)
      let page = try await GridPage.show(server, touch: false)
      let controller = try controller(at: 0)
      let source = DragOutSource(frame: CGRect(x: 300, y: 100, width: 80, height: 80))
      controller.view.addSubview(source)
      try await page.send("Input.setInterceptDrags", ["enabled": true])
      if takesDragsOut { try await page.waitUntil("document.getElementById('touches').draggable") }
      try await page.rest(with: application)
      return Opened(
        server: server, page: page, source: source, controller: controller,
        native: page.events("Input.dragIntercepted"))
    }

    private func controller(at place: Int) throws -> DropController {
      let scenes = application.scenes
      try #require(scenes.count > place)
      return try #require(scenes[place].windows.first?.rootViewController as? DropController)
    }

    /// Waits until something is so in the application, for as long as that many frames of the page take.
    private func wait(_ page: Page, frames: Int = 900, until isSo: () throws -> Bool) async throws {
      for _ in 0..<frames {
        if try isSo() { return }
        try await page.nextFrame()
      }
      Issue.record("It did not come true within \(frames) frames of the page.")
    }

    /// Presses on the source, and waits until the page knows what may leave it.
    private func press(_ opened: Opened) async throws {
      try await opened.page.mouse(.moved, x: 340, y: 140)
      try await opened.page.mouse(.pressed, x: 340, y: 140)
      for _ in 0..<10 { try await opened.page.nextFrame() }
    }

    /// Presses and pulls until the browser drags.
    private func pull(_ opened: Opened) async throws -> JSONValue {
      try await press(opened)
      try await opened.page.mouse(.moved, x: 342, y: 142)
      try await opened.page.mouse(.moved, x: 330, y: 150)
      for await event in opened.native { return event.parameters["data"] }
      throw CancellationError()
    }

    /// Has the browser's drag go over the page until the session has begun.
    private func begin(_ opened: Opened, _ data: JSONValue) async throws {
      try await opened.drag("dragEnter", x: 330, y: 150, data)
      for step in 0..<60 where opened.source.begun.isEmpty {
        try await opened.drag("dragOver", x: 330 - Double(step), y: 150, data)
        try await opened.page.nextFrame()
      }
      #expect(opened.source.begun.count == 1)
    }

    /// Tells the page what a drag of the browser's that has left it has come to.
    private func end(_ page: Page, _ effect: String) async throws {
      try await page.evaluate(
        """
        {
          const leave = Object.assign(new Event("dragleave", { bubbles: true, cancelable: true }), { relatedTarget: null });
          const end = Object.assign(new Event("dragend", { bubbles: true }), { dataTransfer: { dropEffect: "\(effect)" } });
          for (const event of [leave, end]) document.getElementById("touches").dispatchEvent(event);
        }
        """)
    }

    @Test func `a pull gives the browser the texts, and what comes back is the same session`() async throws {
      // N85, N86, N87
      let opened = try await open()
      let data = try await pull(opened)
      let texts = (data["items"].array ?? []).map { "\($0["mimeType"].string ?? "")" }
      #expect(texts.sorted() == ["application/x-opencollectionview-drag", "text/plain"])
      #expect(data["items"].array?.first { $0["mimeType"] == "text/plain" }?["data"] == "Grüße")
      #expect(data["dragOperationsMask"] == 17)
      #expect(opened.source.askedCount == 1)
      try await begin(opened, data)
      var seen: [String] = []
      opened.controller.basket.onDrop = { drop in
        seen = ["\(drop.localDragSession === opened.source.begun.first)", "\(drop.items[0].localObject ?? "")"]
      }
      for step in 0..<10 {
        try await opened.drag("dragOver", x: 100 + Double(step), y: 100, data)
        try await opened.page.nextFrame()
      }
      try await opened.drag("drop", x: 109, y: 100, data)
      try await wait(opened.page) { opened.source.ends == [.copy] }
      #expect(seen == ["true", "itself"])
      #expect(opened.controller.basket.texts == ["Grüße"])
      #expect(opened.controller.basket.calls == ["enter [[\"public.utf8-plain-text\"]]", "drop", "end"])
      try await opened.page.rest(with: application)
      #expect(try await opened.page.evaluate("__ocv.liveTouches") == 0)
      await opened.close()
    }

    @Test func `what others take ends with what they did`() async throws {
      // N86
      let opened = try await open()
      let data = try await pull(opened)
      try await begin(opened, data)
      try await end(opened.page, "move")
      try await wait(opened.page) { opened.source.ends == [.move] }
      #expect(!opened.controller.basket.calls.contains("drop"))
      await opened.close()
    }

    @Test func `what is given up, or let go where nothing takes it, goes back`() async throws {
      // N39, N86
      let opened = try await open()
      let data = try await pull(opened)
      try await begin(opened, data)
      try await opened.drag("dragCancel", x: 300, y: 150, data)
      try await end(opened.page, "none")
      try await wait(opened.page) { opened.source.ends == [.cancel] }
      await opened.close()
    }

    @Test(arguments: [(false, false), (true, true)])
    func `where the host or the source says no the browser drags nothing, and the drag goes on inside`(
      takesDragsOut: Bool, isRestricted: Bool
    ) async throws {
      // N10, N85
      let opened = try await open(takesDragsOut: takesDragsOut)
      opened.source.isRestricted = isRestricted
      try await press(opened)
      for step in 1...60 where opened.source.begun.isEmpty {
        try await opened.page.mouse(.moved, x: 340 - Double(step), y: 140)
        try await opened.page.nextFrame()
      }
      for step in 1...10 {
        try await opened.page.mouse(.moved, x: 100 + Double(step), y: 100)
        try await opened.page.nextFrame()
      }
      try await opened.page.mouse(.released, x: 110, y: 100)
      try await wait(opened.page) { opened.source.ends == [.copy] }
      #expect(opened.controller.basket.texts == ["Grüße"])
      #expect(opened.source.askedCount == 1)
      let loaded = try await opened.page.evaluate(
        "performance.getEntriesByType('resource').some((entry) => entry.name.includes('/dragsout.'))")
      #expect(loaded == .bool(takesDragsOut))
      // A drag would have come before what was sent behind it.
      try await opened.page.close()
      var drags = 0
      for await _ in opened.native { drags += 1 }
      #expect(drags == 0)
      await opened.server.stop()
    }

    @Test func `in another page of the server what is dropped is what was dragged`() async throws {
      // N12, N13, N86
      let opened = try await open()
      let other = try await GridPage.show(opened.server, touch: false)
      let there = try controller(at: 1)
      try await opened.page.send("Page.bringToFront")
      let data = try await pull(opened)
      try await begin(opened, data)
      try await opened.drag("dragEnter", x: 300, y: 400, data, over: other)
      try await opened.drag("dragOver", x: 301, y: 400, data, over: other)
      try await end(opened.page, "copy")
      try await opened.drag("drop", x: 301, y: 400, data, over: other)
      try await wait(other) { there.right.names.count == 3 }
      #expect(there.right.names.contains("itself"))
      try await wait(other) { opened.source.ends == [.copy] }
      try await other.close()
      await opened.close()
    }

    @Test func `a page that goes away in mid-drag leaves nothing`() async throws {
      // N14, N86
      let opened = try await open()
      let data = try await pull(opened)
      try await begin(opened, data)
      try await opened.page.evaluate("sockets.at(-1).close()")
      try await wait(opened.page) { opened.source.ends == [.cancel] }
      try await end(opened.page, "copy")
      try await opened.page.waitUntil("__ocv.isConnected")
      try await opened.page.rest(with: application)
      #expect(opened.source.ends == [.cancel])
      await opened.close()
    }

    @Test func `a press on what can be dragged leaves the focus where it is`() async throws {
      // N85
      let opened = try await open()
      let field = UITextField(frame: CGRect(x: 210, y: 10, width: 100, height: 30))
      opened.controller.view.addSubview(field)
      field.becomeFirstResponder()
      try await opened.page.waitUntil("document.activeElement.localName === 'input'")
      try await press(opened)
      #expect(try await opened.page.evaluate("document.activeElement.localName") == "input")
      try await opened.page.mouse(.released, x: 340, y: 140)
      try await opened.page.rest(with: application)
      #expect(try await opened.page.evaluate("document.activeElement.localName") == "input")
      #expect(field.isFirstResponder)
      await opened.close()
    }
  }
}
#endif
