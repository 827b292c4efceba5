import OpenCollectionView

extension EditController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { board.sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    board.sections[section].notes.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: NoteCell.identifier, for: indexPath)
    if let note = board.note(at: Board.Place(indexPath)) {
      (cell as? NoteCell)?.show(note)
      cell.accessibilityCustomActions = actions(for: note.id)
    }
    return cell
  }

  /// What gestures do with a note, for those who make none.
  func actions(for id: Int) -> [UIAccessibilityCustomAction] {
    func action(_ name: String, _ body: @escaping (EditController, Note) -> Void) -> UIAccessibilityCustomAction {
      UIAccessibilityCustomAction(name: name) { [weak self] _ in
        guard let self, let note = board.note(id) else { return false }
        body(self, note)
        return true
      }
    }
    let always = [action("Copy") { $0.duplicate($1) }, action("Move to the front") { $0.moveToFront($1) }]
    // What rows can be swiped for is offered by the list.
    if isList { return always }
    return always + [
      action("Change the colour") { $0.recolor([$1.id]) }, action("Throw away") { $0.remove([$1.id]) },
    ]
  }

  // MARK: Swipes of rows

  func leadingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    swipe(at: path, "Colour", "paintbrush", .normal, .systemIndigo) { $0.recolor([$1.id]) }
  }

  func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    swipe(at: path, "Delete", "trash", .destructive, .systemRed) { $0.remove([$1.id]) }
  }

  private func swipe(
    at path: IndexPath, _ title: String, _ symbol: String, _ style: UIContextualAction.Style, _ color: UIColor,
    _ body: @escaping (EditController, Note) -> Void
  ) -> UISwipeActionsConfiguration? {
    guard let id = board.note(at: Board.Place(path))?.id else { return nil }
    let action = UIContextualAction(style: style, title: title) { [weak self] _, _, done in
      let note = self?.board.note(id)
      if let self, let note { body(self, note) }
      done(note != nil)
    }
    action.image = UIImage(systemName: symbol)
    action.backgroundColor = color
    return UISwipeActionsConfiguration(actions: [action])
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: NoteHeader.identifier, for: indexPath)
    if let header = view as? NoteHeader { configure(header, forSection: indexPath.section) }
    return view
  }
}

extension EditController: UICollectionViewDelegate {
  // Unless notes are being chosen touches edit them; two fingers begin to choose at any time.
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    isChoosing
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    isChoosing
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { stateDidChange() }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { stateDidChange() }

  /// Two fingers choose all that they pass over.
  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    isChoosing = true
  }
}
