/// Stands between a layout and the data source while the layout makes the context of a movement, and notes which items it
/// has moved meanwhile.
///
/// Published layouts move the data there, at every step, so that sizes go with the items. The data is as presented then,
/// and must not be moved once more when the movement ends. // M11
final class MovementDataSource: UICollectionViewDataSource {
  private let source: any UICollectionViewDataSource
  private(set) var moves: [(from: IndexPath, to: IndexPath)] = []

  init(of source: any UICollectionViewDataSource) { self.source = source }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    moves.append((sourceIndexPath, destinationIndexPath))
    source.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    source.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { source.numberOfSections(in: collectionView) }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    source.collectionView(collectionView, numberOfItemsInSection: section)
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    source.collectionView(collectionView, cellForItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    source.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  func indexTitles(for collectionView: UICollectionView) -> [String]? { source.indexTitles(for: collectionView) }

  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { source.collectionView(collectionView, indexPathForIndexTitle: title, at: index) }
}
