/// Takes what is dropped on a collection view. All but the first method are optional.
///
/// Index paths are those of the data, as they would be with what is dropped.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: AnyObject {
  /// Takes what is dropped: changes the data, says so in a batch of updates, and has the coordinator show where everything goes.
  ///
  /// All of that must be done before the method returns; data that come later are waited for by placeholders. // N58, N59
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Tells whether a drag is anything for this view; true unless implemented. After a no nothing more is told of it. // N48
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// A drag has come in.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// The drag has come in, moved, or got more items: what a drop would do. Unless implemented a move of what may be moved, a copy of
  /// all else, without a gap. // N48
  ///
  /// - Parameter destinationIndexPath: the item under the finger, or the place behind the last one of a section; nil where there is no
  ///   section. // N49
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// The drag has gone out.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// The drag is over, for every view that it has been in.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// How the cell of an item looks to which something dropped goes; nil, as unless implemented, for all of it. // N60
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// Takes part.
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
  /// Moves what may be moved, and copies all else.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    let moves = session.localDragSession != nil && session.allowsMoveOperation
    return UICollectionViewDropProposal(operation: moves ? .move : .copy)
  }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
  /// Shows all of the cell.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
