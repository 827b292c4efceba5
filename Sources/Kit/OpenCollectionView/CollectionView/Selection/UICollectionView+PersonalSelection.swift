import CollectionEngine

// Selecting for a person, who the delegate is asked about and told of. Whoever calls says which item is meant: it is asked
// again each time that the delegate has been called, who may update, so that the item is elsewhere, or reload, so that
// nothing is meant any longer.
extension UICollectionView {
  /// Selects an item, or deselects it where several can be selected and it is. // C54
  func toggleByPerson(_ meant: () -> ElementKey?) {
    guard let key = meant() else { return }
    multipleSelection.anchor = key
    if multipleSelectionIsAllowed, selectedItems.contains(key) {
      deselectByPerson(meant)
    } else {
      selectByPerson(meant)
    }
  }

  /// Selects an item; one that is selected is selected again. Answers whether it is now.
  @discardableResult func selectByPerson(_ meant: () -> ElementKey?) -> Bool {
    guard let key = meant() else { return false }
    let asked = dataPath(of: key)
    guard !isHeaderOfList(key) else {
      traceItem(asked, "is not selected", because: "it is the header of its section")
      return false
    }
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: asked) ?? true else {
      traceItem(asked, "is not selected", because: "the delegate does not want it")
      return false
    }
    // C54: the old one is told first, and is not asked.
    if !multipleSelectionIsAllowed {
      for _ in 0..<selectedItems.count {
        guard let key = meant() else { return false }
        guard let other = selectedItems.filter({ $0 != key }).min() else { break }
        deselect(other)
        collectionDelegate?.collectionView(self, didDeselectItemAt: dataPath(of: other))
      }
    }
    guard let key = meant() else { return false }
    select(key)
    followSegue(of: key)
    guard let key = meant() else { return false }
    collectionDelegate?.collectionView(self, didSelectItemAt: dataPath(of: key))
    return meant() != nil
  }

  /// Deselects an item. Answers whether it may go on.
  @discardableResult func deselectByPerson(_ meant: () -> ElementKey?) -> Bool {
    guard let asked = meant().map(dataPath(of:)) else { return false }
    guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: asked) ?? true else {
      traceItem(asked, "stays selected", because: "the delegate does not want it otherwise")
      return meant() != nil
    }
    guard let key = meant() else { return false }
    deselect(key)
    collectionDelegate?.collectionView(self, didDeselectItemAt: dataPath(of: key))
    return meant() != nil
  }

  /// Selects an item and no other, as an arrow key does. // C54
  func selectOnlyByPerson(_ meant: () -> ElementKey?) {
    guard let key = meant() else { return }
    multipleSelection.anchor = key
    if multipleSelectionIsAllowed {
      for other in selectedItems.sorted() where other != key {
        guard deselectByPerson({ meant() == nil ? nil : other }) else { return }
      }
    }
    guard !selectedItems.contains(key) else { return }
    selectByPerson(meant)
  }

  /// Selects all from the item that was chosen last to another one, and no longer what a range from there had. Where the
  /// items become others meanwhile it ends: what is between two items is known no longer.
  func extendByPerson(to meant: () -> ElementKey?) {
    let counts = currentCounts
    let epoch = multipleSelection.epoch
    guard let end = meant().flatMap(counts.flatIndex) else { return }
    let isNew = multipleSelection.extent == nil
    var sweep = multipleSelection.extent ?? SelectionSweep(anchor: firstOfExtent(counts) ?? end)
    let change = sweep.move(to: end)
    multipleSelection.extent = sweep
    func isMeant() -> Bool { multipleSelection.epoch == epoch && meant() != nil }
    for key in change.left.map(counts.key(ofFlatIndex:)) where isMeant() && selectedItems.contains(key) {
      deselectByPerson { isMeant() ? key : nil }
    }
    for key in ((isNew ? [sweep.anchor] : []) + change.entered).map(counts.key(ofFlatIndex:))
    where isMeant() && !selectedItems.contains(key) {
      selectByPerson { isMeant() ? key : nil }
    }
  }

  /// Returns the flat number of the item at which a range begins: the one chosen last, else the first selected one.
  private func firstOfExtent(_ counts: SectionCounts) -> Int? {
    let anchor = multipleSelection.anchor.flatMap { counts.flatIndex(of: $0) }
    return anchor ?? selectedItems.min().flatMap { counts.flatIndex(of: $0) }
  }

  /// Selects everything, as Command and A do; only where several can be selected.
  func selectAllByPerson() {
    guard selectionIsAllowed, multipleSelectionIsAllowed else { return }
    let counts = currentCounts
    let epoch = multipleSelection.epoch
    for flat in 0..<counts.total {
      let key = counts.key(ofFlatIndex: flat)
      guard !selectedItems.contains(key) else { continue }
      selectByPerson { multipleSelection.epoch == epoch ? key : nil }
      guard multipleSelection.epoch == epoch else { return }
    }
  }

  /// Tells whether several items can be selected from an item on. It may have to be turned on, which the delegate
  /// decides, as for the pan of two fingers. // C56
  func selectsSeveral(from meant: () -> ElementKey?) -> Bool {
    if multipleSelectionIsAllowed { return true }
    guard let item = meant() else { return false }
    return multipleSelection.beginMomentarily(at: item) && meant() != nil
  }

  func endMomentarySelection() { multipleSelection.endMomentarily() }
}

extension SectionCounts {
  /// The flat number of a cell's item; nil where there is none.
  func flatIndex(of key: ElementKey) -> Int? {
    contains(section: key.section, item: key.item) ? flatIndex(section: key.section, item: key.item) : nil
  }

  func key(ofFlatIndex flat: Int) -> ElementKey {
    let (section, item) = position(ofFlatIndex: flat)
    return .cell(section: section, item: item)
  }
}
