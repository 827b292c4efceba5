/// What the cells of a grid show.
enum GridContent: CaseIterable, CustomStringConvertible, Sendable {
  /// Nothing: the cost of virtualising alone.
  case empty
  /// One label, with one of a few strings that have been set before.
  case knownText
  /// One label, with a string that no cell has had.
  case newText

  var description: String {
    switch self {
    case .empty: "empty cells"
    case .knownText: "labels, known text"
    case .newText: "labels, new text"
    }
  }
}
