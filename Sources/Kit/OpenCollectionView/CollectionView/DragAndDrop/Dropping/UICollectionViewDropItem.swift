/// One thing that is dropped on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// Its place in the data, if it comes from this view and still is there; nil otherwise. // N58
  var sourceIndexPath: IndexPath? { get }
  /// The size in which it is shown, in points; zero where it is not.
  var previewSize: CGSize { get }
}

/// One thing that is dropped on a collection view, as it was then.
final class DropItem: NSObject, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ dragItem: UIDragItem, from sourceIndexPath: IndexPath?, previewSize: CGSize) {
    self.dragItem = dragItem
    self.sourceIndexPath = sourceIndexPath
    self.previewSize = previewSize
  }
}
