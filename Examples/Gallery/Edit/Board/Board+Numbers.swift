extension Board {
  /// More notes than anybody writes: what is brought from elsewhere has an end.
  private static let mostNotes = 5_000

  /// The board in numbers, for what keeps nothing else: what the next note and section are called, and then for each section its
  /// name in numbers, how many notes it has, and three numbers for each of those.
  var numbers: [Int] {
    var numbers = [nextNote, nextSection]
    for section in sections {
      numbers += [section.id, section.notes.count]
      for note in section.notes { numbers += [note.id, note.subject, note.tint.rawValue] }
    }
    return numbers
  }

  /// The board that numbers describe; nil where they describe none. A page has kept them, and may bring anything.
  init?(numbers: [Int]) {
    var left = numbers[...]
    guard let nextNote = left.popFirst(), let nextSection = left.popFirst(), numbers.count < 3 * Self.mostNotes,
      (0..<Int(Int32.max)).contains(nextNote), (0..<Int(Int32.max)).contains(nextSection)
    else { return nil }
    var sections: [NoteSection] = []
    var (noteNames, sectionNames): (Set<Int>, Set<Int>) = ([], [])
    while let id = left.popFirst() {
      guard let count = left.popFirst(), (0..<nextSection).contains(id), sectionNames.insert(id).inserted,
        count >= 0, count <= left.count / 3
      else { return nil }
      var section = NoteSection(id: id, title: Self.title(ofSection: id))
      for _ in 0..<count {
        let name = left.removeFirst()
        guard let note = Note(id: name, subject: left.removeFirst(), tint: left.removeFirst()),
          (0..<nextNote).contains(name), noteNames.insert(name).inserted
        else { return nil }
        section.notes.append(note)
      }
      sections.append(section)
    }
    self.init(sections: sections, nextNote: nextNote, nextSection: nextSection)
  }
}
