import CollectionEngine

/// A placeholder that is shown, or has been.
final class PlaceholderContext: DragAnimator, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  let placeholder: UICollectionViewDropPlaceholder
  weak var drags: ItemDrags?
  /// Its number in the permutation.
  var number = 0
  /// Its cell, as long as that can be seen.
  weak var cell: UICollectionViewCell?
  var isGone = false
  /// The program is putting the item into the data: an update that tells of it ends the placeholder.
  private(set) var isCommitting = false

  init(_ dragItem: UIDragItem, _ placeholder: UICollectionViewDropPlaceholder) {
    self.dragItem = dragItem
    self.placeholder = placeholder
  }

  /// The element that it is, as presented; nil when it is gone.
  func key(in view: UICollectionView) -> ElementKey? { view.movements?.permutation?.placeholder(number)?.target.key }

  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard !isGone, !isCommitting, let drags, let view = drags.view, let permutation = view.movements?.permutation,
      let place = permutation.insertionPlace(of: number)
    else { return false }
    let before = permutation.data
    isCommitting = true
    dataSourceUpdates(IndexPath(place))
    isCommitting = false
    // The program may have told of the item itself, or have loaded all data anew.
    if !isGone { drags.fill(self, at: place, before) }
    return true
  }

  @discardableResult func deletePlaceholder() -> Bool {
    guard !isGone, let drags else { return false }
    drags.remove(self)
    return true
  }

  func setNeedsCellUpdate() {
    guard !isGone, let cell else { return }
    placeholder.cellUpdateHandler?(cell)
  }
}
