extension UICollectionReusableView {
  /// The collection view that shows the view, by itself or in a row that scrolls across its layout.
  var collectionViewAround: UICollectionView? {
    superview as? UICollectionView ?? (superview as? RowScrollView)?.list
  }
}
