import OpenCollectionView

/// A delegate that notes what it is told and asked while layouts change.
@MainActor final class ChangeDelegate: NSObject, UICollectionViewDelegate {
  let log: CallLog

  init(log: CallLog) { self.log = log }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.noteAtOffset("scrollViewDidScroll") }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { log.note("willDisplay \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { log.note("didEndDisplaying \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    let names = [fromLayout, toLayout].map { ($0 as? ChangeLayout)?.name ?? "" }
    log.note("delegate transitionLayout \(names[0]) to \(names[1])")
    return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    log.note("delegate targetContentOffset \(number(proposedContentOffset.y))")
    return proposedContentOffset
  }
}
