#if BrowserHost
import Foundation
import TestSupport
import Testing

/// The tests of the page's own modules, which are written in the page's language and lie in `Tests/PageTests`.
struct PageModuleTests {
  /// The program that runs them; nil where there is none.
  private static let node: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/node" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Continuous integration has it: a gate that is skipped there is none.
  private static var isWanted: Bool { node != nil || ProcessInfo.processInfo.environment["CI"] != nil }

  @Test(
    .enabled(if: isWanted, "The modules of the page are tested where Node.js is installed (apt-get install nodejs)."))
  func `the modules of the page do as their tests say`() throws {
    let node = try #require(Self.node, "Node.js is missing: apt-get install nodejs")
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("PageTests")
    let names = try FileManager.default.contentsOfDirectory(atPath: tests.path).filter { $0.hasSuffix(".test.mjs") }
    #expect(names.count >= 15)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: node)
    process.arguments = ["--test", "--test-reporter=tap"] + names.sorted()
    process.currentDirectoryURL = tests
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readWhole(), as: UTF8.self)
    process.waitUntilExit()
    let failures = text.split(separator: "\n").filter { $0.contains("not ok") }
    #expect(failures == [])
    #expect(process.terminationStatus == 0, "\(text.suffix(4000))")
    let passed = text.split(separator: "\n").last { $0.hasPrefix("# pass ") }.flatMap { Int($0.dropFirst(7)) } ?? 0
    #expect(passed >= 130)
  }
}
#endif
