/// What is looked for: the beginnings of words, places of a kind, in a region.
struct PlaceQuery: Equatable, Sendable {
  var text = ""
  var kind: Place.Kind?
  var region: Region?

  /// The beginnings of words.
  var words: SoughtWords { SoughtWords(text) }

  /// Tells whether every place is meant.
  var isEmpty: Bool { words.isEmpty && kind == nil && region == nil }

  /// The regions to choose from: none once one has been chosen, and of the others those whose names begin as the text does.
  var regions: [Region] {
    guard region == nil else { return [] }
    let words = words.keys
    return Region.all.filter { region in words.allSatisfy { SoughtWords.key(region.name).starts(with: $0) } }
  }
}
