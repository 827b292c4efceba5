/// Everything on the desk. A value: what was so before is kept by whoever takes changes back.
struct Desk: Equatable, Sendable {
  private var places: [[DeskItem]] = Array(repeating: [], count: DeskPlace.allCases.count)
  var boxes = [DeskBox(title: "Keepers"), DeskBox(title: "Gifts")]

  /// What lies in a place.
  subscript(place: DeskPlace) -> [DeskItem] {
    get { places[place.rawValue] }
    set { places[place.rawValue] = newValue }
  }

  /// Everything, also what is in boxes.
  var all: [DeskItem] { places.flatMap { $0 } + boxes.flatMap(\.items) }

  /// Where an item lies; nil for what is in a box, and for what is gone.
  func place(of id: Int) -> DeskPlace? {
    DeskPlace.allCases.first { place in self[place].contains { $0.id == id } }
  }

  func item(_ id: Int) -> DeskItem? { all.first { $0.id == id } }

  // MARK: Changes

  /// Takes items out, wherever they lie; answers them in the order of their names.
  mutating func take(_ ids: [Int]) -> [DeskItem] {
    let taken = ids.compactMap(item)
    let gone = Set(ids)
    for place in places.indices { places[place].removeAll { gone.contains($0.id) } }
    for box in boxes.indices { boxes[box].items.removeAll { gone.contains($0.id) } }
    return taken
  }

  /// Puts items side by side into a place, behind so many of the others there.
  mutating func move(_ ids: [Int], to place: DeskPlace, at index: Int) {
    let items = take(ids)
    self[place].insert(contentsOf: items, at: min(max(index, 0), self[place].count))
  }

  /// Puts an item at a place of its own among others; beyond the end it is the last one.
  mutating func insert(_ item: DeskItem, into place: DeskPlace, at index: Int) {
    self[place].insert(item, at: min(max(index, 0), self[place].count))
  }

  mutating func put(_ ids: [Int], intoBox box: Int) { boxes[box].items += take(ids) }

  /// Puts what is in a box back on the table, in front of all else.
  mutating func empty(box: Int) {
    self[.table].insert(contentsOf: boxes[box].items, at: 0)
    boxes[box].items = []
  }

  // MARK: Names

  /// How many photos of the library come with the desk: the name of a copy is that of its photo, and a multiple of this more.
  static let count = 24
  /// The name that those of things from outside begin behind.
  static let firstForeignID = count * mostItems
  /// More is no desk.
  static let mostItems = 400

  /// A name for one more copy of a photo, or for what comes from outside.
  func newID(like id: Int) -> Int {
    let taken = Set(all.map(\.id))
    var next = id
    repeat { next += Self.count } while taken.contains(next)
    return next
  }

  /// A copy of an item, with a name of its own.
  func copy(of item: DeskItem) -> DeskItem { DeskItem(id: newID(like: item.id), content: item.content) }
}
