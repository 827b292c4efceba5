extension SourceFile {
  struct Import: Equatable {
    var module: String
    /// Counted from 1.
    var line: Int
  }

  /// The modules the file imports, with whatever attributes, access level and kind (`import struct Foundation.URL`).
  var imports: [Import] {
    lines.enumerated().compactMap { index, line in
      guard line.contains("import") else { return nil }
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

  private static let accessLevels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
  private static let kinds: Set<Substring> = ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func"]
}
