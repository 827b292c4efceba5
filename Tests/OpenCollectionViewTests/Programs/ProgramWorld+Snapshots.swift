import OpenCollectionView

/// Data that goes through a diffable data source.
extension ProgramWorld {
  func makeDiffable(for view: UICollectionView) {
    let made = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { [weak self] view, place, name in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: place)
      (cell as? ProgramCell)?.world = self
      (cell as? ProgramCell)?.text = self?.model.text(of: name) ?? "nothing"
      self?.note(.cellForItem)
      return cell
    }
    made.supplementaryViewProvider = { [weak self] view, kind, place in
      let header = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: place)
      (header as? ProgramHeader)?.world = self
      self?.note(.viewForSupplementary)
      return header
    }
    made.reorderingHandlers.canReorderItem = { [weak self] _ in
      self?.note(.canMove)
      return true
    }
    made.reorderingHandlers.didReorder = { [weak self] transaction in
      self?.takeOver(transaction.finalSnapshot)
      self?.isReordered = true
      self?.note(.moveItem)
    }
    diffable = made
    reloadDiffable()
  }

  func reloadDiffable() { diffable?.applySnapshotUsingReloadData(snapshot(of: model), completion: nil) }

  /// Applies what edits lead to.
  func apply(_ edits: [ThrashStory.Edit], animated: Bool) {
    let before = model
    let batch = ThrashBatch(edits, in: before)
    var snapshot = snapshot(of: batch.after)
    for call in batch.calls {
      switch call {
      case .reload(let place): if let name = before.name(at: place) { snapshot.reloadItems([name]) }
      case .reconfigure(let place): if let name = before.name(at: place) { snapshot.reconfigureItems([name]) }
      default: break
      }
    }
    model = batch.after
    let done = completion()
    diffable?.apply(snapshot, animatingDifferences: animated) { done(true) }
  }

  /// The data are what the data source says, where a person has moved something in it.
  func takeOver(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>) {
    model.sections = snapshot.sectionIdentifiers.map {
      ThrashModel.Section(name: $0, items: snapshot.itemIdentifiers(inSection: $0))
    }
  }

  private func snapshot(of model: ThrashModel) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(model.sections.map(\.name))
    for section in model.sections { snapshot.appendItems(section.items, toSection: section.name) }
    return snapshot
  }
}
