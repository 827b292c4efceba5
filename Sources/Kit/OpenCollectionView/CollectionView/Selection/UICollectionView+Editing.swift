import CollectionEngine

extension UICollectionView {
  /// Tells whether items can be selected now. // C58
  var selectionIsAllowed: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  /// Tells whether several items can be selected at a time now. // C58
  var multipleSelectionIsAllowed: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Lets several items be selected, as the interaction that begins needs it. // C56
  func turnOnMultipleSelection() {
    if isEditing { allowsMultipleSelectionDuringEditing = true } else { allowsMultipleSelection = true }
  }

  /// Begins or ends editing; with an animation cells show it in the course of that. // C124
  func setEditing(_ editing: Bool, animated: Bool) {
    guard animated, window != nil else {
      isEditing = editing
      return
    }
    UIView.animate(
      withDuration: Self.changeDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { [self] in isEditing = editing })
  }

  /// Editing began or ended: cells show it. // C58
  func editingDidChange() {
    cancelHighlight(because: isEditing ? "editing began" : "editing ended")
    state.swipes?.close(because: isEditing ? "editing began" : "editing ended")
    for (key, cell) in shownCells { showEditing(in: cell, for: key) }
    selectionRulesDidChange()
    guard window != nil, ViewAnimation.current?.takesTime == true else { return }
    for (_, cell) in shownCells { cell.layoutIfNeeded() }
  }

  /// Tells whether the item of a cell is being edited. // C58
  private func showEditing(in cell: UICollectionViewCell, for key: ElementKey) {
    let isEdited = isEditing && collectionDelegate?.collectionView(self, canEditItemAt: dataPath(of: key)) ?? true
    cell.changeConditions { $0.isEditing = isEdited }
  }

  /// A cell is about to stand for an item: it shows what a person has done with that.
  func showInteraction(with key: ElementKey, in cell: UICollectionViewCell) {
    let isSelected = !selectedItems.isEmpty && selectedItems.contains(key)
    let isHighlighted = highlight?.key == key
    // Whatever is being animated, this is another item.
    if cell.isSelected != isSelected { ViewAnimation.run(nil) { cell.isSelected = isSelected } }
    if cell.isHighlighted != isHighlighted { ViewAnimation.run(nil) { cell.isHighlighted = isHighlighted } }
    if isEditing || cell.conditions.isEditing { showEditing(in: cell, for: key) }
    tellListPlace(of: key, to: cell)
    if focus.item != nil || cell.conditions.isFocused { focus.cellWillShow(cell, for: key) }
    state.drags?.show(key, in: cell)
  }

  /// Deselects what the rules in force do not let be selected, telling nobody: all, or all but the last. // C55
  ///
  /// Where nothing can be selected any longer what is stays: UIKit's rule for that has not been measured.
  func selectionRulesDidChange() {
    markForAccessibility()
    guard !multipleSelectionIsAllowed, selectedItems.count > 1 else { return }
    multipleSelection.endPan(because: "only one item can be selected")
    for key in selectedItems.sorted().dropLast() { deselect(key) }
  }

  // MARK: By program

  /// Selects an item, telling nobody; nil deselects all. // C55
  func selectByProgram(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard MainQueue.admits("UICollectionView.selectItem(at:animated:scrollPosition:)"), selectionIsAllowed else {
      return
    }
    guard let indexPath else {
      for key in selectedItems { deselect(key, animated: animated) }
      return
    }
    guard let key = checkedKey(of: indexPath, for: "selected") else { return }
    if !multipleSelectionIsAllowed {
      for other in selectedItems where other != key { deselect(other, animated: animated) }
    }
    select(key, animated: animated)
    multipleSelection.anchor = key
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item, telling nobody. // C55
  func deselectByProgram(_ indexPath: IndexPath, animated: Bool) {
    guard MainQueue.admits("UICollectionView.deselectItem(at:animated:)") else { return }
    if let key = itemMeant(by: indexPath) { deselect(key, animated: animated) }
  }

  /// Forgets what is selected and what goes on with items, because the data is another. // C34
  func forgetItems() {
    data.itemsWereRenumbered()
    state.drags?.dataWereReplaced()
    cancelHighlight(because: "the data was reloaded")
    state.swipes?.endAll(because: "the data was reloaded")
    highlightAskedAbout?.itemsDidChange { _ in nil }
    menus.itemsDidChange { _ in nil }
    selectedItems.removeAll()
    multipleSelection.paths.forget()
    state.needsIndexTitles = true
    multipleSelection.itemsDidChange { _ in nil }
  }

  /// Takes what is known of items over to where they are after an update. Deleted ones are forgotten; reloaded ones stay
  /// selected, which is our choice: the item is the same, and only looks another way.
  ///
  /// - Parameter newKey: where an item is now; nil for one that is there no longer.
  func remapSelection(_ newKey: (ElementKey) -> ElementKey?) {
    selectedItems = Set(selectedItems.compactMap(newKey))
    multipleSelection.paths.forget()
    state.needsIndexTitles = true
    multipleSelection.itemsDidChange(newKey)
    focus.itemsDidChange(newKey)
    menus.itemsDidChange(newKey)
    highlightAskedAbout?.itemsDidChange(newKey)
    // The finger is on the same cell as before, wherever that goes.
    guard let highlight, let key = highlight.key else { return }
    if newKey(key) == nil { cancelHighlight(because: "the item is gone") }
    highlight.itemsDidChange(newKey)
  }
}
