/// What happened, in order, in short words: one string tells it all.
@MainActor final class Journal {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  /// The entries, separated by commas.
  var text: String { entries.joined(separator: ", ") }

  func clear() { entries.removeAll() }

  /// The entries, those that repeat the one before left out.
  var withoutRepeats: String {
    var result: [String] = []
    for entry in entries where entry != result.last { result.append(entry) }
    return result.joined(separator: ", ")
  }
}
