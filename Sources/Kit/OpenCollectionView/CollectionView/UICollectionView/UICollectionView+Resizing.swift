extension UICollectionView {
  /// Where content that rests is to stand in a view of another size: where it does, unless the layout, and then the
  /// delegate, say otherwise. // C32
  ///
  /// A finger, or a motion under way, goes on as it was.
  func settleOffsetAfterResizing() {
    guard activity == .none, isLayoutPrepared else { return }
    let proposed = contentOffset
    var target = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    if let delegate = collectionDelegate {
      target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target)
    }
    guard target != proposed, isOffset(target) else { return }
    contentOffset = legalOffset(nearest: target)
  }
}
