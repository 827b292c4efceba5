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

  /// The rectangle that a section takes of the content, from edge to edge.
  func spanOfSection(_ section: Int) -> CGRect? {
    guard let geometry = state.geometry, 0..<geometry.sectionCount ~= section else { return nil }
    return geometry.frame(ofSection: section)
  }
}
