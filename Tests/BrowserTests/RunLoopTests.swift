#if BrowserHost
import DevTools
import Foundation
import TestSupport
import Testing

extension InBrowser {
  // A18
  @MainActor @Suite struct RunLoopTests {
    @Test func `timers of Foundation's change what a page shows`() async throws {
      let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      let program = Process()
      program.executableURL = folder.appendingPathComponent("RunLoopProgram")
      program.environment = ProcessInfo.processInfo.environment.merging(["PORT": "0"]) { $1 }
      let output = Pipe()
      program.standardOutput = output
      try program.run()
      // Threads of the queues hold other signals back, and so do the programs that are begun on them.
      defer { kill(program.processIdentifier, SIGKILL) }
      // The line ends with the address: "… is showing RunLoopProgram at http://127.0.0.1:4711/".
      var line = ""
      while !line.hasSuffix("\n"), program.isRunning {
        line += String(decoding: output.fileHandleForReading.readAvailable(), as: UTF8.self)
      }
      let address = try #require(line.split(whereSeparator: \.isWhitespace).last.map(String.init))
      let page = try await Browser.shared().newPage()
      try await page.setViewport(width: 400, height: 300, scale: 1, mobile: false, touch: false)
      try await page.navigate(to: address)
      try await page.waitUntil("document.body.textContent.includes('run loop 3, main queue true')")
      try await page.close()
    }
  }
}
#endif
