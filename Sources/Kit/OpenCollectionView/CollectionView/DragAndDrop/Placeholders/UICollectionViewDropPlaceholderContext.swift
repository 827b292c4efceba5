/// A placeholder that is shown: it is given its data, or taken away.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The dragged thing that it stands for.
  var dragItem: UIDragItem { get }
  /// Puts the item into the data in place of the placeholder: `dataSourceUpdates` must do so, at the index path that it is given, and
  /// tell the collection view nothing. // N62
  ///
  /// - Returns: whether that was done; false where the placeholder is there no longer, and then nothing is called.
  @discardableResult func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
  /// Takes the placeholder away; false where it is there no longer.
  @discardableResult func deletePlaceholder() -> Bool
  /// Has the cell filled again, if it can be seen.
  func setNeedsCellUpdate()
}
