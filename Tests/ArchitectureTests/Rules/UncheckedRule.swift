/// References that are not counted and overlapping access that is not checked stand in listed places only.
struct UncheckedRule {
  var word: String
  var places: [UncheckedPlace]

  /// Files that hold the word more or less often than the list says.
  func problems(in files: [SourceFile]) -> [Problem] {
    let library = files.filter { $0.floor != nil }
    let listed = Dictionary(uniqueKeysWithValues: places.map { ($0.path, $0.count) })
    let found = library.flatMap { file -> [Problem] in
      let lines = file.holds(word) ? file.lines.indices.filter { file.lines[$0].contains(word) } : []
      guard lines.count != listed[file.path, default: 0] else { return [] }
      return [
        Problem(
          path: file.path, line: (lines.first ?? 0) + 1,
          sentence:
            "\(word) stands here \(lines.count) times, and \(listed[file.path, default: 0]) are listed with a proof")
      ]
    }
    let paths = Set(library.map(\.path))
    return found
      + places.filter { !paths.contains($0.path) }.map {
        Problem(path: $0.path, line: 1, sentence: "\(word) is listed for a file that does not exist")
      }
  }

  /// Proofs that name no suite.
  func missingProofs(in files: [SourceFile]) -> [String] {
    let suites = files.filter { $0.isInside("Tests") }
    return Set(places.map(\.proof)).sorted().filter { proof in !suites.contains { $0.holds("struct \(proof) ") } }
  }
}
