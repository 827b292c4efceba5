/// Says how many items a collection view has, and makes the views for them.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
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
  /// Tells whether a person may move an item elsewhere; yes unless implemented.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// A person has moved an item: the data is to follow. Called once when the item is put down, or at each new target where
  /// ``UICollectionView/movesDataDuringInteractiveMovements`` is set.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  /// The titles of an index beside the content; nil for none.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// The item that a title of the index leads to.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// An error of the program: a layout with supplementary views needs them.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    ProgrammingErrors.report(
      "The layout has a supplementary view of kind \(kind) at section \(indexPath.first ?? 0), but \(type(of: self)) has none: "
        + "implement collectionView(_:viewForSupplementaryElementOfKind:at:).", instead: "an empty view is shown")
    return collectionView.substitute(kind: kind)
  }

  /// Yes.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

  /// Moves nothing: an item that is put down goes back. // M1
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { MovingAbility.ownMethodWasReached() }

  /// Nil.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// An error of the program: an index with titles needs it.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    ProgrammingErrors.report(
      "\(type(of: self)) has the index title \"\(title)\" at \(index), but does not say where it leads: "
        + "implement collectionView(_:indexPathForIndexTitle:at:).", instead: "it leads to the first item")
    return IndexPath(item: 0, section: 0)
  }
}
