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
    cellForItem(at: item)?.isHighlighted = true
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
    cellForItem(at: item)?.isHighlighted = false
    traceItem(item, "is no longer highlighted", because: reason)
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: item)
  }

  private func toggleByPerson(_ item: IndexPath) {
    let key = ElementKey.cell(section: item.section, item: item.item)
    if allowsMultipleSelection, selectedItems.contains(key) {
      guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: item) ?? true else { return }
      deselect(key)
      collectionDelegate?.collectionView(self, didDeselectItemAt: item)
      return
    }
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: item) ?? true else { return }
    // C54: the old one is told first, and is not asked.
    if !allowsMultipleSelection {
      for other in selectedItems.sorted() where other != key {
        deselect(other)
        collectionDelegate?.collectionView(self, didDeselectItemAt: other.indexPath)
      }
    }
    select(key)
    collectionDelegate?.collectionView(self, didSelectItemAt: item)
  }

  func select(_ key: ElementKey) {
    guard selectedItems.insert(key).inserted else { return }
    cellForItem(at: key.indexPath)?.isSelected = true
    traceItem(key.indexPath, "is selected", because: "")
  }

  func deselect(_ key: ElementKey) {
    guard selectedItems.remove(key) != nil else { return }
    cellForItem(at: key.indexPath)?.isSelected = false
    traceItem(key.indexPath, "is no longer selected", because: "")
  }

  private func traceItem(_ item: IndexPath, _ change: String, because reason: String) {
    window?.windowScene?.application.trace.record(.itemChanged(item: item, change: change, reason: reason))
  }
}
