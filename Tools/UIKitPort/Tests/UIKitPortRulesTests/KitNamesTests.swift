import Foundation
import Testing

@testable import UIKitPortRules

/// The library's names that the tool knows. `WRITE_NAMES=1 swift test --filter KitNamesTests` writes the table anew.
@Suite struct KitNamesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The names of what is declared publicly at the beginning of a line.
  private func publicNames() throws -> Set<String> {
    let declaration =
      #/^(?:@[\w.()]+ )*(?:public|open) (?:final |indirect )?(?:class|struct|enum|protocol|typealias|func|var|let) ((?:UI|CA|NS)[A-Z]\w+)/#
    var names: Set<String> = []
    for folder in ["Sources/Kit", "Sources/Engines/LayerEngine", "Sources/Ground/PlaneGeometry"] {
      let whole = Self.root.appending(path: folder)
      for case let file as String in FileManager.default.enumerator(atPath: whole.path) ?? .init()
      where file.hasSuffix(".swift") {
        for line in try String(contentsOf: whole.appending(path: file), encoding: .utf8).split(separator: "\n") {
          if let match = line.prefixMatch(of: declaration) { names.insert(String(match.1)) }
        }
      }
    }
    return names
  }

  @Test func `the tool knows every name of the library`() throws {
    let names = try publicNames()
    #expect(names.count > 400)
    if ProcessInfo.processInfo.environment["WRITE_NAMES"] != nil { return try write(names) }
    #expect(names.subtracting(KitNames.all).sorted() == [])
    #expect(!KitNames.isMissing("UICollectionViewCompositionalLayout"))
    #expect(KitNames.isMissing("UITableView"))
  }

  @Test func `no class that is said to be missing is there`() throws {
    let text = try String(contentsOf: Self.root.appending(path: "Documentation/Coverage.md"), encoding: .utf8)
    let missing = text.split(separator: "\n").compactMap { $0.prefixMatch(of: #/\| `(\w+)` \| 0 of /#)?.1 }
    #expect(missing.count > 10)
    #expect(missing.filter { KitNames.all.contains(String($0)) } == [])
  }

  private func write(_ names: Set<String>) throws {
    var lines = [""]
    for name in names.sorted() {
      if lines[lines.count - 1].count + name.count + 1 > 116 { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "    " : " ") + name
    }
    let text =
      "extension KitNames {\n  /// The library's public types that are named as UIKit's and Core Animation's are.\n"
      + "  static let table = \"\"\"\n\(lines.joined(separator: "\n"))\n    \"\"\"\n}\n"
    try Data(text.utf8).write(
      to: Self.root.appending(path: "Tools/UIKitPort/Sources/UIKitPortRules/Reading/KitNames+Table.swift"))
  }
}
