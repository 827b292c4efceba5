#if BrowserHost
@testable import BrowserHost
import DevTools
import Foundation
import OpenCollectionView
import Testing

extension InBrowser {
  /// What is dragged over the page from elsewhere, as the browser's own drags report it.
  @MainActor @Suite struct DropTests {
    private let application = UIApplication(delegateClass: DropDelegate.self)

    private struct Opened {
      let server: BrowserServer
      let page: Page

      func close() async {
        try? await page.close()
        await server.stop()
      }

      /// Has the browser drag something over the page.
      func drag(_ type: String, x: Double, y: Double, _ data: JSONValue) async throws {
        try await page.send(
          "Input.dispatchDragEvent", ["type": .string(type), "x": .number(x), "y": .number(y), "data": data])
      }
    }

    private func open() async throws -> Opened {
      let configuration = BrowserHostConfiguration(port: 0, title: "Drops")
      let server = try await BrowserHost(configuration: configuration).start(application: application)
      return Opened(server: server, page: try await GridPage.show(server))
    }

    private var controller: DropController {
      get throws {
        try #require(application.scenes.first?.windows.first?.rootViewController as? DropController)
      }
    }

    /// Waits until something is so in the application, for as long as that many frames of the page take.
    private func wait(_ page: Page, frames: Int = 900, until isSo: () throws -> Bool) async throws {
      for _ in 0..<frames {
        if try isSo() { return }
        try await page.nextFrame()
      }
      Issue.record("It did not come true within \(frames) frames of the page.")
    }

    private let text: JSONValue = [
      "items": [["mimeType": "text/plain", "data": "Grüße"]], "dragOperationsMask": 1,
    ]

    /// Files in a folder of the test's own, as data of a drag.
    private func files(_ contents: [(name: String, count: Int)]) throws -> (folder: URL, data: JSONValue) {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("drop-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var paths: [JSONValue] = []
      for (name, count) in contents {
        let file = folder.appendingPathComponent(name)
        try Data(repeating: 7, count: count).write(to: file)
        paths.append(.string(file.path))
      }
      return (folder, ["items": [], "files": .array(paths), "dragOperationsMask": 1])
    }

    @Test func `a text is dropped where it is taken, and what is needed for it is loaded only then`() async throws {
      // N82, N83, N84
      let opened = try await open()
      let before = opened.server.statistics.requests
      try await opened.drag("dragEnter", x: 100, y: 100, text)
      try await wait(opened.page) { try controller.basket.calls.count == 1 }
      #expect(opened.server.statistics.requests - before == 1)
      try await opened.drag("dragOver", x: 110, y: 100, text)
      try await opened.drag("drop", x: 110, y: 100, text)
      try await wait(opened.page) { try controller.basket.texts == ["Grüße"] && controller.basket.calls.last == "end" }
      #expect(try controller.basket.calls == ["enter [[\"public.utf8-plain-text\"]]", "drop", "end"])
      await opened.close()
    }

    @Test func `two files are dropped and come in parts, one beside the other`() async throws {
      // N84
      let opened = try await open()
      let (folder, data) = try files([("small.txt", 5), ("large.bin", 300_000)])
      defer { try? FileManager.default.removeItem(at: folder) }
      try await opened.drag("dragEnter", x: 100, y: 100, data)
      try await opened.drag("dragOver", x: 100, y: 100, data)
      try await wait(opened.page) { try controller.basket.calls.count == 1 }
      try await opened.drag("drop", x: 100, y: 100, data)
      try await wait(opened.page) { try controller.basket.files == ["small.txt": 5, "large.bin": 300_000] }
      #expect(try controller.basket.errors == 0)
      await opened.close()
    }

    @Test func `what nothing takes is dropped nowhere, and the page stays where it is`() async throws {
      // N83, N87
      let opened = try await open()
      try await opened.drag("dragEnter", x: 100, y: 100, text)
      try await opened.drag("dragOver", x: 300, y: 100, text)
      try await wait(opened.page) { try controller.basket.calls.count == 1 }
      // The browser is told when the answer has come.
      for step in 0..<30 {
        try await opened.drag("dragOver", x: 300 + Double(step % 2), y: 100, text)
        try await opened.page.nextFrame()
      }
      try await opened.drag("drop", x: 300, y: 100, text)
      try await wait(opened.page) { try controller.basket.calls.last == "end" }
      #expect(try controller.basket.calls.contains("drop") == false)
      #expect(try await opened.page.evaluate("location.pathname") == .string("/"))
      await opened.close()
    }

    @Test func `a drag that is given up leaves nothing`() async throws {
      // N82
      let opened = try await open()
      try await opened.drag("dragEnter", x: 100, y: 100, text)
      try await opened.drag("dragOver", x: 100, y: 100, text)
      try await wait(opened.page) { try controller.basket.calls.count == 1 }
      try await opened.drag("dragCancel", x: 100, y: 100, text)
      // This browser says nothing of it to the page, but gives the pointer back.
      try await opened.page.send(
        "Input.dispatchMouseEvent", ["type": "mouseMoved", "x": 100, "y": 100])
      try await wait(opened.page) { try controller.basket.calls.dropFirst() == ["exit", "end"] }
      try await opened.page.rest(with: application)
      await opened.close()
    }

    @Test func `a page that goes away in mid-drag leaves nothing`() async throws {
      // N14, N84
      let opened = try await open()
      try await opened.drag("dragEnter", x: 100, y: 100, text)
      try await opened.drag("dragOver", x: 100, y: 100, text)
      try await wait(opened.page) { try controller.basket.calls.count == 1 }
      let basket = try controller.basket
      try await opened.page.evaluate("sockets.at(-1).close()")
      try await wait(opened.page) { basket.calls.last == "end" }
      #expect(!basket.calls.contains("drop"))
      await opened.close()
    }

    @Test func `an item is dragged by a finger from one list to another`() async throws {
      // N81, N48
      let opened = try await open()
      let page = opened.page
      try await page.touch(.began, points: [TouchPoint(x: 40, y: 240)])
      // Until it is lifted.
      for _ in 0..<60 { try await page.nextFrame() }
      for step in 1...20 {
        let share = Double(step) / 20
        try await page.touch(.moved, points: [TouchPoint(x: 40 + 210 * share, y: 240 + 5 * share)])
        try await page.nextFrame()
      }
      try await page.touch(.ended)
      try await wait(page) { try controller.right.names.count == 3 }
      #expect(try controller.right.names.contains("a"))
      try await page.rest(with: application)
      await opened.close()
    }
  }
}
#endif
