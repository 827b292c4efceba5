import CollectionEngine
import FrameClock

extension UICollectionViewDiffableDataSource {
  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2 else { return nil }
    let sections = current.contents.sections
    guard sections.indices.contains(indexPath.section) else { return nil }
    let items = sections[indexPath.section].items
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  func show(_ snapshot: Snapshot, isAnimated: Bool, completion: (() -> Void)?) {
    show(Waiting(snapshot: snapshot, outline: nil, isAnimated: isAnimated, completion: completion))
  }

  func show(_ next: Waiting) {
    if !next.isFromElsewhere { takeArrivals() }
    waiting.append(next)
    showWaiting()
  }

  /// Shows what waits, unless something is being shown, or moved, just now: then it follows by itself.
  func showWaiting() {
    guard arriving == nil, !isReordering else { return }
    var completions: [() -> Void] = []
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      arriving = next.snapshot
      if !showNow(next), let completion = next.completion { completions.append(completion) }
    }
    arriving = nil
    for completion in completions { tell(completion) }
  }

  func showByReloading(_ snapshot: Snapshot, isFromElsewhere: Bool = false, completion: (() -> Void)?) {
    show(
      Waiting(
        snapshot: snapshot, outline: nil, isAnimated: false, isFromElsewhere: isFromElsewhere, reloads: true,
        completion: completion))
  }

  /// Nothing is animated: the program is told at once or, where it is in such a completion already, with the next
  /// frame. // A17
  private func tell(_ completion: (() -> Void)?) {
    guard let completion else { return }
    let clock = collectionView?.window?.windowScene?.application.clock ?? UIApplication.animationContext.clock
    clock.complete(completion)
  }

  /// - Returns: whether the completion comes with the end of an update; otherwise nothing is left to wait for.
  private func showNow(_ next: Waiting) -> Bool {
    let (snapshot, completion) = (next.snapshot, next.completion)
    // What waits for a layout pass is shown first: the program that is called by that may change what is shown now.
    if !next.reloads, collectionView?.storedDataSource === self { collectionView?.settleBeforeUpdates() }
    guard !next.reloads, let collectionView, collectionView.storedDataSource === self else {
      take(snapshot, outline: next.outline, isFromElsewhere: next.isFromElsewhere)
      if next.reloads { collectionView?.reloadData() }
      return false
    }
    if let toggled = next.toggled, toggled.edition == edition { return show(next, toggled, in: collectionView) }
    let operations = operations(to: snapshot)
    collectionView.trace(
      "snapshot",
      because: "\(operations.count) operations lead from \(current.numberOfItems) items to "
        + "\(snapshot.numberOfItems)")
    guard !operations.isEmpty else {
      take(snapshot, outline: next.outline, isFromElsewhere: next.isFromElsewhere)
      followOutlines(in: collectionView)
      return false
    }
    let update = {
      collectionView.performBatchUpdates {
        self.take(snapshot, outline: next.outline, isFromElsewhere: next.isFromElsewhere)
        collectionView.tell(operations)
      } completion: { _ in
        completion?()
      }
    }
    if next.isAnimated {
      update()
    } else {
      UIView.performWithoutAnimation(update)
    }
    followOutlines(in: collectionView)
    return true
  }

  /// Shows the rows that an item opens or closes. They come from behind it and go there.
  private func show(_ next: Waiting, _ toggled: Toggled, in collectionView: UICollectionView) -> Bool {
    let opens = next.outline.map { outline in
      outline.contents.isExpanded(current.contents.sections[toggled.section].items[toggled.item])
    }
    collectionView.traceItem(
      IndexPath(item: toggled.item, section: toggled.section), opens ?? false ? "expands" : "collapses",
      because: "\(toggled.newCount) rows come and \(toggled.goneCount) go behind it")
    guard !toggled.rows.isEmpty else {
      take(next.snapshot, toggledOutline: next.outline)
      followOutlines(in: collectionView, isAnimated: true)
      return false
    }
    collectionView.performBatchUpdates {
      self.take(next.snapshot, toggledOutline: next.outline)
      collectionView.toggleRows(of: toggled)
    } completion: { _ in
      next.completion?()
    }
    followOutlines(in: collectionView, isAnimated: true)
    return true
  }

  /// The same for a snapshot that differs in the rows of one item: all other outlines are as they were.
  private func take(
    _ snapshot: Snapshot, toggledOutline outline: (section: SectionIdentifierType, contents: SectionSnapshot)?
  ) {
    edition += 1
    current = snapshot
    if let outline { outlines[outline.section] = outline.contents }
    forgetPlaces()
    inbox.note(current, outlines)
  }

  /// Returns the operations that lead from the present snapshot to another one, with those for the views that it wants
  /// made anew.
  private func operations(to snapshot: Snapshot) -> [UpdateOperation] {
    let (old, new) = (current.contents, snapshot.contents)
    let difference = SectionedDifference(
      IdentityJoin(current.itemIdentifiers, snapshot.itemIdentifiers, findingRepetitions: false),
      oldCounts: SectionCounts(old.sections.map(\.items.count)),
      newCounts: SectionCounts(new.sections.map(\.items.count)),
      sections: IdentityJoin(old.sections.map(\.id), new.sections.map(\.id), findingRepetitions: false))
    var operations = difference.operations
    for section in snapshot.reloadedSections.names {
      if let place = old.place(ofSection: section) { operations.append(.reloadSection(place)) }
    }
    for item in snapshot.reloadedItems.names {
      if let place = old.place(of: item) {
        operations.append(.reloadItem(section: place.section, item: place.item))
      }
    }
    for item in snapshot.reconfiguredItems.names {
      if let place = old.place(of: item) {
        operations.append(.reconfigureItem(section: place.section, item: place.item))
      }
    }
    return operations
  }

  /// Makes a snapshot the present one. What it wants made anew is no part of what is shown.
  func take(
    _ snapshot: Snapshot, outline: (section: SectionIdentifierType, contents: SectionSnapshot)? = nil,
    isFromElsewhere: Bool = false
  ) {
    edition += 1
    forgetPlaces()
    current = snapshot
    if let outline { outlines[outline.section] = outline.contents }
    outlines = current.following(outlines)
    current.forgetRenewals()
    inbox.note(current, outlines, arrivalCount: isFromElsewhere ? 1 : 0)
  }
}

extension UICollectionView {
  /// Tells of the rows that an item of an outline opens or closes.
  fileprivate func toggleRows(of toggled: Toggled) {
    let paths = toggled.rows.map { IndexPath(item: $0, section: toggled.section) }
    if toggled.newCount > 0 { insertItems(at: paths) } else { deleteItems(at: paths) }
    guard let batch = changes.batch, batch.operations.count == paths.count else { return }
    batch.unfolding = Unfolding(
      section: toggled.section, item: toggled.item, count: paths.count, isOpening: toggled.newCount > 0)
  }

  /// Makes operations by the calls that a program makes.
  fileprivate func tell(_ operations: [UpdateOperation]) {
    for operation in operations {
      switch operation {
      case .insertItem(let section, let item): insertItems(at: [IndexPath(item: item, section: section)])
      case .deleteItem(let section, let item): deleteItems(at: [IndexPath(item: item, section: section)])
      case .moveItem(let fromSection, let fromItem, let toSection, let toItem):
        moveItem(
          at: IndexPath(item: fromItem, section: fromSection), to: IndexPath(item: toItem, section: toSection))
      case .reloadItem(let section, let item): reloadItems(at: [IndexPath(item: item, section: section)])
      case .reconfigureItem(let section, let item): reconfigureItems(at: [IndexPath(item: item, section: section)])
      case .insertSection(let section): insertSections([section])
      case .deleteSection(let section): deleteSections([section])
      case .moveSection(let from, let to): moveSection(from, toSection: to)
      case .reloadSection(let section): reloadSections([section])
      }
    }
  }
}
