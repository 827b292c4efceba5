import CollectionEngine

/// The item of a collection view that the keyboard is at.
@MainActor final class ItemFocus {
  private weak var collectionView: UICollectionView?
  private(set) var item: ElementKey?
  /// The item that had the focus last; for a view that remembers it.
  private(set) var last: ElementKey?
  /// Tells whether the ring is drawn: not where a click or an assistive tool has brought the focus.
  private(set) var showsRing = false
  private lazy var ring = FocusRing(frame: .zero)
  private weak var ringedCell: UICollectionViewCell?

  /// The program's answers to where items can have the focus; nil where it has said nothing.
  var choices: (allowed: Bool?, allowedDuringEditing: Bool?)

  init(_ collectionView: UICollectionView) { self.collectionView = collectionView }

  /// Brings the focus to an item, or nowhere, if the delegate lets it. Answers whether it did.
  @discardableResult
  func move(to next: ElementKey?, heading: UIFocusHeading = [], showingRing: Bool) -> Bool {
    let previous = item
    guard next != previous else {
      showsRing = showingRing && next != nil
      updateRing()
      return true
    }
    guard let collectionView else { return false }
    let context = UICollectionViewFocusUpdateContext(
      collectionView, from: previous.map(collectionView.dataPath(of:)), to: next.map(collectionView.dataPath(of:)),
      heading: heading)
    let delegate = collectionView.collectionDelegate
    let epoch = collectionView.multipleSelection.epoch
    guard delegate?.collectionView(collectionView, shouldUpdateFocusIn: context) ?? true else {
      collectionView.traceItem(
        (next ?? previous).map(collectionView.dataPath(of:)) ?? [], "keeps its focus",
        because: "the delegate does not want another")
      return false
    }
    guard item == previous, collectionView.multipleSelection.epoch == epoch else { return false }
    if let previous { last = previous }
    item = next
    showsRing = showingRing && next != nil
    tell(previous, false)
    tell(next, true)
    updateRing()
    if let next { collectionView.traceItem(next, "is focused", because: "") }
    let coordinator = UIFocusAnimationCoordinator()
    delegate?.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
    coordinator.run()
    return item == next
  }

  /// Draws the ring around the focused item's cell, if that can be seen.
  private func updateRing() {
    show(in: showsRing ? item.flatMap { collectionView?.shownCell(of: $0) } : nil)
  }

  private func tell(_ key: ElementKey?, _ isFocused: Bool) {
    guard let key, let cell = collectionView?.shownCell(of: key) else { return }
    cell.changeConditions { $0.isFocused = isFocused }
  }

  /// A cell is about to stand for an item.
  func cellWillShow(_ cell: UICollectionViewCell, for key: ElementKey) {
    let isFocused = item == key
    if isFocused, showsRing { show(in: cell) } else if ringedCell === cell { show(in: nil) }
    cell.changeConditions { $0.isFocused = isFocused }
  }

  private func show(in cell: UICollectionViewCell?) {
    guard cell !== ringedCell else { return }
    ringedCell = cell
    guard let cell else {
      ring.removeFromSuperview()
      return
    }
    ring.frame = cell.bounds
    cell.addSubview(ring)
  }

  /// Items have become others. Where the focused one is gone the focus stays at its place, if there is one still.
  func itemsDidChange(_ newKey: (ElementKey) -> ElementKey?) {
    last = last.flatMap(newKey)
    guard let old = item else { return }
    if let new = newKey(old) {
      item = new
      return
    }
    show(in: nil)
    collectionView?.window?.windowScene?.afterLayout { [weak self] in self?.settle() }
  }

  /// Another item may stand at the focused place, or none.
  private func settle() {
    guard let item else { return }
    let focused = collectionView?.focusedItem
    self.item = focused
    if focused == nil { showsRing = false } else { tell(item, true) }
    updateRing()
  }
}
