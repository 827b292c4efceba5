@testable import OpenCollectionView

/// Lists whose rows are swiped.
extension ProgramWorld {
  func makeList() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] place in
      self?.note(.leadingActions)
      return self?.actions(["Read"], .normal, at: place)
    }
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] place in
      self?.note(.trailingActions)
      return self?.actions(["Delete", "Flag"], place.item % 2 == 0 ? .destructive : .normal, at: place)
    }
    configuration.itemSeparatorHandler = { [weak self] _, configuration in
      self?.note(.separator)
      return configuration
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  /// What a side of a row uncovers: handlers that complete when the program says so.
  private func actions(
    _ titles: [String], _ style: UIContextualAction.Style, at place: IndexPath
  ) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(
      actions: titles.enumerated().map { number, title in
        UIContextualAction(style: number == 0 ? style : .normal, title: title) { [weak self] _, _, completion in
          self?.swipeCompletions.append(completion)
          self?.note(.swipeHandler)
        }
      })
  }

  /// What must hold of rows that are swiped when nothing moves.
  func checkSwipes(of view: UICollectionView) {
    let row = view.state.swipes?.row
    if let ending = view.state.swipes?.ending, !ending.isEmpty, view.window != nil {
      blame("swipes: \(ending.count) rows are on their way for ever")
    }
    if let row, row.offset < 1 { blame("swipes: a row counts as open that is closed") }
    if let row, row.isHeld { blame("swipes: a finger has a row that is lifted") }
    for cell in view.visibleCells where cell !== row?.cell {
      if cell.configurationState.isSwiped { blame("swipes: a row counts as swiped that is not") }
      if !cell.transform.isIdentity, collectionViewIsFlat(view) { blame("swipes: a row stands beside its place") }
    }
    for pull in view.subviews.compactMap({ $0 as? SwipePullView }) where pull !== row?.pull {
      blame("swipes: there are buttons of no row")
    }
  }

  /// Covers are turned by their layout.
  private func collectionViewIsFlat(_ view: UICollectionView) -> Bool {
    view.collectionViewLayout is UICollectionViewCompositionalLayout
  }
}
