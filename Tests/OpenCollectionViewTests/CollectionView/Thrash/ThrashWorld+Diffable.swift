import OpenCollectionView

extension ThrashWorld {
  func makeDiffable() {
    let source = source
    let diffable = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, place, name in
      if source.model.name(at: place) != name { source.blame("questions: \(name) is asked for at \(place)") }
      return source.collectionView(view, cellForItemAt: place)
    }
    diffable.supplementaryViewProvider = { view, kind, place in
      source.collectionView(view, viewForSupplementaryElementOfKind: kind, at: place)
    }
    diffable.reorderingHandlers.canReorderItem = { _ in true }
    diffable.reorderingHandlers.didReorder = { transaction in
      for section in source.model.sections.indices {
        source.model.sections[section].items = transaction.finalSnapshot.itemIdentifiers(
          inSection: source.model.sections[section].name)
      }
    }
    self.diffable = diffable
    reloadDiffable()
  }

  private func snapshot(of model: ThrashModel) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(model.sections.map(\.name))
    for section in model.sections { snapshot.appendItems(section.items, toSection: section.name) }
    return snapshot
  }

  func reloadDiffable() {
    diffable?.applySnapshotUsingReloadData(snapshot(of: source.model), completion: nil)
  }

  /// Applies what edits lead to, as a snapshot.
  func apply(_ edits: [ThrashStory.Edit], _ pace: ThrashStory.Pace) {
    let before = source.model
    let batch = ThrashBatch(edits, in: before)
    var snapshot = snapshot(of: batch.after)
    for call in batch.calls {
      switch call {
      case .reload(let place): if let name = before.name(at: place) { snapshot.reloadItems([name]) }
      case .reconfigure(let place): if let name = before.name(at: place) { snapshot.reconfigureItems([name]) }
      default: break
      }
    }
    // Cells that wait for a layout pass are asked for by the old data.
    view.layoutIfNeeded()
    source.model = batch.after
    let done = completion()
    diffable?.apply(snapshot, animatingDifferences: pace != .none) { done(true) }
  }
}
