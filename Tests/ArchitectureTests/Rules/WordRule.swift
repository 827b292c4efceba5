/// Floors do not hold the words that are forbidden to them.
struct WordRule {
  var house: House

  func problems(in file: SourceFile) -> [Problem] {
    guard let floor = file.floor else { return [] }
    let words = house.forbiddenWords.filter {
      $0.floors.contains(floor) && !$0.exceptions.contains(file.path) && file.holds($0.word)
    }
    guard !words.isEmpty else { return [] }
    return file.lines.enumerated().flatMap { index, line in
      words.filter { Self.line(line, holds: $0.word) }.map {
        Problem(path: file.path, line: index + 1, sentence: "\($0.word) has no place on floor \(floor): \($0.reason)")
      }
    }
  }

  /// Tells whether the word stands in the line, and not as the end of a longer name.
  private static func line(_ line: Substring, holds word: String) -> Bool {
    line.ranges(of: word).contains { range in
      guard let before = line[..<range.lowerBound].last else { return true }
      return !(before.isLetter || before.isNumber || before == "_")
    }
  }
}
