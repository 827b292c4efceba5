import CollectionEngine

/// The names of what can be done with an item, as assistive tools were told.
struct DescribedSwipes {
  var key: ElementKey
  /// The state of the data when the program was asked.
  var epoch: Int
  var names: [(side: SwipeSide, name: String)]
}

extension UICollectionView {
  /// The actions that assistive tools have for the item of a cell, trailing ones first. // I83
  func swipeActions(of cell: UICollectionViewCell) -> [UIAccessibilityCustomAction] {
    guard let swipes = state.swipes, !isEditing, let key = key(ofShown: cell) else { return [] }
    return swipes.names(of: key, cell).map { side, name in
      UIAccessibilityCustomAction(name: name) { [weak self, weak cell] _ in
        guard let self, let cell else { return false }
        return state.swipes?.perform(name, side, on: cell) ?? false
      }
    }
  }
}

extension ItemSwipes {
  /// The names of what can be done with the item of a cell: asked for once while the cell stands for it and nothing is updated or
  /// swiped, since cells are described often.
  fileprivate func names(of key: ElementKey, _ cell: UICollectionViewCell) -> [(side: SwipeSide, name: String)] {
    guard let view, view.swipeProviders(ofSection: key.section) != nil else { return [] }
    let known = described[ObjectIdentifier(cell)]
    if let known, known.key == key, known.epoch == view.data.epoch { return known.names }
    // In the middle of a change, and where the data source speaks of other items than are shown, the program might not know the item.
    guard view.pass.isResting, view.dataAgree(inSection: key.section) else {
      return known?.key == key ? known?.names ?? [] : []
    }
    isDescribing = true
    defer { isDescribing = false }
    let epoch = view.data.epoch
    let names = [SwipeSide.trailing, .leading].flatMap { side in
      (view.swipeConfiguration(side, of: key)?.actions ?? []).compactMap { action in
        action.spokenName.map { (side: side, name: $0) }
      }
    }
    described[ObjectIdentifier(cell)] = DescribedSwipes(key: key, epoch: epoch, names: names)
    return names
  }

  /// Performs an action for an assistive tool: the one of that name that the program now has for the item of a cell.
  fileprivate func perform(_ name: String, _ side: SwipeSide, on cell: UICollectionViewCell) -> Bool {
    guard let view, view.pass.isResting, let key = view.key(ofShown: cell),
      view.dataAgree(inSection: key.section)
    else { return false }
    let actions = view.swipeConfiguration(side, of: key)?.actions ?? []
    guard let action = actions.first(where: { $0.spokenName == name }) else { return false }
    described[ObjectIdentifier(cell)] = nil
    view.traceItem(key, "performs \(action.traceName)", because: "an assistive tool wants it")
    action.handler(action, cell) { [weak cell] _ in
      guard MainQueue.admits("The completion handler of a UIContextualAction") else { return }
      MainActor.assumeIsolated { cell?.markForAccessibility() }
    }
    return true
  }
}

extension UICollectionView {
  /// Tells whether the data source has as many sections, and as many items in a section, as are shown.
  fileprivate func dataAgree(inSection section: Int) -> Bool {
    guard let dataSource = storedDataSource, movements?.isEmpty ?? true else { return false }
    let counts = currentCounts
    return section < counts.sectionCount && dataSource.numberOfSections(in: self) == counts.sectionCount
      && dataSource.collectionView(self, numberOfItemsInSection: section) == counts.itemCount(inSection: section)
  }
}
