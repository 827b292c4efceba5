/// Words by which code goes without a check of the language stand in listed places only.
struct UncheckedRule {
  var word: String
  var counts: [String: Int]
  /// The suites that prove the places, where they are proved by tests.
  var proofs: [String] = []

  /// A rule whose places are each proved by a suite.
  init(word: String, places: [UncheckedPlace]) {
    self.word = word
    counts = Dictionary(uniqueKeysWithValues: places.map { ($0.path, $0.count) })
    proofs = Set(places.map(\.proof)).sorted()
  }

  /// A rule whose places each have a reason.
  init(word: String, groups: [UncheckedGroup]) {
    self.word = word
    counts = Dictionary(groups.flatMap { $0.counts.map { ($0.key, $0.value) } }, uniquingKeysWith: +)
  }

  /// Files that hold the word more or less often than the list says.
  func problems(in files: [SourceFile]) -> [Problem] {
    let library = files.filter { $0.floor != nil }
    let found = library.flatMap { file -> [Problem] in
      let lines = file.holds(word) ? file.lines.indices.filter { file.lines[$0].contains(word) } : []
      guard lines.count != counts[file.path, default: 0] else { return [] }
      return [
        Problem(
          path: file.path, line: (lines.first ?? 0) + 1,
          sentence: "\(word) stands here \(lines.count) times, and \(counts[file.path, default: 0]) are listed")
      ]
    }
    let paths = Set(library.map(\.path))
    return found
      + counts.keys.sorted().filter { !paths.contains($0) }.map {
        Problem(path: $0, line: 1, sentence: "\(word) is listed for a file that does not exist")
      }
  }

  /// Proofs that name no suite.
  func missingProofs(in files: [SourceFile]) -> [String] {
    let suites = files.filter { $0.isInside("Tests") }
    return proofs.filter { proof in !suites.contains { $0.holds("struct \(proof) ") } }
  }
}
