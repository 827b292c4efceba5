/// Says how many items a collection view has, and makes the views for them.
@MainActor public protocol UICollectionViewDataSource: AnyObject {
  /// How many items a section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell of an item, which comes from ``UICollectionView/dequeueReusableCell(withReuseIdentifier:for:)``.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  /// How many sections there are; one unless implemented.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// A supplementary view, such as a header. Must be implemented where the layout has any.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Stops the program: a layout with supplementary views needs them.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    fatalError(
      "The layout has a supplementary view of kind \(kind) at section \(indexPath.first ?? 0), but \(type(of: self)) has none: "
        + "implement collectionView(_:viewForSupplementaryElementOfKind:at:).")
  }
}
