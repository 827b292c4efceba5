extension SourceFile {
  struct Import: Equatable {
    var module: String
    /// Counted from 1.
    var line: Int
  }

  /// The modules that lines import, with whatever attributes, access level and kind (`import struct Foundation.URL`).
  static func imports(in lines: [Substring]) -> [Import] {
    lines.enumerated().compactMap { index, line in
      guard let first = line.utf8.first(where: { $0 != UInt8(ascii: " ") }), firstBytes.contains(first),
        line.contains("import")
      else { return nil }
      var words = line.split(whereSeparator: { $0 == " " || $0 == ";" })[...]
      while let word = words.first, word.hasPrefix("@") || Self.accessLevels.contains(word) {
        words.removeFirst()
      }
      guard words.popFirst() == "import" else { return nil }
      if let word = words.first, Self.kinds.contains(word) { words.removeFirst() }
      guard let name = words.first?.prefix(while: { $0 != "." }) else { return nil }
      return Import(module: String(name), line: index + 1)
    }
  }

  /// What an import, an attribute and an access level begin with: most lines begin with something else.
  private static let firstBytes = Set("i@pf".utf8)
  private static let accessLevels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
  private static let kinds: Set<Substring> = ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func"]
}
