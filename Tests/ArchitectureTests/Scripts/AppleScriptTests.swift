import Foundation
import TestSupport
import Testing

/// `Scripts/apple` on small packages: what it finds to be compiled on Apple's systems.
@Suite struct AppleScriptTests {
  private static let shim = """
    // One import.
    #if canImport(UIKit)
    @_exported public import UIKit
    #else
    @_exported public import OpenCollectionView
    #endif
    """

  /// What the script says of a package whose shim has more than that file, and whether it is content.
  private func run(
    shim files: [String: String] = [:],
    dependency: String = #"{"target": ["OpenCollectionView", {"platformNames": ["linux"]}]}"#
  ) throws -> (lines: [String], isContent: Bool) {
    let root = FileManager.default.temporaryDirectory.appending(path: "apple-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    var targets = [#"{"name": "OpenCollectionView", "path": "Kit", "dependencies": []}"#]
    for (product, module) in [
      ("Shim", "UIKit"), ("CoreGraphics", "CoreGraphics"), ("QuartzCore", "QuartzCore"),
      ("UniformTypeIdentifiers", "UniformTypeIdentifiers"),
    ] {
      let folder = root.appending(path: product)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Self.shim.replacing("UIKit", with: module).write(
        to: folder.appending(path: "Export.swift"), atomically: true, encoding: .utf8)
      targets.append(
        #"{"name": "OpenCollectionView\#(product)", "path": "\#(product)", "dependencies": [\#(dependency)]}"#)
    }
    for (name, text) in files {
      try text.write(to: root.appending(path: "Shim/\(name)"), atomically: true, encoding: .utf8)
    }
    let manifest = root.appending(path: "manifest.json")
    try #"{"targets": [\#(targets.joined(separator: ", "))]}"#.write(to: manifest, atomically: true, encoding: .utf8)

    let script = Process()
    script.executableURL = URL(filePath: "/usr/bin/env")
    script.arguments = ["python3", Self.script, "--root", root.path, "--manifest", manifest.path]
    let output = Pipe()
    script.standardOutput = output
    try script.run()
    let words = String(decoding: output.fileHandleForReading.readWhole(), as: UTF8.self)
    script.waitUntilExit()
    return (words.split(separator: "\n").map(String.init), script.terminationStatus == 0)
  }

  private static let script = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Scripts/apple").path

  @Test func `what only exports the module that it stands for is that module`() throws {
    let said = try run()
    #expect(said.isContent)
    #expect(said.lines.first == "OpenCollectionViewShim for ios: 1 module, 1 line of code, UIKit itself")
    #expect(said.lines.contains("OpenCollectionViewShim for linux: 2 modules, 1 line of code"))
    #expect(said.lines.last == "on Apple's systems what stands in for UIKit is UIKit")
  }

  @Test func `a file without a guard is told of with its line, for each system`() throws {
    let said = try run(shim: ["Names.swift": "// Names.\n/* none */\n\npublic typealias Old = UIView\n"])
    #expect(!said.isContent)
    #expect(said.lines.contains("Shim/Names.swift:4: compiled for ios: public typealias Old = UIView"))
    #expect(said.lines.contains("Shim/Names.swift:4: compiled for maccatalyst: public typealias Old = UIView"))
    #expect(!said.lines.contains { $0.contains("compiled for linux") })
  }

  @Test func `conditions are taken as compilers take them`() throws {
    let text = """
      #if os(Linux) || (canImport(Glibc) && !DEBUG)
      let one = 1
      #elseif os(iOS) && targetEnvironment(macCatalyst)
      let two = 2
      #elseif !canImport(UIKit)
      let three = "#if os(iOS)"
      #else
        #if swift(>=6.0) && compiler(<5.9)
        let four = 4
        #endif
      #endif
      """
    let said = try run(shim: ["Conditions.swift": text])
    #expect(
      said.lines.filter { $0.hasPrefix("Shim/") } == ["Shim/Conditions.swift:4: compiled for maccatalyst: let two = 2"])
    #expect(said.lines.contains("OpenCollectionViewShim for linux: 2 modules, 2 lines of code"))
  }

  @Test func `a condition that nobody knows is no condition that holds`() throws {
    let said = try run(shim: ["Unknown.swift": "#if hasFeature(Wishing)\nlet one = 1\n#endif\n"])
    #expect(!said.isContent)
    #expect(
      said.lines.contains("Shim/Unknown.swift: for iOS it cannot be told whether hasFeature(Wishing) holds"))
  }

  @Test func `a dependency without a condition brings the kit to Apple's systems`() throws {
    let said = try run(dependency: #"{"byName": ["OpenCollectionView", null]}"#)
    #expect(!said.isContent)
    #expect(said.lines.contains("Package.swift: OpenCollectionViewShim is compiled with OpenCollectionView for ios"))
  }

  @Test func `a shim that has no kit elsewhere is told of`() throws {
    let said = try run(dependency: #"{"target": ["OpenCollectionView", {"platformNames": ["macos"]}]}"#)
    #expect(!said.isContent)
    #expect(said.lines.contains("Package.swift: OpenCollectionViewQuartzCore has no kit on linux"))
  }
}
