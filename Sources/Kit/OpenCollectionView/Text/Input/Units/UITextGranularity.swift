import TextEngine

/// How large a unit of text is.
public enum UITextGranularity: Int, Sendable {
  /// A letter as people see it.
  case character = 0
  /// A word.
  case word = 1
  /// A sentence.
  case sentence = 2
  /// Letters up to a line break.
  case paragraph = 3
  /// A line as it is drawn.
  case line = 4
  /// All of the text.
  case document = 5

  /// The size of the units that the text alone tells; lines are told by how it is drawn.
  var unit: TextUnits.Size? {
    switch self {
    case .character: .character
    case .word: .word
    case .sentence: .sentence
    case .paragraph: .paragraph
    case .line: nil
    case .document: .document
    }
  }
}
