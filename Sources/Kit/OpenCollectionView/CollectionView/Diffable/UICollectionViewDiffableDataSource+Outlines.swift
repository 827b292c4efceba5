extension UICollectionViewDiffableDataSource {
  func outline(of section: SectionIdentifierType) -> SectionSnapshot {
    current.outline(of: section, among: outlines)
  }

  func show(
    _ outline: SectionSnapshot, in section: SectionIdentifierType, isAnimated: Bool, isFromElsewhere: Bool = false,
    completion: (() -> Void)?
  ) {
    if !isFromElsewhere { takeArrivals() }
    // A snapshot that waits is the one this is to change.
    var snapshot = waiting.last?.snapshot ?? arriving ?? current
    refuseItems(of: outline, in: section, thatStandElsewhereIn: snapshot)
    snapshot.show(outline, in: section)
    show(
      Waiting(
        snapshot: snapshot, outline: (section, outline), isAnimated: isAnimated, isFromElsewhere: isFromElsewhere,
        completion: completion))
  }
}

extension UICollectionViewDiffableDataSource {
  /// Tells of an item that another section has. // I61
  private func refuseItems(
    of outline: SectionSnapshot, in section: SectionIdentifierType, thatStandElsewhereIn snapshot: Snapshot
  ) {
    guard snapshot.numberOfSections > (snapshot.indexOfSection(section) == nil ? 0 : 1) else { return }
    for item in outline.items {
      let known = snapshot.sectionIdentifier(containingItem: item)
      let other = known ?? outlines.first { $0.key != section && $0.value.contains(item) }?.key
      guard let other, other != section else { continue }
      return ProgrammingErrors.report(
        "Cannot apply a section snapshot of \(outline.items.count) items to section \(section): item \(item) stands in "
          + "section \(other) already, and an item stands in a data source once; take it out of that section before.",
        instead: "the item leaves section \(other)")
    }
  }
}

/// A data source with outlines, whatever its identifiers are: what an outline's disclosure sign talks to.
@MainActor protocol OutlineDataSource: AnyObject {
  /// Tells whether the item at a place is expanded; nil where there is no outline.
  func isItemExpanded(at indexPath: IndexPath) -> Bool?
  /// How many ancestors the item at a place has; nil where there is no outline.
  func outlineLevel(at indexPath: IndexPath) -> Int?
  /// The place of the parent of the item at a place; nil for one without.
  func parentPlace(ofItemAt indexPath: IndexPath) -> IndexPath?
  /// Expands or collapses the item at a place, as a person asks for it.
  func toggleItem(at indexPath: IndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  func outlined(
    at indexPath: IndexPath
  ) -> (section: SectionIdentifierType, item: ItemIdentifierType, outline: SectionSnapshot)? {
    guard let item = item(at: indexPath), let section = sectionIdentifier(for: indexPath.section),
      let outline = outlines[section], outline.contains(item)
    else { return nil }
    return (section, item, outline)
  }

  func isItemExpanded(at indexPath: IndexPath) -> Bool? {
    outlined(at: indexPath).map { $0.outline.isExpanded($0.item) }
  }

  func outlineLevel(at indexPath: IndexPath) -> Int? {
    outlined(at: indexPath).map { $0.outline.level(of: $0.item) }
  }

  func parentPlace(ofItemAt indexPath: IndexPath) -> IndexPath? {
    outlined(at: indexPath).flatMap { $0.outline.parent(of: $0.item) }.flatMap { self.indexPath(for: $0) }
  }
}
