/// The items of a collection view between which the focus goes: the one that had it, and the one that gets it.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  init(_ view: UICollectionView, from previous: IndexPath?, to next: IndexPath?, heading: UIFocusHeading) {
    previouslyFocusedIndexPath = previous
    nextFocusedIndexPath = next
    super.init(
      from: { [weak view] in previous.flatMap { view?.cellForItem(at: $0) } },
      to: { [weak view] in next.flatMap { view?.cellForItem(at: $0) } }, heading: heading)
  }

  /// The item that had the focus; nil for none.
  open private(set) var previouslyFocusedIndexPath: IndexPath?

  /// The item that gets the focus; nil for none.
  open private(set) var nextFocusedIndexPath: IndexPath?
}
