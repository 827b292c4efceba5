/// All notes, as a value: taking a change back is putting an earlier board in the place of the present one.
struct Board: Hashable, Sendable {
  /// A place between notes.
  struct Place: Hashable, Sendable {
    var section: Int
    var item: Int
  }

  private(set) var sections: [NoteSection] = []
  /// What the next note and the next section are known by: never twice the same.
  private(set) var nextNote = 0
  private(set) var nextSection = 0

  /// How many notes there are.
  var count: Int { sections.reduce(0) { $0 + $1.notes.count } }

  /// A board with empty sections that hold as many notes as said.
  init(counts: [Int] = []) {
    for count in counts {
      addSection()
      for item in 0..<count { insertNote(at: Place(section: sections.count - 1, item: item)) }
    }
  }

  /// A board of sections; nothing in them has the names that are next, or later ones.
  init(sections: [NoteSection], nextNote: Int, nextSection: Int) {
    (self.sections, self.nextNote, self.nextSection) = (sections, nextNote, nextSection)
  }

  // MARK: Asking

  func note(at place: Place) -> Note? {
    guard sections.indices.contains(place.section), sections[place.section].notes.indices.contains(place.item)
    else { return nil }
    return sections[place.section].notes[place.item]
  }

  func note(_ id: Int) -> Note? { place(of: id).flatMap(note(at:)) }

  func place(of id: Int) -> Place? {
    for (section, content) in sections.enumerated() {
      if let item = content.notes.firstIndex(where: { $0.id == id }) { return Place(section: section, item: item) }
    }
    return nil
  }

  // MARK: Notes

  /// Writes a note and puts it at a place; what is there moves on. A board without sections gets one.
  @discardableResult mutating func insertNote(at place: Place) -> Note {
    if sections.isEmpty { addSection() }
    let note = Note.written(nextNote)
    nextNote += 1
    let section = min(max(place.section, 0), sections.count - 1)
    let item = min(max(place.item, 0), sections[section].notes.count)
    sections[section].notes.insert(note, at: item)
    return note
  }

  /// Puts a copy of a note behind it.
  @discardableResult mutating func duplicate(_ id: Int) -> Note? {
    guard let place = place(of: id), let original = note(at: place) else { return nil }
    let copy = Note(id: nextNote, text: original.text, symbol: original.symbol, tint: original.tint)
    nextNote += 1
    sections[place.section].notes.insert(copy, at: place.item + 1)
    return copy
  }

  mutating func remove(_ ids: Set<Int>) {
    for section in sections.indices { sections[section].notes.removeAll { ids.contains($0.id) } }
  }

  /// Makes a note the first of its section.
  mutating func moveToFront(_ id: Int) {
    guard let place = place(of: id) else { return }
    let note = sections[place.section].notes.remove(at: place.item)
    sections[place.section].notes.insert(note, at: 0)
  }

  /// Moves notes to the end of a section, in the order in which they stand.
  mutating func move(_ ids: Set<Int>, toSection target: Int) {
    guard sections.indices.contains(target) else { return }
    let moving = sections.flatMap(\.notes).filter { ids.contains($0.id) }
    remove(ids)
    sections[target].notes += moving
  }

  /// Gives notes the next paper.
  mutating func recolor(_ ids: Set<Int>) {
    for section in sections.indices {
      for item in sections[section].notes.indices where ids.contains(sections[section].notes[item].id) {
        sections[section].notes[item].tint = sections[section].notes[item].tint.next
      }
    }
  }

  /// Deals all notes out anew: each section has as many as before.
  mutating func shuffle(_ random: inout SeededRandom) {
    var notes = sections.flatMap(\.notes)
    for last in notes.indices.reversed() where last > 0 { notes.swapAt(last, random.index(below: last + 1)) }
    var start = 0
    for section in sections.indices {
      let end = start + sections[section].notes.count
      sections[section].notes = Array(notes[start..<end])
      start = end
    }
  }

  // MARK: Sections

  /// Puts an empty section below the others.
  @discardableResult mutating func addSection() -> NoteSection {
    let section = NoteSection(id: nextSection, title: Self.title(ofSection: nextSection))
    nextSection += 1
    sections.append(section)
    return section
  }

  /// Takes a section away, with its notes.
  @discardableResult mutating func removeSection(_ id: Int) -> NoteSection? {
    guard let index = sections.firstIndex(where: { $0.id == id }) else { return nil }
    return sections.remove(at: index)
  }

  /// What a section is called.
  static func title(ofSection id: Int) -> String { titles[id % titles.count] }

  private static let titles = [
    "Today", "This week", "Some day", "Errands", "Ideas", "For the house", "Travels", "Letters",
  ]
}
