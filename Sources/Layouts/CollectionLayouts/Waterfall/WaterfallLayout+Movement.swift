import CollectionEngine
import Foundation
import OpenCollectionView

/// Items that people carry: lengths go with them, and nobody is asked for any.
extension WaterfallLayout {
  /// Leaves in a context of a movement only what it makes invalid: while an item is shown where it was, it alone.
  func narrow(
    _ context: UICollectionViewLayoutInvalidationContext, toMovementFrom previous: [IndexPath], to targets: [IndexPath]
  ) {
    (context as? WaterfallLayoutInvalidationContext)?.invalidateDelegateMetrics = false
    if previous == targets { context.invalidateItems(at: targets) }
  }

  /// Notes which items a context of a movement shows elsewhere.
  ///
  /// - Returns: whether it is such a context.
  func noteMovement(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
    guard let targets = context.targetIndexPathsForInteractivelyMovingItems,
      let previous = context.previousIndexPathsForInteractivelyMovingItems
    else { return false }
    for (from, to) in zip(previous, targets) where from != to { state.moves.append((from, to)) }
    return true
  }

  /// Shows items elsewhere. Cost: linear in the items of the section from there on, as of another length.
  func followMovements(in collectionView: UICollectionView) {
    state.hasFollowedMovement = false
    let moves = state.moves
    guard !moves.isEmpty else { return }
    state.moves.removeAll(keepingCapacity: true)
    state.hasFollowedMovement = true
    for (from, to) in moves {
      guard from.count == 2, to.count == 2, follow(from, to, in: collectionView) else {
        // What is moved is not there: everything is asked anew.
        state.asksEverything = true
        return
      }
    }
    state.forgetPlaces()
  }

  private func follow(_ from: IndexPath, _ to: IndexPath, in collectionView: UICollectionView) -> Bool {
    var permutation = MovementPermutation(state.counts)
    guard let carried = permutation.pickUp(UpdatePlan.Place(section: from.section, item: from.item)),
      let plan = permutation.move(carried, to: UpdatePlan.Place(section: to.section, item: to.item)),
      var length = state.geometry?.length(ofItem: from.item, inSection: from.section)
    else { return false }
    state.counts = plan.after
    state.moveMeasured(by: plan)
    guard from.section != to.section else {
      state.geometry?.moveItem(from.item, to: to.item, inSection: from.section)
      return true
    }
    state.geometry?.replaceItems(from.item..<from.item + 1, inSection: from.section, with: [])
    // Columns may have another width there, and items keep their shape.
    length = self.length(ofItem: to, in: collectionView) ?? length
    state.geometry?.replaceItems(to.item..<to.item, inSection: to.section, with: [length])
    return true
  }

  /// An item goes to a column, and to a height in it, that those before it decide, whatever its own length: so it comes to lie
  /// where the item lies that has its place while it is the last one.
  func landings(
    ofItemAt path: IndexPath, inSection section: Int, near rect: CGRect
  ) -> [MovementLandings.Landing]? {
    guard var geometry = state.geometry, let collectionView, path.count == 2,
      0..<geometry.sectionCount ~= path.section, 0..<geometry.sectionCount ~= section,
      0..<geometry.itemCount(inSection: path.section) ~= path.item
    else { return nil }
    var length = geometry.length(ofItem: path.item, inSection: path.section)
    if path.section == section {
      geometry.moveItem(path.item, to: geometry.itemCount(inSection: section) - 1, inSection: section)
    } else {
      length = lengthOfCarriedItem(at: path, inSection: section, in: collectionView) ?? length
      geometry.replaceItems(path.item..<path.item + 1, inSection: path.section, with: [])
      let end = geometry.itemCount(inSection: section)
      geometry.replaceItems(end..<end, inSection: section, with: [length])
    }
    var landings: [MovementLandings.Landing] = []
    geometry.forEachElement(touching: rect) { found, frame in
      guard case .item(let item, let place) = found, place == section else { return }
      let size =
        scrollDirection == .vertical
        ? CGSize(width: frame.width, height: length) : CGSize(width: length, height: frame.height)
      landings.append(.init(item: item, frame: CGRect(origin: frame.origin, size: size)))
    }
    return landings
  }

  /// The length of an item in the columns of another section: it keeps its shape.
  private func lengthOfCarriedItem(
    at path: IndexPath, inSection section: Int, in collectionView: UICollectionView
  ) -> CGFloat? {
    guard let geometry = state.geometry, estimatedItemLength == 0 else { return nil }
    let known = collectionView.dataSourceIndexPath(forPresentationIndexPath: path) ?? path
    let extent = geometry.columnExtent(ofSection: section)
    let told = length(ofItemInDataAt: known, extent: extent, in: collectionView)
    return told >= 0 && told.isFinite ? told : nil
  }

  /// The rectangle that a section takes of the content, from edge to edge.
  func spanOfSection(_ section: Int) -> CGRect? {
    guard let geometry = state.geometry, 0..<geometry.sectionCount ~= section else { return nil }
    return geometry.frame(ofSection: section)
  }
}
