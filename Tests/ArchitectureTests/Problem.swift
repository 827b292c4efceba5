import Testing

/// A place in the sources that breaks a rule, as one sentence.
struct Problem: Equatable, CustomStringConvertible {
  var path: String
  /// Counted from 1.
  var line: Int
  var sentence: String

  var description: String { "\(path):\(line): \(sentence)" }
}

/// Records each problem as an issue of its own, at the place to mend.
func expectNone(_ problems: [Problem]) {
  for problem in problems {
    let place = SourceLocation(fileID: problem.path, filePath: problem.path, line: problem.line, column: 1)
    Issue.record("\(problem.description)", sourceLocation: place)
  }
}
