import OpenCollectionView

/// Squares beside each other, which stand where they stood when one comes back from a photo that is still in sight.
final class ThumbnailLayout: ReadingFlowLayout {
  /// Where the grid was left; nil while it is there.
  var leftOffset: CGFloat?
  /// The photo that has to be in sight again.
  var shownItem = 0

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    guard let collectionView, let leftOffset,
      let frame = layoutAttributesForItem(at: IndexPath(item: shownItem, section: 0))?.frame
    else { return super.targetContentOffset(forProposedContentOffset: proposedContentOffset) }
    let height = collectionView.bounds.height
    var y = leftOffset
    if frame.minY < y + sectionInset.top { y = frame.minY - sectionInset.top }
    if frame.maxY > y + height - sectionInset.bottom { y = frame.maxY - height + sectionInset.bottom }
    return CGPoint(x: 0, y: max(0, min(y, collectionViewContentSize.height - height)))
  }
}
