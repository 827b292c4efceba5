import OpenCollectionView

/// Counts how often a carried item is to go elsewhere.
final class TargetCounter: NSObject, UICollectionViewDelegate {
  private(set) var count = 0

  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    if proposedIndexPath != currentIndexPath { count += 1 }
    return proposedIndexPath
  }
}
