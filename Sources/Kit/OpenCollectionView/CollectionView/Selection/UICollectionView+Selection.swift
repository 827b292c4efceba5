import CollectionEngine

// What fingers and clicks do: highlight, and what comes of it.
extension UICollectionView {
  /// A finger came down: its item is highlighted, if the delegate lets it. // C51
  func highlightItem(under touch: UITouch) {
    if let swipes = state.swipes, swipes.takes(touch) { return }
    guard highlight == nil, let item = touchedItem(at: touch.location(in: self)), let cell = shownOrReadyCell(of: item)
    else { return }
    highlight(item, at: cell.frame, under: touch)
  }

  /// Highlights an item, if the delegate lets it. Answers the highlight, unless it is over already.
  @discardableResult
  func highlight(_ item: ElementKey, at place: CGRect = .null, under touch: UITouch? = nil) -> ItemHighlight? {
    guard !isHeaderOfList(item) else {
      traceItem(item, "is not highlighted", because: "it is the header of its section")
      return nil
    }
    let new = ItemHighlight(of: item, at: place, under: touch)
    // While the delegate is asked, the item may go elsewhere.
    highlightAskedAbout = new
    let isWanted = collectionDelegate?.collectionView(self, shouldHighlightItemAt: dataPath(of: item)) ?? true
    if highlightAskedAbout === new { highlightAskedAbout = nil }
    guard isWanted else {
      traceItem(item, "is not highlighted", because: "the delegate does not want it")
      return nil
    }
    guard highlight == nil, let item = new.key else { return nil }
    highlight = new
    shownCell(of: item)?.isHighlighted = true
    traceItem(item, "is highlighted", because: "")
    collectionDelegate?.collectionView(self, didHighlightItemAt: dataPath(of: item))
    return highlight === new ? new : nil
  }

  /// The finger moved: off its item there is no highlight, and it does not come back. // C53
  func followHighlight(to touch: UITouch) {
    guard let highlight else { return }
    let point = touch.location(in: self)
    guard touchedItem(at: point) != highlight.key, !highlight.wasLeft(behind: point) else { return }
    end(highlight, because: "the finger left it")
  }

  /// The finger was lifted: the highlighted item is selected, or deselected. // C51
  func commitHighlight(with event: UIEvent?) {
    guard let highlight else { return }
    if selectionIsAllowed { choose(highlight, with: event?.modifierFlags ?? []) }
    end(highlight, because: "the finger was lifted")
  }

  func cancelHighlight(because reason: String) {
    if let highlight { end(highlight, because: reason) }
  }

  /// Ends a highlight, if it is not over: of its item, wherever that is by now. // C80
  func end(_ ended: ItemHighlight, because reason: String) {
    guard highlight === ended else { return }
    highlight = nil
    guard let item = ended.key else { return }
    shownCell(of: item)?.isHighlighted = false
    traceItem(item, "is no longer highlighted", because: reason)
    tellDelegate { view, delegate in delegate.collectionView(view, didUnhighlightItemAt: view.dataPath(of: item)) }
  }

  /// Changes the selection by the highlighted item when the finger is lifted, given the modifier keys that are held.
  private func choose(_ highlight: ItemHighlight, with modifiers: UIKeyModifierFlags) {
    // Each time that the delegate has been called, the item may be elsewhere, or the highlight have ended.
    let meant = { [self] in self.highlight === highlight ? highlight.key : nil }
    if highlight.touch?.type == .indirectPointer, let key = meant() { focusQuietly(on: key) }
    if modifiers.contains(.shift), selectsSeveral(from: meant) {
      extendByPerson(to: meant)
    } else if !modifiers.isDisjoint(with: [.command, .control]), selectsSeveral(from: meant) {
      toggleByPerson(meant)
    } else {
      tapByPerson(meant)
    }
    endMomentarySelection()
  }

  /// A tap: selects, or where several can be selected deselects what is; then does what the item is for. // C54, C59
  func tapByPerson(_ meant: () -> ElementKey?) {
    // A tap on one more item changes the selection, and does nothing else.
    let isOneMore = multipleSelectionIsAllowed && !selectedItems.isEmpty
    toggleByPerson(meant)
    if !isOneMore { performPrimaryAction(meant) }
  }

  private func performPrimaryAction(_ meant: () -> ElementKey?) {
    guard let item = meant().map(dataPath(of:)), let delegate = collectionDelegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: item), let item = meant().map(dataPath(of:))
    else { return }
    traceItem(item, "does what it is for", because: "")
    delegate.collectionView(self, performPrimaryActionForItemAt: item)
  }

  // MARK: What is known

  func select(_ key: ElementKey, animated: Bool = false) {
    guard selectedItems.insert(key).inserted else { return }
    multipleSelection.paths.insert(key.indexPath)
    shownCell(of: key)?.select(true, animated: animated)
    traceItem(key, "is selected", because: "")
  }

  func deselect(_ key: ElementKey, animated: Bool = false) {
    guard selectedItems.remove(key) != nil else { return }
    multipleSelection.paths.remove(key.indexPath)
    shownCell(of: key)?.select(false, animated: animated)
    traceItem(key, "is no longer selected", because: "")
  }

  /// The cell that stands for an item, whatever the data source would say by now.
  func shownCell(of key: ElementKey) -> UICollectionViewCell? {
    if let carried = movements?.movement(of: key) { return carried.cell }
    guard let slot = elements.shownSlot(of: key) else { return nil }
    return elements.slots[Int(slot)].view as? UICollectionViewCell
  }

  /// Tells of an item that is presented by the number that it has in the data.
  func traceItem(_ key: ElementKey, _ change: String, because reason: @autoclosure () -> String) {
    guard let trace = window?.windowScene?.application.trace, trace.isListening else { return }
    trace.record(.itemChanged(item: dataPath(of: key), change: change, reason: reason()))
  }

  func traceItem(_ item: IndexPath, _ change: String, because reason: @autoclosure () -> String) {
    guard let trace = window?.windowScene?.application.trace, trace.isListening else { return }
    trace.record(.itemChanged(item: item, change: change, reason: reason()))
  }
}
