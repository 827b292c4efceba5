/// Ten thousand rows in a tree: ten books of nine chapters, each with ten pages of ten notes.
struct NoteTree: Sendable {
  /// A row: a book, a chapter, a page or a note.
  struct Row: Sendable {
    var title: String
    /// The row that it is in; nil for a book.
    var parent: Int?
    /// How many rows it is in.
    var level: Int
    /// How many rows are in it, and in those.
    var count = 0
  }

  /// All rows, each before what is in it; a row is known by its place here.
  let rows: [Row]

  static let shared = NoteTree()

  private static let books = [
    "Birds", "Bread", "Harbours", "Letters", "Lighthouses", "Maps", "Night sky", "Rivers", "Songs", "Trees",
  ]
  private static let chapters = [
    "As a child", "On foot", "By night train", "With Ada", "From the window", "In the rain", "Far from home",
    "Out of season", "Last year",
  ]
  private static let pages = [
    "January", "February", "March", "April", "May", "June", "July", "September", "October", "December",
  ]
  private static let things = [
    "A grey morning", "The long way round", "What the ferryman said", "Two cups of tea", "A key without a door",
    "Salt on everything", "The dog from next door", "A borrowed coat", "Nobody on the pier", "The last of the plums",
    "A radio far off", "Stairs that creak", "An open gate", "The smell of tar", "Chalk on the pavement",
    "A map with holes", "Snow until noon", "The baker’s clock", "A letter unsent", "Lamps along the quay",
  ]

  private init() {
    var rows: [Row] = []
    rows.reserveCapacity(10_000)
    for (book, name) in Self.books.enumerated() {
      let first = rows.count
      rows.append(Row(title: name, parent: nil, level: 0))
      for (chapter, name) in Self.chapters.enumerated() {
        let second = rows.count
        rows.append(Row(title: name, parent: first, level: 1))
        for (page, name) in Self.pages.enumerated() {
          let third = rows.count
          rows.append(Row(title: name, parent: second, level: 2))
          for note in 0..<10 {
            // Seven has no factor in common with twenty: no page has a note twice.
            let thing = Self.things[(book * 3 + chapter * 5 + page + note * 7) % Self.things.count]
            rows.append(Row(title: thing, parent: third, level: 3))
          }
        }
      }
    }
    for row in rows.indices.reversed() {
      if let parent = rows[row].parent { rows[parent].count += rows[row].count + 1 }
    }
    self.rows = rows
  }

  /// Tells whether there are rows in a row.
  func isParent(_ row: Int) -> Bool { rows[row].count > 0 }

  /// The rows that a row is in, the outermost first.
  func ancestors(of row: Int) -> [Int] {
    var ancestors: [Int] = []
    var next = rows[row].parent
    while let parent = next {
      ancestors.append(parent)
      next = rows[parent].parent
    }
    return ancestors.reversed()
  }

  /// The rows that are in a row, or the books, without those in them.
  func children(of row: Int?) -> [Int] {
    var children: [Int] = []
    var next = row.map { $0 + 1 } ?? 0
    let end = row.map { $0 + 1 + rows[$0].count } ?? rows.count
    while next < end {
      children.append(next)
      next += rows[next].count + 1
    }
    return children
  }

  // MARK: Addresses

  /// The titles on the way to a row, as parts of an address.
  func address(of row: Int) -> [String] { (ancestors(of: row) + [row]).map { rows[$0].title.addressPart } }

  /// The row that an address leads to, as far as it is understood; nil for no row.
  func row(at address: [String]) -> Int? {
    var found: Int?
    for part in address {
      guard let next = children(of: found).first(where: { rows[$0].title.addressPart == part }) else { break }
      found = next
    }
    return found
  }
}
