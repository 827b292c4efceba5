import OpenCollectionView

// Photos are dragged: each is the promise of its picture for others, and its name for this desk.
extension DeskController: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    session.localContext = self
    return dragItems(at: indexPath, in: collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    let items = dragItems(at: indexPath, in: collectionView)
    // What is in the hand already is not taken twice.
    let carried = Set(session.items.compactMap { $0.localObject as? Int })
    let new = items.filter { ($0.localObject as? Int).map(carried.contains) == false }
    carriedCount = session.items.count + new.count
    return new
  }

  private func dragItems(at indexPath: IndexPath, in collectionView: UICollectionView) -> [UIDragItem] {
    let place = place(of: collectionView)
    // Boxes stay where they are.
    guard indexPath.section == place.section, desk[place].indices.contains(indexPath.item) else { return [] }
    let item = desk[place][indexPath.item]
    let dragItem = UIDragItem(itemProvider: item.provider)
    dragItem.localObject = item.id
    return [dragItem]
  }

  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { previewParameters(of: collectionView.cellForItem(at: indexPath)) }

  /// Lifts the picture, not its line.
  func previewParameters(of cell: UICollectionViewCell?) -> UIDragPreviewParameters? {
    guard let cell = cell as? DeskCell else { return nil }
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = cell.liftedPath
    return parameters
  }

  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    carriedCount = session.items.count
  }

  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    carriedCount = 0
  }
}
