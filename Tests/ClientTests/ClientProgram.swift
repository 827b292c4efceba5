import Foundation
import TestSupport

/// A program that uses the package, and what the compiler says of it. It is checked and not made: that takes half a second.
///
/// Checking types alone would not do: what may race is found later, in the intermediate language.
struct ClientProgram {
  var text: String
  /// Swift 5 or 6.
  var mode = 6
  var flags: [String] = []

  /// The compiler's errors and warnings, each with its line.
  func complaints() throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "client-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Client.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)

    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments =
      ["swiftc", "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-swift-version", "\(mode)"]
      + ["-diagnostic-style", "llvm", "-I", Self.modules.path]
      + ["-module-cache-path", Self.modules.deletingLastPathComponent().appending(path: "ModuleCache").path]
      + flags + [file.path]
    let output = Pipe()
    compiler.standardError = output
    try compiler.run()
    let words = String(decoding: output.fileHandleForReading.readWhole(), as: UTF8.self)
    compiler.waitUntilExit()
    let complaints = words.split(separator: "\n").filter { $0.contains("error: ") || $0.contains("warning: ") }
    // A compiler that fails without a word has not checked anything.
    if complaints.isEmpty, compiler.terminationStatus != 0 { return ["failed: \(words)"] }
    return complaints.map { String($0.replacing("\(file.path):", with: "")) }
  }

  /// Where the package manager puts modules: beside the tests that are running.
  private static let modules =
    (Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0]))
    .deletingLastPathComponent().appending(path: "Modules")
}
