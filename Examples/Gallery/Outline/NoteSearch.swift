import OpenCollectionView

/// The words looked for in a tree, the rows that are found, and those that lead to them.
struct NoteSearch: Sendable {
  let words: SoughtWords
  /// The rows that are found, in the order of the tree.
  let found: [Int]
  private let isFound: [Bool]
  /// Tells whether something that is found is in a row.
  private let leads: [Bool]

  /// A row is found if each word begins one of its title or of those of the rows that it is in, and one is in its own.
  init(_ words: SoughtWords, in tree: NoteTree) {
    self.words = words
    // Hundreds of rows have the same title.
    var ofTitles: [String: UInt64] = [:]
    let all = words.keys.count >= 64 ? UInt64.max : (1 << UInt64(words.keys.count)) - 1
    var sets = Array(repeating: UInt64(0), count: tree.rows.count)
    var isFound = Array(repeating: false, count: tree.rows.count)
    var leads = isFound
    for (index, row) in tree.rows.enumerated() where !words.isEmpty {
      let own = ofTitles[row.title] ?? Self.words(words, in: row.title)
      ofTitles[row.title] = own
      sets[index] = own | (row.parent.map { sets[$0] } ?? 0)
      isFound[index] = own != 0 && sets[index] == all
    }
    for index in tree.rows.indices.reversed() where isFound[index] || leads[index] {
      if let parent = tree.rows[index].parent { leads[parent] = true }
    }
    found = tree.rows.indices.filter { isFound[$0] }
    (self.isFound, self.leads) = (isFound, leads)
  }

  /// The words, of the first 64, that begin one of a title.
  private static func words(_ words: SoughtWords, in title: String) -> UInt64 {
    let key = SoughtWords.key(title)
    return words.keys.prefix(64).enumerated().reduce(0) { set, word in
      SoughtWords.range(of: word.element, in: key) == nil ? set : set | 1 << UInt64(word.offset)
    }
  }

  func finds(_ row: Int) -> Bool { isFound[row] }

  /// The rows that are found and those that lead to them, which are open. What is in a row that is found stays in it, if none
  /// of it is found itself.
  func outline(of tree: NoteTree) -> NoteTree.Outline {
    var outline = NoteTree.Outline()
    outline.append(tree.children(of: nil).filter { isFound[$0] || leads[$0] })
    for row in outline.rootItems { append(to: row, of: &outline, tree, showsAll: false) }
    outline.expand(outline.items.filter { leads[$0] })
    return outline
  }

  private func append(to row: Int, of outline: inout NoteTree.Outline, _ tree: NoteTree, showsAll: Bool) {
    let showsAll = showsAll || (isFound[row] && !leads[row])
    let children = tree.children(of: row).filter { showsAll || isFound[$0] || leads[$0] }
    guard !children.isEmpty else { return }
    outline.append(children, to: row)
    for child in children where tree.isParent(child) { append(to: child, of: &outline, tree, showsAll: showsAll) }
  }
}
