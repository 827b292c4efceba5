extension UICollectionViewDiffableDataSource {
  /// Has a cell look as its item stands in an outline: open or not, and as far in as it has ancestors. Cells of
  /// sections without an outline are left alone.
  ///
  /// That the data source sets the indentation of list cells, and not the program, is how outlines look on iOS.
  func followOutline(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    guard let (_, item, outline) = outlined(at: indexPath) else { return }
    cell.changeConditions { $0.isExpanded = outline.isExpanded(item) }
    (cell as? UICollectionViewListCell)?.indentationLevel = outline.level(of: item)
  }

  /// The same for all cells that can be seen.
  func followOutlines(in collectionView: UICollectionView) {
    guard !outlines.isEmpty else { return }
    for indexPath in collectionView.indexPathsForVisibleItems {
      if let cell = collectionView.cellForItem(at: indexPath) { followOutline(cell, at: indexPath) }
    }
  }
}

extension UICollectionViewListCell {
  /// Opens or closes what the cell heads in its data source's outline.
  func toggleOutline() {
    guard let collectionView = collectionViewAround, let indexPath = collectionView.indexPath(for: self),
      let source = collectionView.dataSource as? any OutlineDataSource
    else { return }
    source.toggleItem(at: indexPath)
  }
}
