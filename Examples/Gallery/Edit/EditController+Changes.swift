import OpenCollectionView

extension EditController {
  // MARK: What gestures and commands do

  func insertNote(at place: Board.Place) {
    change("Insert") { board in
      let note = board.insertNote(at: place)
      let section = board.place(of: note.id).map { board.sections[$0.section].title } ?? ""
      return "Wrote “\(note.text)” in \(section)"
    }
  }

  func duplicate(_ note: Note) {
    change("Copy") { board in
      board.duplicate(note.id)
      return "Copied “\(note.text)”"
    }
  }

  func moveToFront(_ note: Note) {
    change("Move") { board in
      board.moveToFront(note.id)
      return board == self.board ? "“\(note.text)” is the first already" : "Moved “\(note.text)” to the front"
    }
  }

  func remove(_ notes: Set<Int>) {
    let name = name(of: notes)
    change("Delete") { board in
      board.remove(notes)
      return "Threw \(name) away"
    }
  }

  func recolor(_ notes: Set<Int>) {
    let name = name(of: notes)
    change("Colour") { board in
      board.recolor(notes)
      return "Gave \(name) another colour"
    }
  }

  func moveChosen(toSection section: Int) {
    let notes = chosenNotes
    let name = name(of: notes)
    change("Move") { board in
      board.move(notes, toSection: section)
      return "Moved \(name) to \(board.sections[section].title)"
    }
  }

  func addNote(toSection id: Int) {
    guard let section = board.sections.firstIndex(where: { $0.id == id }) else { return }
    insertNote(at: Board.Place(section: section, item: board.sections[section].notes.count))
  }

  func removeSection(_ id: Int) {
    change("Remove Section") { board in
      let section = board.removeSection(id)
      return "Removed \(section?.title ?? "") with \(Self.notes(section?.notes.count ?? 0))"
    }
  }

  func perform(_ command: EditCommand) {
    switch command {
    case .undo: undoManager?.undo()
    case .redo: undoManager?.redo()
    case .shuffle: shuffle()
    case .addSection: addSection()
    case .choose: isChoosing = true
    case .endChoosing: isChoosing = false
    case .chooseAll: chooseAll()
    case .recolor: recolor(chosenNotes)
    case .delete: remove(chosenNotes)
    // The menus of the buttons say which.
    case .move, .view: break
    }
  }

  private func shuffle() {
    change("Shuffle") { board in
      board.shuffle(&random)
      let moves = BoardChange(from: self.board, to: board).moved.count
      return "Shuffled \(Self.notes(board.count)) in \(moves == 1 ? "one move" : "\(moves.grouped) moves")"
    }
  }

  private func addSection() {
    change("Add Section") { board in
      let section = board.addSection()
      return "Added \(section.title)"
    }
    let last = board.sections.count - 1
    let layout = collectionView.collectionViewLayout
    let heading = layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: last))
    if let heading { collectionView.scrollRectToVisible(heading.frame, animated: true) }
  }

  private func chooseAll() {
    isChoosing = true
    for (section, content) in board.sections.enumerated() {
      for item in content.notes.indices {
        collectionView.selectItem(
          at: IndexPath(item: item, section: section), animated: false, scrollPosition: [])
      }
    }
    stateDidChange()
  }

  func show(asList isList: Bool) {
    let next = isList ? list : grid
    guard next !== collectionView.collectionViewLayout else { return }
    collectionView.setCollectionViewLayout(next, animated: true)
    for case let cell as NoteCell in collectionView.visibleCells {
      if let note = cell.note { cell.accessibilityCustomActions = actions(for: note.id) }
    }
    bar.news = isList ? "Laid out as a list" : "Laid out as a grid"
    updateHeaders()
    stateDidChange()
  }

  private func name(of notes: Set<Int>) -> String {
    if notes.count == 1, let note = notes.first.flatMap(board.note) { return "“\(note.text)”" }
    return Self.notes(notes.count)
  }

  private static func notes(_ count: Int) -> String { count == 1 ? "one note" : "\(count.grouped) notes" }

  // MARK: Showing a change

  /// Makes a change under a name; `body` says in words what it did.
  private func change(_ name: String, _ body: (inout Board) -> String) {
    var next = board
    let news = body(&next)
    if next != board { adopt(next, name) }
    bar.news = news
    stateDidChange()
  }

  /// Puts a board in the place of the present one, animated, and keeps what takes that back.
  private func adopt(_ next: Board, _ name: String) {
    let previous = board
    undoManager?.registerUndo(withTarget: self) { controller in
      let isUndoing = controller.undoManager?.isUndoing ?? false
      controller.adopt(previous, name)
      controller.bar.news = isUndoing ? "Took back: \(name.lowercased())" : "Did again: \(name.lowercased())"
      controller.stateDidChange()
    }
    undoManager?.setActionName(name)
    UIView.animate(springDuration: 0.45, bounce: 0.12, options: .allowUserInteraction) {
      showing.show(next, after: previous) {
        self.board = next
      } completion: { [weak self] in
        // A group of changes ends with the turn, and can be taken back from then on.
        self?.stateDidChange()
      }
    }
    updateHeaders()
  }

  /// Has the headings that can be seen say what is so now.
  func updateHeaders() {
    let kind = UICollectionView.elementKindSectionHeader
    for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      guard let header = collectionView.supplementaryView(forElementKind: kind, at: path) as? NoteHeader else {
        continue
      }
      configure(header, forSection: path.section)
    }
  }

  func configure(_ header: NoteHeader, forSection index: Int) {
    guard board.sections.indices.contains(index) else { return }
    let section = board.sections[index]
    // Those of a list stand between its margins already.
    header.inset = (collectionView.collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
    header.show(section)
    header.didAdd = { [weak self] in self?.addNote(toSection: section.id) }
    header.didRemove = { [weak self] in self?.removeSection(section.id) }
  }
}
