extension UICollectionReusableView {
  /// The view's content has become another, so that it may want another size: it is asked again before the next frame,
  /// unless the collection view's ``UICollectionView/selfSizingInvalidation`` is off.
  func sizeMayHaveChanged() {
    guard isShown, let collectionView = collectionViewAround else { return }
    collectionView.fitAgain(self)
  }
}
