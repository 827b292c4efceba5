import Foundation
import Testing

@testable import UIKitPortRules

/// The corpus: each program's port is the text beside it, which `Corpus` compiles and runs.
@Suite struct CorpusTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Corpus")
  static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Programs").path))?.sorted() ?? []

  @Test func `there are some sixty programs`() { #expect(Self.names.count == 62) }

  @Test(arguments: names)
  func `a program's port is the one that is known to behave`(name: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: "Programs/\(name)"), encoding: .utf8)
    let known = try String(
      contentsOf: Self.folder.appending(path: "Sources/PortedPrograms/Ported/\(name.dropLast(6)).ported.swift"),
      encoding: .utf8)
    let result = Porter().port(Program(files: [SourceText(path: "Programs/\(name)", text: text)]))
    #expect(result.files.map(\.text) == [known])
  }
}

@Suite struct PageTests {
  @Test(arguments: RuleName.allCases)
  func `each rule has a page by its name`(rule: RuleName) {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = folder.appending(path: "Sources/UIKitPortRules/UIKitPortRules.docc/\(rule.rawValue).md")
    #expect(FileManager.default.fileExists(atPath: page.path))
  }
}
