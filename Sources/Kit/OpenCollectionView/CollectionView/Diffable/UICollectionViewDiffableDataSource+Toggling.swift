// What a person expands and collapses.
extension UICollectionViewDiffableDataSource {
  func toggleItem(at indexPath: IndexPath) {
    guard let (section, item, shown) = outlined(at: indexPath) else { return }
    if shown.isExpanded(item) { collapse(item, in: section) } else { expand(item, in: section) }
  }

  // Handlers are called while the data source holds the old items; what one of them applies itself counts. // I64
  private func expand(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
    let handlers = sectionSnapshotHandlers
    guard handlers.shouldExpandItem?(item) ?? true else { return stays(item, "collapsed", "shouldExpandItem") }
    handlers.willExpandItem?(item)
    guard var outline = newestOutline(of: section), outline.contains(item), !outline.isExpanded(item) else { return }
    if let provide = handlers.snapshotForExpandingParent {
      let children = provide(item, outline.snapshot(of: item))
      guard let newest = newestOutline(of: section), newest.contains(item), !newest.isExpanded(item) else { return }
      outline = newest
      outline.replace(childrenOf: item, using: children)
    }
    outline.expand([item])
    guard let place = outline.index(of: item) else { return }
    show(outline, in: section, toggled: item, OutlineRows(new: outline.rowsShown(under: place)))
  }

  private func collapse(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
    let handlers = sectionSnapshotHandlers
    guard handlers.shouldCollapseItem?(item) ?? true else { return stays(item, "expanded", "shouldCollapseItem") }
    handlers.willCollapseItem?(item)
    guard var outline = newestOutline(of: section), let place = outline.index(of: item), outline.isExpanded(item) else {
      return
    }
    let gone = outline.rowsShown(under: place).count
    outline.collapse([item])
    show(outline, in: section, toggled: item, OutlineRows(goneCount: gone))
  }

  private func stays(_ item: ItemIdentifierType, _ state: String, _ handler: String) {
    guard let collectionView, let indexPath = indexPath(for: item) else { return }
    collectionView.traceItem(indexPath, "stays \(state)", because: "\(handler) says no")
  }

  /// The outline that a section has when all that waits is shown; nil where it has none.
  private func newestOutline(of section: SectionIdentifierType) -> SectionSnapshot? {
    takeArrivals()
    return waiting.last { $0.outline?.section == section }?.outline?.contents ?? outlines[section]
  }

  /// Shows an outline in which one item has been toggled. Only rows behind that item come or go, so that nothing else is
  /// compared.
  private func show(
    _ outline: SectionSnapshot, in section: SectionIdentifierType, toggled item: ItemIdentifierType,
    _ rows: OutlineRows<ItemIdentifierType>
  ) {
    guard arriving == nil, !isReordering, waiting.isEmpty, let place = current.contents.place(of: item),
      current.contents.sections[place.section].id == section, !rows.new.contains(where: current.contents.contains)
    else { return show(outline, in: section, isAnimated: true, completion: nil) }
    var snapshot = current
    snapshot.change(rows, behind: place)
    show(
      Waiting(
        snapshot: snapshot, outline: (section, outline), isAnimated: true,
        toggled: Toggled(
          section: place.section, item: place.item, goneCount: rows.goneCount, newCount: rows.new.count,
          edition: edition)))
  }
}

/// An item that has been expanded or collapsed, and what comes or goes behind it.
struct Toggled {
  var section: Int
  var item: Int
  var goneCount: Int
  var newCount: Int
  /// The edition of the snapshot in which the item stands there.
  var edition: Int

  /// The rows that come or go.
  var rows: Range<Int> { item + 1..<item + 1 + goneCount + newCount }
}
