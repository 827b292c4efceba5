/// A note on the board.
struct Note: Hashable, Sendable {
  /// Which note it is, whatever becomes of the rest.
  let id: Int
  var text: String
  /// The name of the symbol beside the text.
  var symbol: String
  var tint: NoteTint
}

extension Note {
  /// A new note; the same number makes the same one.
  static func written(_ id: Int) -> Note {
    let (symbol, text) = subjects[id % subjects.count]
    return Note(
      id: id, text: text, symbol: symbol, tint: NoteTint(rawValue: (id * 3 + id / 8) % NoteTint.allCases.count) ?? .sky)
  }

  /// Which of the subjects it is about.
  var subject: Int { Self.subjects.firstIndex { $0.1 == text } ?? 0 }

  /// A note about a subject on a paper; nil where there is none of these.
  init?(id: Int, subject: Int, tint: Int) {
    guard Self.subjects.indices.contains(subject), let tint = NoteTint(rawValue: tint) else { return nil }
    let (symbol, text) = Self.subjects[subject]
    self.init(id: id, text: text, symbol: symbol, tint: tint)
  }

  private static let subjects = [
    ("leaf", "Water the ferns"), ("phone", "Call Ida back"), ("cart", "Oranges, bread, ink"),
    ("paperplane", "Send the postcards"), ("book", "Return two books"), ("camera", "Develop the film"),
    ("music.note", "Learn the bridge"), ("gift", "Wrap it before Friday"), ("map", "Find the old path"),
    ("lightbulb", "A lamp for the desk"), ("envelope", "Answer the long letter"), ("flag", "Finish line, Sunday"),
    ("moon", "See the eclipse"), ("clock", "Wind the clock"), ("paintbrush", "Second coat of blue"),
    ("scissors", "Cut the hedge"), ("star", "Thank the neighbours"), ("tag", "Label the jars"),
    ("flame", "Wood for the stove"), ("cloud", "Mend the umbrella"), ("film", "Thursday film club"),
    ("lock", "Copy of the key"), ("bell", "Set an early alarm"), ("globe", "Learn ten words"),
    ("bag", "Pack light"), ("pencil", "Write the first page"), ("sparkles", "Clean the windows"),
    ("calendar", "Pick a date"), ("heart", "Visit grandmother"), ("house", "Fix the gate"),
  ]
}
