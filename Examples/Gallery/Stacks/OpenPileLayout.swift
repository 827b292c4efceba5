import OpenCollectionView

/// Photos beside each other, beginning with those of one journey.
final class OpenPileLayout: ReadingFlowLayout {
  /// The journey that is to be at the top when the photos have come out of their piles.
  var firstSection: Int?

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    guard let collectionView, let section = firstSection, section < collectionView.numberOfSections,
      collectionView.numberOfItems(inSection: section) > 0,
      let first = layoutAttributesForItem(at: IndexPath(item: 0, section: section))
    else { return super.targetContentOffset(forProposedContentOffset: proposedContentOffset) }
    let inset = collectionView.adjustedContentInset
    let last = collectionViewContentSize.height - collectionView.bounds.height + inset.bottom
    return CGPoint(
      x: proposedContentOffset.x, y: max(-inset.top, min(first.frame.minY - sectionInset.top - inset.top, last)))
  }

  override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    firstSection = nil
  }
}
