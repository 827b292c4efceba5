import CollectionEngine

/// Items of rows are announced, and their cells are made, before they come into sight: as for the content itself, in the
/// direction in which the row moves, and called off when it turns. // P89, C42
extension UICollectionView {
  /// Called at the end of each pass: finds out which rows move.
  func followRows() {
    guard let rows = state.rows else { return }
    let moving = rows.views.values.filter { $0.activity != .none || $0.ahead.isBehind(at: $0.offset) }
    for row in moving.sorted(by: { $0.section < $1.section }) { follow(row) }
  }

  private func follow(_ row: RowScrollView) {
    let old = row.ahead.offset ?? row.offset
    let moved = row.offset - old
    row.ahead.offset = row.offset
    if !row.ahead.announced.isEmpty { row.ahead.announced.removeAll { elements.isShown($0) } }
    guard isPrefetchingEnabled, row.activity != .none, row.activity != .tracking else {
      row.ahead.movedPasses = 0
      if !row.ahead.announced.isEmpty { cancelFarItems(of: row) }
      return
    }
    guard moved != 0 else { return }
    row.ahead.movedPasses += 1
    let direction = moved > 0 ? 1.0 : -1.0
    if direction != row.ahead.direction {
      row.ahead.direction = direction
      cancelAnnouncedItems(of: row)
    }
    let firstPass = row.activity == .animating ? LookAhead.firstPass : LookAhead.firstDraggedPass
    guard row.ahead.movedPasses >= firstPass, !row.ahead.isScheduled, let scene = window?.windowScene else { return }
    row.ahead.isScheduled = true
    scene.afterLayout { [weak self, weak row] in
      guard let row else { return }
      row.ahead.isScheduled = false
      self?.lookAhead(along: row)
    }
  }

  private func lookAhead(along row: RowScrollView) {
    guard isPrefetchingEnabled, window != nil, pass.isPrepared, pass.tile != nil, !elements.needsNewViews,
      !pass.isExchanging,
      rows?.views[row.section] === row
    else { return }
    announceItems(of: row)
    guard !elements.needsNewViews, rows?.views[row.section] === row else { return }
    guard
      let key = firstItem(
        of: row, within: LookAhead.preparedLengths,
        where: { !elements.isShown($0) && !shown.ready.contains($0) && !isCarried($0) }),
      let attributes = collectionViewLayout.layoutAttributesForItem(at: key.indexPath), isUsable(attributes),
      attributes.isInRow, !elements.needsNewViews
    else { return }
    prepareCell(at: ElementPlace(key: key, attributes: attributes, frame: seenFrame(of: attributes)))
  }

  /// The part of a row that shows up to the edges of the collection view, as its offsets count. // P83
  private func seenStretch(of row: RowScrollView) -> (start: Double, end: Double) {
    let seen = row.convert(bounds, from: self)
    return row.isUpright
      ? (seen.minY - row.frame.minY, seen.maxY - row.frame.minY)
      : (seen.minX - row.frame.minX, seen.maxX - row.frame.minX)
  }

  /// The items out of sight that come next along a row.
  private func items(of row: RowScrollView, within lengths: Double) -> Range<Int> {
    guard let places = row.row, row.section < currentCounts.sectionCount else { return 0..<0 }
    let seen = seenStretch(of: row)
    let reach = lengths * (seen.end - seen.start)
    let items =
      row.ahead.direction > 0
      ? places.items(from: seen.end, to: seen.end + reach) : places.items(from: seen.start - reach, to: seen.start)
    return items.clamped(to: 0..<currentCounts.itemCount(inSection: row.section))
  }

  /// The nearest of them of a kind.
  private func firstItem(
    of row: RowScrollView, within lengths: Double, where isWanted: (ElementKey) -> Bool
  ) -> ElementKey? {
    let items = items(of: row, within: lengths)
    for number in 0..<items.count {
      let item = row.ahead.direction > 0 ? items.lowerBound + number : items.upperBound - 1 - number
      let key = ElementKey.cell(section: row.section, item: item)
      if isWanted(key) { return key }
    }
    return nil
  }

  private func announceItems(of row: RowScrollView) {
    guard let source = prefetchDataSource else { return }
    let items = items(of: row, within: LookAhead.announcedLengths).map {
      ElementKey.cell(section: row.section, item: $0)
    }
    let new = (row.ahead.direction > 0 ? items : items.reversed()).filter { key in
      !elements.isShown(key) && !shown.ready.contains(key) && !row.ahead.announced.contains(key)
    }
    row.ahead.announced += new
    cancelFarItems(of: row)
    guard !new.isEmpty else { return }
    source.collectionView(self, prefetchItemsAt: new.map { dataPath(of: $0) })
  }

  /// Items that are far away by now are called off.
  private func cancelFarItems(of row: RowScrollView) {
    guard let places = row.row else { return }
    let seen = seenStretch(of: row)
    let reach = LookAhead.announcedLengths * (seen.end - seen.start)
    let near = places.items(from: seen.start - reach, to: seen.end + reach)
    cancelAnnouncedItems(of: row) { !near.contains($0.item) }
  }

  /// Items of a row that have been announced are expected no longer.
  func cancelAnnouncedItems(of row: RowScrollView, where isUnexpected: (ElementKey) -> Bool = { _ in true }) {
    guard !row.ahead.announced.isEmpty else { return }
    let cancelled = row.ahead.announced.filter { !elements.isShown($0) && isUnexpected($0) }
    guard !cancelled.isEmpty else { return }
    row.ahead.announced.removeAll { cancelled.contains($0) }
    prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: cancelled.map { dataPath(of: $0) })
  }

  /// The data is another: nothing that was said of items of rows holds any longer.
  func forgetAnnouncedItemsOfRows() {
    guard let rows else { return }
    for row in rows.views.values { row.ahead.announced.removeAll() }
  }
}
