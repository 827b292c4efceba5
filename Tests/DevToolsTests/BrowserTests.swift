#if BrowserHost
@testable import DevTools
import Foundation
import Testing

extension InChromium {
  @Suite(.serialized) struct BrowserTests {
    @Test func `close leaves neither a process nor a folder`() async throws {
      let browser = try await Browser.launch()
      let folder = browser.folder
      #expect(FileManager.default.fileExists(atPath: folder.path))
      #expect(processes(naming: folder) > 0)
      await browser.close()
      #expect(!browser.isOpen)
      #expect(!FileManager.default.fileExists(atPath: folder.path))
      #expect(try await isGone(folder))
    }

    @Test func `a process that traps takes its browser with it`() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardOutputContent]) {
        let browser = try await Browser.launch()
        print("<" + browser.folder.path + ">")
        fflush(nil)
        fatalError("the end of this process")
      }
      let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
      let path = try #require(output.split(separator: "<").last?.split(separator: ">").first)
      #expect(path.contains("DevTools-"))
      #expect(try await isGone(URL(fileURLWithPath: String(path))))
    }

    @Test func `what waits when the browser is closed fails at once and says so`() async throws {
      let browser = try await Browser.launch()
      let page = try await browser.newPage()
      let forever = Task { try await page.evaluate("new Promise(() => {})") }
      try await page.evaluate("1")
      await browser.close()
      await #expect(
        throws: DevToolsError.connectionClosed(method: "Runtime.evaluate", reason: "the browser was closed")
      ) {
        try await forever.value
      }
      await #expect(
        throws: DevToolsError.connectionClosed(method: "Runtime.evaluate", reason: "the browser was closed")
      ) {
        try await page.evaluate("1")
      }
    }

    @Test func `what waits when a page crashes fails at once`() async throws {
      let page = try await openPage()
      await #expect(throws: DevToolsError.connectionClosed(method: "Page.crash", reason: "the page crashed")) {
        try await page.send("Page.crash")
      }
    }

    @Test func `tests share one browser`() async throws {
      let first = try await Browser.shared()
      let second = try await Browser.shared()
      #expect(first === second)
      let version = try await first.send("Browser.getVersion")
      #expect(version["product"].string?.contains("Chrome") == true)
    }

    @Test func `a browser that does not start says what it wrote`() async throws {
      // With this switch Chromium prints its version and ends.
      let error = await #expect(throws: DevToolsError.self) {
        try await Browser.launch(arguments: ["--version"], timeout: 10)
      }
      #expect(error?.description.contains("it ended before it gave its address. It wrote:\n") == true)
    }
  }
}

/// How many processes have the folder in their command line.
private func processes(naming folder: URL) -> Int {
  let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
  return entries.filter { entry in
    guard Int(entry) != nil, let command = FileManager.default.contents(atPath: "/proc/\(entry)/cmdline") else {
      return false
    }
    return String(decoding: command, as: UTF8.self).contains(folder.lastPathComponent)
  }.count
}

/// Tells whether the folder and all processes that name it go within ten seconds; half a second is usual.
private func isGone(_ folder: URL) async throws -> Bool {
  for _ in 0..<200 {
    if processes(naming: folder) == 0, !FileManager.default.fileExists(atPath: folder.path) { return true }
    try await Task.sleep(for: .milliseconds(50))
  }
  return false
}
#endif
