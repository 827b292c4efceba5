import CollectionEngine

// What fingers and clicks do: highlight, and what comes of it.
extension UICollectionView {
  /// A finger came down: its item is highlighted, if the delegate lets it. // C51
  func highlightItem(under touch: UITouch) {
    guard highlightedItem == nil, let item = indexPathForItem(at: touch.location(in: self)),
      cellForItem(at: item) != nil
    else { return }
    guard highlight(item) else { return }
    highlightingTouch = touch
  }

  /// Highlights an item, if the delegate lets it.
  func highlight(_ item: IndexPath) -> Bool {
    guard collectionDelegate?.collectionView(self, shouldHighlightItemAt: item) ?? true else {
      traceItem(item, "is not highlighted", because: "the delegate does not want it")
      return false
    }
    highlightedItem = item
    shownCell(at: item)?.isHighlighted = true
    traceItem(item, "is highlighted", because: "")
    collectionDelegate?.collectionView(self, didHighlightItemAt: item)
    return highlightedItem == item
  }

  /// The finger moved: off its item there is no highlight, and it does not come back. // C53
  func followHighlight(to touch: UITouch) {
    guard let item = highlightedItem, indexPathForItem(at: touch.location(in: self)) != item else { return }
    endHighlight(of: item, because: "the finger left it")
  }

  /// The finger was lifted: the highlighted item is selected, or deselected. // C51
  func commitHighlight(with event: UIEvent?) {
    guard let item = highlightedItem else { return }
    let isClick = highlightingTouch?.type == .indirectPointer
    if selectionIsAllowed { choose(item, with: event?.modifierFlags ?? [], isClick: isClick) }
    endHighlight(of: item, because: "the finger was lifted")
  }

  func cancelHighlight(because reason: String) {
    if let item = highlightedItem { endHighlight(of: item, because: reason) }
  }

  func endHighlight(of item: IndexPath, because reason: String) {
    guard highlightedItem == item else { return }
    highlightedItem = nil
    highlightingTouch = nil
    shownCell(at: item)?.isHighlighted = false
    traceItem(item, "is no longer highlighted", because: reason)
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: item)
  }

  /// What a lifted finger does with the highlighted item, given the modifier keys that are held.
  private func choose(_ item: IndexPath, with modifiers: UIKeyModifierFlags, isClick: Bool) {
    let key = ElementKey.cell(section: item.section, item: item.item)
    if isClick { focusQuietly(on: key) }
    // Each time that the delegate has been called, the item may be another: then the highlight has ended.
    let isMeant = { [self] in highlightedItem == item }
    if modifiers.contains(.shift), selectsSeveral(from: item, isMeant) {
      extendByPerson(to: key, while: isMeant)
    } else if !modifiers.isDisjoint(with: [.command, .control]), selectsSeveral(from: item, isMeant) {
      toggleByPerson(key, while: isMeant)
    } else if isMeant() {
      tapByPerson(key, while: isMeant)
    }
    endMomentarySelection()
  }

  /// A tap: selects, or where several can be selected deselects what is; then does what the item is for. // C54, C59
  func tapByPerson(_ key: ElementKey, while isMeant: () -> Bool) {
    // A tap on one more item changes the selection, and does nothing else.
    let isOneMore = multipleSelectionIsAllowed && !selectedItems.isEmpty
    toggleByPerson(key, while: isMeant)
    if !isOneMore, isMeant() { performPrimaryAction(key) }
  }

  private func performPrimaryAction(_ key: ElementKey) {
    let item = key.indexPath
    guard let delegate = collectionDelegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: item)
    else { return }
    traceItem(item, "does what it is for", because: "")
    delegate.collectionView(self, performPrimaryActionForItemAt: item)
  }

  func select(_ key: ElementKey) {
    guard selectedItems.insert(key).inserted else { return }
    shownCell(at: key.indexPath)?.isSelected = true
    traceItem(key.indexPath, "is selected", because: "")
  }

  func deselect(_ key: ElementKey) {
    guard selectedItems.remove(key) != nil else { return }
    shownCell(at: key.indexPath)?.isSelected = false
    traceItem(key.indexPath, "is no longer selected", because: "")
  }

  /// The cell that stands for an item, whatever the data source would say by now.
  func shownCell(at item: IndexPath) -> UICollectionViewCell? {
    guard let slot = elements.shownSlot(of: .cell(section: item.section, item: item.item)) else { return nil }
    return elements.slots[Int(slot)].view as? UICollectionViewCell
  }

  func traceItem(_ item: IndexPath, _ change: String, because reason: @autoclosure () -> String) {
    guard let trace = window?.windowScene?.application.trace, trace.isListening else { return }
    trace.record(.itemChanged(item: item, change: change, reason: reason()))
  }
}
