/// What a collection view has to be told when one board takes the place of another. Places in `deleted…`, `reconfigured`
/// and at the start of moves are those of the old board, the others those of the new one.
struct BoardChange: Hashable, Sendable {
  struct Move: Hashable, Sendable {
    var start: Board.Place
    var end: Board.Place
  }

  private(set) var deletedSections: [Int] = []
  private(set) var insertedSections: [Int] = []
  private(set) var deleted: [Board.Place] = []
  private(set) var inserted: [Board.Place] = []
  private(set) var moved: [Move] = []
  /// Notes that look different, in places of the new board.
  private(set) var reconfigured: [Board.Place] = []
  /// Sections whose heading says something else, in places of the new board.
  private(set) var renamed: [Int] = []

  /// Sections must stand in the same order in both boards.
  init(from old: Board, to new: Board) {
    let oldSections = Dictionary(uniqueKeysWithValues: old.sections.enumerated().map { ($1.id, $0) })
    let newSections = Dictionary(uniqueKeysWithValues: new.sections.enumerated().map { ($1.id, $0) })
    deletedSections = old.sections.indices.filter { newSections[old.sections[$0].id] == nil }
    insertedSections = new.sections.indices.filter { oldSections[new.sections[$0].id] == nil }
    renamed = new.sections.indices.filter { index in
      guard let before = oldSections[new.sections[index].id] else { return false }
      return old.sections[before].notes.count != new.sections[index].notes.count
    }

    let oldPlaces = Self.places(of: old)
    let newPlaces = Self.places(of: new)
    let isGone = Set(deletedSections)
    let isNew = Set(insertedSections)
    // A note that comes out of a section that goes, or into one that comes, goes and comes with it.
    func travels(_ start: Board.Place, _ end: Board.Place) -> Bool {
      !isGone.contains(start.section) && !isNew.contains(end.section)
    }
    for (section, content) in old.sections.enumerated() where !isGone.contains(section) {
      for (item, note) in content.notes.enumerated() {
        let place = Board.Place(section: section, item: item)
        guard let end = newPlaces[note.id], travels(place, end) else {
          deleted.append(place)
          continue
        }
      }
    }
    for (section, content) in new.sections.enumerated() where !isNew.contains(section) {
      // The places in the old section of those that stay in it, in their new order.
      var staying: [(item: Int, from: Int)] = []
      for (item, note) in content.notes.enumerated() {
        let place = Board.Place(section: section, item: item)
        guard let start = oldPlaces[note.id], travels(start, place) else {
          inserted.append(place)
          continue
        }
        if old.sections[start.section].id == content.id {
          staying.append((item, start.item))
        } else {
          moved.append(Move(start: start, end: place))
        }
        if old.note(at: start) != note { reconfigured.append(place) }
      }
      let calm = staying.map(\.from).longestIncreasingRun
      let before = oldSections[content.id] ?? section
      for (index, stay) in staying.enumerated() where !calm.contains(index) {
        moved.append(
          Move(
            start: Board.Place(section: before, item: stay.from), end: Board.Place(section: section, item: stay.item)))
      }
    }
  }

  private static func places(of board: Board) -> [Int: Board.Place] {
    var places: [Int: Board.Place] = [:]
    for (section, content) in board.sections.enumerated() {
      for (item, note) in content.notes.enumerated() { places[note.id] = Board.Place(section: section, item: item) }
    }
    return places
  }
}

extension [Int] {
  /// The places of a longest choice of elements that rises from left to right: those need not move for the rest to be put
  /// in order.
  var longestIncreasingRun: Set<Int> {
    // Patience sorting: `ends[n]` is where the lowest end of a rising choice of n + 1 elements stands.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: count)
    for (index, value) in enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if self[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: Set<Int> = []
    var place = ends.last
    while let index = place {
      result.insert(index)
      place = previous[index]
    }
    return result
  }
}
