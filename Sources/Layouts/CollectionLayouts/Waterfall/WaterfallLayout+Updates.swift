import CollectionEngine
import Foundation
import OpenCollectionView

extension WaterfallLayout {
  /// Gives what was measured to the items under their new numbers, and lays out with it.
  func followUpdates(_ updateItems: [UICollectionViewUpdateItem]) {
    // A movement has moved everything already.
    if state.hasFollowedMovement { return }
    guard !state.measured.isEmpty, let former = state.formerCounts, !updateItems.isEmpty else { return }
    guard
      let plan = try? UpdatePlan(before: former, after: state.counts, operations: updateItems.compactMap(\.operation))
    else { return }
    state.moveMeasured(by: plan)
    state.asksEverything = true
    prepareGeometry()
  }
}
