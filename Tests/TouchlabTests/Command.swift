#if BrowserHost
import Foundation

/// The tool, run as a process of its own as a person runs it.
struct Command {
  var output: String
  var errors: String
  var status: Int32

  /// Programs stand beside the tests that are running.
  static let folder = (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]))
    .deletingLastPathComponent()

  static var player: String { folder.appendingPathComponent("PlayerProgram").path }

  /// Runs `touchlab` to its end.
  static func touchlab(_ arguments: String..., input: String = "") throws -> Command {
    let process = Process()
    process.executableURL = folder.appendingPathComponent("touchlab")
    process.arguments = arguments
    let files = (0..<3).map { _ in FileManager.default.temporaryDirectory.appending(path: UUID().uuidString) }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    try Data(input.utf8).write(to: files[0])
    for file in files[1...] { try Data().write(to: file) }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    func text(_ file: URL) throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }
    return Command(output: try text(files[1]), errors: try text(files[2]), status: process.terminationStatus)
  }
}
#endif
