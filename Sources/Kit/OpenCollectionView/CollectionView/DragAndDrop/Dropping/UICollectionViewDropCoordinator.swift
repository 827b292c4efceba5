/// Shows where everything goes that is dropped on a collection view. It is there while the drop is performed.
///
/// ```swift
/// func collectionView(_ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
///   guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first,
///     let source = item.sourceIndexPath
///   else { return }
///   view.performBatchUpdates {
///     photos.insert(photos.remove(at: source.item), at: path.item)
///     view.moveItem(at: source, to: path)
///   }
///   coordinator.drop(item.dragItem, toItemAt: path)
/// }
/// ```
///
/// Difference from UIKit: index paths may lie behind the last item of a section, and in sections without items, where UIKit has none;
/// they never lie beyond that. // N49, N51
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The things that are dropped, in the order in which they came.
  var items: [any UICollectionViewDropItem] { get }
  /// The place that was under the finger last: where the data is to get what is dropped; nil where there is no section.
  var destinationIndexPath: IndexPath? { get }
  /// The last answer of the delegate, as it was accepted.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Has an item go to a cell that stands for data that come later. // N61
  @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  /// Has an item go to the cell of an item of the data, as it is after the updates. // N60
  @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Has an item go into a part of a cell: `rect` is in the cell's coordinates, and what goes there keeps its proportions. // N60
  @discardableResult func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Has an item go anywhere. // N60
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
