extension UICollectionViewDiffableDataSource {
  /// Has a cell look as its item stands in an outline: open or not, and as far in as it has ancestors. Cells of
  /// sections without an outline are left alone. // I65
  ///
  /// That the data source sets the indentation of list cells, and not the program, is how outlines look on iOS.
  func followOutline(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    guard let (section, item, outline) = outlined(at: indexPath), let node = outline.node(of: item) else {
      return cell.changeConditions { $0.outline = nil }
    }
    let place = siblings(in: section, outline)[node.place]
    cell.changeConditions { conditions in
      conditions.isExpanded = node.isExpanded
      conditions.outline = CellConditions.Outline(level: node.level, number: place.number, count: place.count)
    }
    (cell as? UICollectionViewListCell)?.indentationLevel = node.level
  }

  /// The same for all cells that there are: those in sight, and those that are made ahead.
  ///
  /// - Parameter isAnimated: whether what a cell shows of its state changes as long as an update takes.
  func followOutlines(in collectionView: UICollectionView, isAnimated: Bool = false) {
    guard !outlines.isEmpty else { return }
    let cells = collectionView.filledCells
    let follow = { for (indexPath, cell) in cells { self.followOutline(cell, at: indexPath) } }
    guard isAnimated else { return follow() }
    UIView.animate(
      withDuration: UICollectionView.changeDuration, delay: 0, options: [.allowUserInteraction],
      animations: {
        follow()
        for (_, cell) in cells { cell.updateConfigurationIfNeeded() }
      })
  }

  /// The places of items among those with the same parent, which are counted once after each change.
  private func siblings(in section: SectionIdentifierType, _ outline: SectionSnapshot) -> SiblingPlaces {
    if let known = siblingPlaces[section] { return known }
    let places = SiblingPlaces(levels: outline.nodes.lazy.map(\.level))
    siblingPlaces[section] = places
    return places
  }

  func forgetPlaces() {
    if !siblingPlaces.isEmpty { siblingPlaces.removeAll(keepingCapacity: true) }
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// The place and state of an item, found with one look.
  fileprivate func node(of item: ItemIdentifierType) -> (place: Int, level: Int, isExpanded: Bool)? {
    index(of: item).map { (place: $0, level: nodes[$0].level, isExpanded: nodes[$0].isExpanded) }
  }
}

extension UICollectionView {
  /// The cells that are filled for items, in sight or not, with the places that data sources know them by.
  fileprivate var filledCells: [(IndexPath, UICollectionViewCell)] {
    let shown = shownCells.map { (dataPath(of: $0.key), $0.cell) }
    // Those on their way out of sight may come back before they have left.
    let leaving = changes.running.flatMap(\.outOfSight).compactMap { element in
      (element.view as? UICollectionViewCell).map { (dataPath(of: element.key), $0) }
    }
    return shown + leaving + self.shown.ready.entries.map { (dataPath(of: $0.key), $0.cell) }
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
