/// Is told early which items will be needed, so that it can fetch what they show. // C42
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// These items will probably come into sight soon, the nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// These items, told of before, will probably not come into sight soon after all.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
