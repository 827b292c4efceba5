/// Opens rows at the side where lines end, so that their actions are seen: what a delete accessory without an action asks for.
/// // I56
@MainActor protocol TrailingSwipeActionRevealing: AnyObject {
  /// Opens the row of an item, with an animation.
  ///
  /// - Parameter indexPath: the item, as the layout has it.
  /// - Returns: false where the row has no actions at that side.
  func revealTrailingSwipeActions(forItemAt indexPath: IndexPath) -> Bool
}

extension UICollectionView {
  /// Opens the row of a cell at the side where lines end, if it has actions there.
  func revealTrailingSwipeActions(of cell: UICollectionViewCell) {
    guard let item = indexPath(ofShown: cell) else { return }
    if state.trailingSwipeActions?.revealTrailingSwipeActions(forItemAt: item) == true { return }
    traceItem(item, "is not opened", because: "it has no actions at the side where lines end")
  }
}
