#if BrowserHost
@testable import BrowserHost
import DevTools
import Foundation
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

extension InBrowser {
  /// The button that saves the last minute, and what becomes of what it saves.
  @MainActor @Suite struct DeveloperModeTests {
    private func open(isDeveloping: Bool = true) async throws -> GridPage {
      let application = UIApplication(delegateClass: GridDelegate.self)
      var configuration = BrowserHostConfiguration(port: 0, title: "Grid: \"a\" & b")
      if isDeveloping { configuration.recorder = { HostInputRecorder.ofTheLastMinute(of: $0) } }
      let server = try await BrowserHost(configuration: configuration).start(application: application)
      return GridPage(server: server, application: application, page: try await GridPage.show(server))
    }

    /// A finger taps the button, or the Enter key presses it; the file that the browser is given.
    private func save(_ grid: GridPage, byKey: Bool = false) async throws -> (name: String, text: String) {
      try await grid.page.evaluate(
        """
        window.saved = new Promise((resolve) => {
          HTMLAnchorElement.prototype.click = async function () {
            resolve([this.download, await (await savedBlob).text()]);
          };
          const make = URL.createObjectURL;
          URL.createObjectURL = (blob) => {
            window.savedBlob = Promise.resolve(blob);
            return make.call(URL, blob);
          };
        });
        0
        """)
      let box = try await grid.page.evaluate(
        "(() => { const box = recorder.getBoundingClientRect(); return [box.x, box.y, box.width, box.height]; })()")
      let numbers = (box.array ?? []).compactMap(\.number)
      try #require(numbers.count == 4)
      // As large as a finger needs it.
      #expect(numbers[2] == 44 && numbers[3] == 44)
      if byKey {
        try await grid.page.evaluate("recorder.focus()")
        try await grid.page.key(.enter)
      } else {
        try await grid.page.tap(at: (x: numbers[0] + numbers[2] / 2, y: numbers[1] + numbers[3] / 2))
      }
      let saved = try await grid.page.evaluate("saved").array ?? []
      return (try #require(saved.first?.string), try #require(saved.last?.string))
    }

    /// A finger throws the grid, catches it and taps an item.
    private func play(_ grid: GridPage) async throws {
      try await grid.page.flick(from: (x: 200, y: 450), to: (x: 200, y: 200))
      try await grid.rest()
      try await grid.page.tap(at: (x: 150, y: 150))
      try await grid.rest()
    }

    @Test func `without developer mode there is no button`() async throws {
      let grid = try await open(isDeveloping: false)
      #expect(
        try await grid.page.evaluate("recorder.hidden && getComputedStyle(recorder).display === 'none'").bool == true)
      await grid.close()
    }

    @Test func `what fingers did is saved, and replays without a page to the same decisions`() async throws {
      let grid = try await open()
      #expect(try await grid.page.evaluate("recorder.textContent").string == "Save the last minute")
      try await play(grid)
      let offset = try grid.grid.contentOffset
      let saved = try await save(grid)
      #expect(saved.name.hasPrefix("Grid-a-b-20") && saved.name.hasSuffix(".recording"))
      let recording = try HostInputRecording(text: saved.text)
      #expect(recording.decisions?.count ?? 0 > 20)
      #expect(recording.timeline.stories.filter { $0.kind == .gesture }.count == 2)
      await grid.close()

      let screen = VirtualScreen(replaying: recording, delegateClass: GridDelegate.self)
      #expect(screen.replay(recording) == nil)
      let controller = try #require(screen.window.rootViewController as? GridController)
      #expect(controller.grid.contentOffset == offset)
    }

    @Test(arguments: [(390.0, 844.0), (1024.0, 300.0), (60.0, 60.0)])
    func `on screens of other sizes the first decision that is another one is told in words`(
      width: Double, height: Double
    ) async throws {
      let grid = try await open()
      try await play(grid)
      var recording = try HostInputRecording(text: try await save(grid).text)
      await grid.close()
      recording.screen.size = CGSize(width: width, height: height)
      let screen = VirtualScreen(replaying: recording, delegateClass: GridDelegate.self)
      let words = try #require(screen.replay(recording)).description
      #expect(words.contains("recorded was: "))
      #expect(words.contains("Now it is: "))
      #expect(words.contains(" at "))
    }

    @Test func `the button is the keyboard's, too, and its keys are not the program's`() async throws {
      let grid = try await open()
      let recording = try HostInputRecording(text: try await save(grid, byKey: true).text)
      #expect(recording.entries.count > 0)
      #expect(!recording.inputs.contains { if case .key(_) = $0 { true } else { false } })
      await grid.close()
    }
  }
}
#endif
