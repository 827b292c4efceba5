/// A file of an optional module is one `#if Trait … #endif`: the package manager compiles the module also where the
/// trait, and with it what the module imports, is off.
struct TraitRule {
  var house: House

  func problems(in file: SourceFile) -> [Problem] {
    house.traitFolders.filter { file.isInside($0.folder) }.compactMap { folder in
      line(outside: folder.trait, in: file).map {
        Problem(path: file.path, line: $0, sentence: "code outside #if \(folder.trait) … #endif, which wraps the file")
      }
    }
  }

  /// The first line, counted from 1, that is compiled without the trait.
  private func line(outside trait: String, in file: SourceFile) -> Int? {
    var depth = 0
    for (index, line) in file.lines.enumerated() {
      let words = line.split(separator: " ")
      guard let first = words.first else { continue }
      switch first {
      case "#if" where depth == 0:
        guard words == ["#if", Substring(trait)] else { return index + 1 }
        depth = 1
      case "#if": depth += 1
      case "#endif" where depth > 0: depth -= 1
      case "#else" where depth == 1, "#elseif" where depth == 1: return index + 1
      default: if depth == 0 { return index + 1 }
      }
    }
    return nil
  }
}
