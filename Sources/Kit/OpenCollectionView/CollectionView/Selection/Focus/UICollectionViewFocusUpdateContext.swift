/// Which item of a collection view had the focus, and which one gets it.
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
