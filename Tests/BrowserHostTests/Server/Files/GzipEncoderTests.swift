#if BrowserHost
import Foundation
import TestSupport
import Testing

@testable import BrowserHost

struct GzipEncoderTests {
  /// What the system's own tool makes of packed bytes.
  private func unpacked(_ bytes: [UInt8]) throws -> [UInt8] {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).gz")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc", file.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readWhole()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return [UInt8](data)
  }

  @Test(arguments: [0, 1, 70_000])
  func `what is packed is unpacked as it was`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) }
    #expect(try unpacked(try #require(GzipEncoder.encode(bytes))) == bytes)
  }

  @Test func `the page's script is packed to a third`() throws {
    let bytes = Array(PageScript(main: "main.js", modules: PageFiles.modules).text.utf8)
    #expect(try #require(GzipEncoder.encode(bytes)).count < bytes.count / 3)
  }
}
#endif
