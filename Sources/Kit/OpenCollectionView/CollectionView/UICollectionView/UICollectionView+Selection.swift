import CollectionEngine

extension UICollectionView {
  /// A finger came down: its item is highlighted, if the delegate lets it. // C51
  func highlightItem(under touch: UITouch) {
    guard highlightedItem == nil, let item = indexPathForItem(at: touch.location(in: self)),
      cellForItem(at: item) != nil
    else { return }
    guard collectionDelegate?.collectionView(self, shouldHighlightItemAt: item) ?? true else {
      traceItem(item, "is not highlighted", because: "the delegate does not want it")
      return
    }
    highlightedItem = item
    highlightingTouch = touch
    shownCell(at: item)?.isHighlighted = true
    traceItem(item, "is highlighted", because: "")
    collectionDelegate?.collectionView(self, didHighlightItemAt: item)
  }

  /// The finger moved: off its item there is no highlight, and it does not come back. // C53
  func followHighlight(to touch: UITouch) {
    guard let item = highlightedItem, indexPathForItem(at: touch.location(in: self)) != item else { return }
    endHighlight(of: item, because: "the finger left it")
  }

  /// The finger was lifted: the highlighted item is selected, or deselected. // C51
  func commitHighlight() {
    guard let item = highlightedItem else { return }
    if allowsSelection { toggleByPerson(item) }
    endHighlight(of: item, because: "the finger was lifted")
  }

  func cancelHighlight(because reason: String) {
    if let item = highlightedItem { endHighlight(of: item, because: reason) }
  }

  private func endHighlight(of item: IndexPath, because reason: String) {
    guard highlightedItem == item else { return }
    highlightedItem = nil
    highlightingTouch = nil
    shownCell(at: item)?.isHighlighted = false
    traceItem(item, "is no longer highlighted", because: reason)
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: item)
  }

  private func toggleByPerson(_ item: IndexPath) {
    let key = ElementKey.cell(section: item.section, item: item.item)
    // Each time that the delegate has been called, the item may be another: then the highlight has ended.
    if allowsMultipleSelection, selectedItems.contains(key) {
      guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: item) ?? true, highlightedItem == item else {
        return
      }
      deselect(key)
      collectionDelegate?.collectionView(self, didDeselectItemAt: item)
      return
    }
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: item) ?? true, highlightedItem == item else {
      return
    }
    // C54: the old one is told first, and is not asked.
    if !allowsMultipleSelection {
      for other in selectedItems.sorted() where other != key {
        deselect(other)
        collectionDelegate?.collectionView(self, didDeselectItemAt: other.indexPath)
        guard highlightedItem == item else { return }
      }
    }
    select(key)
    collectionDelegate?.collectionView(self, didSelectItemAt: item)
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
  private func shownCell(at item: IndexPath) -> UICollectionViewCell? {
    guard let slot = elements.shownSlot(of: .cell(section: item.section, item: item.item)) else { return nil }
    return elements.slots[Int(slot)].view as? UICollectionViewCell
  }

  private func traceItem(_ item: IndexPath, _ change: String, because reason: String) {
    window?.windowScene?.application.trace.record(.itemChanged(item: item, change: change, reason: reason))
  }
}
