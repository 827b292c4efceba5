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
    snapshot.show(outline, in: section)
    show(
      Waiting(
        snapshot: snapshot, outline: (section, outline), isAnimated: isAnimated, isFromElsewhere: isFromElsewhere,
        completion: completion))
  }
}

/// A data source with outlines, whatever its identifiers are: what an outline's disclosure sign talks to.
@MainActor protocol OutlineDataSource: AnyObject {
  /// Tells whether the item at a place is expanded; nil where there is no outline.
  func isItemExpanded(at indexPath: IndexPath) -> Bool?
  /// How many ancestors the item at a place has; nil where there is no outline.
  func outlineLevel(at indexPath: IndexPath) -> Int?
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

  func toggleItem(at indexPath: IndexPath) {
    guard let (section, item, shown) = outlined(at: indexPath) else { return }
    let handlers = sectionSnapshotHandlers
    var outline = shown
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: children)
      }
      outline.expand([item])
    }
    show(outline, in: section, isAnimated: true, completion: nil)
  }
}
