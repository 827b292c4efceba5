extension UICollectionViewDiffableDataSource: ItemIdentifying {
  func identity(at indexPath: IndexPath) -> AnyHashable? { item(at: indexPath).map { AnyHashable($0) } }

  func indexPath(ofIdentity identity: AnyHashable) -> IndexPath? {
    (identity.base as? ItemIdentifierType).flatMap { indexPath(for: $0) }
  }

  /// A class of the program's own may answer for its items without the handlers.
  var mayReorder: Bool {
    reorderingHandlers.canReorderItem != nil || type(of: self) != UICollectionViewDiffableDataSource.self
  }
}

extension UICollectionViewDiffableDataSource {
  func canReorderItem(at indexPath: IndexPath) -> Bool {
    guard let item = item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Takes the order over that a person has made by moving one item.
  func reorderItem(at source: IndexPath, to destination: IndexPath) {
    guard let item = item(at: source) else {
      return ProgrammingErrors.report(
        "The item at \(source) was moved, but the snapshot of \(current.numberOfItems) items has none there.",
        instead: "the snapshot stays as it is")
    }
    let sections = current.contents.sections
    guard sections.indices.contains(destination.section) else {
      return ProgrammingErrors.report(
        "Item \(item) was moved to section \(destination.section), but the snapshot has \(sections.count) sections.",
        instead: "the snapshot stays as it is")
    }
    let room = sections[destination.section].items.count + (source.section == destination.section ? 0 : 1)
    guard 0..<room ~= destination.item else {
      return ProgrammingErrors.report(
        "Item \(item) was moved to \(destination.item) of section \(destination.section), which has \(room) places.",
        instead: "the snapshot stays as it is")
    }
    guard source != destination else { return }
    var final = current
    final.contents.moveItem(item, toSection: destination.section, at: destination.item)
    let transaction = transaction(to: final, sections: Set([source.section, destination.section]).sorted(by: >))
    isReordering = true
    reorderingHandlers.willReorder?(transaction)
    isReordering = false
    take(final)
    reorderingHandlers.didReorder?(transaction)
    showWaiting()
  }

  /// Tells what the handlers are told: with one removal and one insertion that name each other, and the changed sections, the last
  /// one first. // I70
  private func transaction(
    to final: Snapshot, sections: [Int]
  ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
    NSDiffableDataSourceTransaction(
      initialSnapshot: current, finalSnapshot: final,
      difference: CollectionDifference(fromUnique: current.itemIdentifiers, toUnique: final.itemIdentifiers)
        .inferringMoves(),
      sectionTransactions: sections.map { place in
        let identifier = current.contents.sections[place].id
        let (old, new) = (current.contents.sections[place].items, final.contents.sections[place].items)
        let initial = outline(of: identifier)
        return NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: identifier, initialSnapshot: initial, finalSnapshot: initial.following(new),
          difference: CollectionDifference(fromUnique: old, toUnique: new))
      })
  }
}
