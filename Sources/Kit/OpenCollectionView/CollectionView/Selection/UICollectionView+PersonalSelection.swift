import CollectionEngine

// Selecting for a person, who the delegate is asked about and told of. Whoever calls says how to tell that an item is
// still meant, because the delegate may reload or update in each of its methods.
extension UICollectionView {
  /// Selects an item, or deselects it where several can be selected and it is. // C54
  func toggleByPerson(_ key: ElementKey, while isMeant: () -> Bool) {
    multipleSelection.anchor = key
    if multipleSelectionIsAllowed, selectedItems.contains(key) {
      deselectByPerson(key, while: isMeant)
    } else {
      selectByPerson(key, while: isMeant)
    }
  }

  /// Selects an item; one that is selected is selected again. Answers whether it is now.
  @discardableResult func selectByPerson(_ key: ElementKey, while isMeant: () -> Bool) -> Bool {
    let item = key.indexPath
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: item) ?? true else {
      traceItem(item, "is not selected", because: "the delegate does not want it")
      return false
    }
    guard isMeant() else { return false }
    // C54: the old one is told first, and is not asked.
    if !multipleSelectionIsAllowed {
      for other in selectedItems.sorted() where other != key {
        deselect(other)
        collectionDelegate?.collectionView(self, didDeselectItemAt: other.indexPath)
        guard isMeant() else { return false }
      }
    }
    select(key)
    collectionDelegate?.collectionView(self, didSelectItemAt: item)
    return isMeant()
  }

  /// Deselects an item. Answers whether it may go on.
  @discardableResult func deselectByPerson(_ key: ElementKey, while isMeant: () -> Bool) -> Bool {
    let item = key.indexPath
    guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: item) ?? true else {
      traceItem(item, "stays selected", because: "the delegate does not want it otherwise")
      return isMeant()
    }
    guard isMeant() else { return false }
    deselect(key)
    collectionDelegate?.collectionView(self, didDeselectItemAt: item)
    return isMeant()
  }

  /// Selects an item and no other, as an arrow key does. // C54
  func selectOnlyByPerson(_ key: ElementKey, while isMeant: () -> Bool) {
    multipleSelection.anchor = key
    if multipleSelectionIsAllowed {
      for other in selectedItems.sorted() where other != key {
        guard deselectByPerson(other, while: isMeant) else { return }
      }
    }
    guard !selectedItems.contains(key) else { return }
    selectByPerson(key, while: isMeant)
  }

  /// Selects all from the item that was chosen last to another one, and no longer what a range from there had.
  func extendByPerson(to key: ElementKey, while isMeant: () -> Bool) {
    let counts = currentCounts
    guard let end = counts.flatIndex(of: key) else { return }
    let isNew = multipleSelection.extent == nil
    var sweep = multipleSelection.extent ?? SelectionSweep(anchor: firstOfExtent(counts) ?? end)
    let change = sweep.move(to: end)
    multipleSelection.extent = sweep
    for flat in change.left where selectedItems.contains(counts.key(ofFlatIndex: flat)) {
      guard deselectByPerson(counts.key(ofFlatIndex: flat), while: isMeant) else { return }
    }
    for flat in (isNew ? [sweep.anchor] : []) + change.entered {
      let key = counts.key(ofFlatIndex: flat)
      guard !selectedItems.contains(key) else { continue }
      selectByPerson(key, while: isMeant)
      guard isMeant() else { return }
    }
  }

  /// Where a range begins: at the item chosen last, else at the first selected one.
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
      selectByPerson(key) { multipleSelection.epoch == epoch }
      guard multipleSelection.epoch == epoch else { return }
    }
  }

  /// Whether several items can be selected from an item on: it may have to be turned on, which the delegate decides, as
  /// for the pan of two fingers. // C56
  func selectsSeveral(from item: IndexPath, _ isMeant: () -> Bool) -> Bool {
    if multipleSelectionIsAllowed { return true }
    return multipleSelection.beginMomentarily(at: item) && isMeant()
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
