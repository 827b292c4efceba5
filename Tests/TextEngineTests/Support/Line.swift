/// One direction of a line on which every message takes its own time.
struct Line<Message> {
  /// Tells whether messages may overtake each other.
  var shuffles = false
  private var underWay: [(due: Int, message: Message)] = []

  init(shuffles: Bool) { self.shuffles = shuffles }

  var isEmpty: Bool { underWay.isEmpty }

  mutating func send(_ message: Message, due: Int) {
    // One that is late holds those behind it.
    let due = shuffles ? due : max(due, underWay.last?.due ?? due)
    underWay.append((due, message))
  }

  mutating func take(at now: Int) -> [Message] {
    let come = underWay.filter { $0.due <= now }
    underWay.removeAll { $0.due <= now }
    return come.sorted { $0.due < $1.due }.map(\.message)
  }

  mutating func lose() { underWay = [] }
}
