extension UICollectionReusableView {
  /// The collection view that shows the view, by itself or in a row that scrolls across its layout.
  var collectionViewAround: UICollectionView? {
    superview as? UICollectionView ?? (superview as? RowScrollView)?.list
  }
}

extension UICollectionReusableView {
  /// Leaves another part of its alpha to the view. // N46
  func setShareOfAlpha(_ share: CGFloat) {
    guard share != shareOfAlpha else { return }
    shareOfAlpha = share
    alpha = (appliedAttributes?.alpha ?? 1) * share
  }
}
