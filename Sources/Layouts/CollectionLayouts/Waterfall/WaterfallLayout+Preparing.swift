import CollectionEngine
import DecisionTrace
import Foundation
import OpenCollectionView
import PlaneGeometry

extension WaterfallLayout {
  private var waterfallDelegate: (any WaterfallLayoutDelegate)? {
    collectionView?.delegate as? any WaterfallLayoutDelegate
  }

  func along(_ size: CGSize) -> CGFloat { scrollDirection == .vertical ? size.height : size.width }

  func across(_ size: CGSize) -> CGFloat { scrollDirection == .vertical ? size.width : size.height }

  func metricsDidChange() {
    state.asksEverything = true
    invalidateLayout()
  }

  /// Remembers what a context says is invalid.
  func note(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      // The data is another: nothing is known of its items.
      state.measured.removeAll()
      state.asksEverything = true
      return
    }
    if noteMovement(context) { return }
    let own = context as? WaterfallLayoutInvalidationContext
    if let preferred = own?.preferred {
      state.preferred.append(preferred)
      return
    }
    let items = context.invalidatedItemIndexPaths ?? []
    let namesSome = !items.isEmpty || context.invalidatedSupplementaryIndexPaths != nil
    if context.invalidateDataSourceCounts || (own?.invalidateDelegateMetrics ?? true) && !namesSome {
      state.asksEverything = true
    } else {
      state.stale += items
    }
  }

  /// A context that names no single elements, and otherwise says what a context says.
  func widened(_ context: UICollectionViewLayoutInvalidationContext) -> UICollectionViewLayoutInvalidationContext {
    let namesSome = context.invalidatedItemIndexPaths != nil || context.invalidatedSupplementaryIndexPaths != nil
    guard namesSome, !context.invalidateEverything, !context.invalidateDataSourceCounts,
      context.targetIndexPathsForInteractivelyMovingItems == nil
    else { return context }
    let wide = WaterfallLayoutInvalidationContext()
    wide.contentOffsetAdjustment = context.contentOffsetAdjustment
    wide.contentSizeAdjustment = context.contentSizeAdjustment
    return wide
  }

  /// Brings the geometry up to date with what has become invalid.
  func prepareGeometry() {
    guard let collectionView else { return }
    defer {
      state.stale.removeAll(keepingCapacity: true)
      state.preferred.removeAll(keepingCapacity: true)
    }
    takePreferredLengths()
    if state.asksEverything { state.moves.removeAll() } else { followMovements(in: collectionView) }
    guard state.asksEverything || state.geometry == nil else {
      return changeLengths(of: state.stale) { length(ofItem: $0, in: collectionView) }
    }
    state.asksEverything = false
    let counts = (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
    state.formerCounts = state.counts
    state.counts = SectionCounts(counts)
    let available = room(in: collectionView.bounds.size)
    if let known = state.geometry, across(known.availableSize) != across(available), !state.measured.isEmpty {
      // At another width cells have other lengths; until they have been asked they keep those that they have.
      collectionView.fitShownElementsAgain()
    }
    state.geometry = nil
    state.forgetPlaces()
    state.geometry = WaterfallGeometry(
      sections: counts.indices.map { readSection($0, count: counts[$0], of: collectionView, in: available) },
      axis: scrollDirection == .vertical ? .vertical : .horizontal,
      filling: filling == .shortestColumn ? .shortestColumn : .inOrder, availableSize: available, pixelScale: pixelScale
    )
  }

  /// Device pixels per point of where the collection view is shown.
  private var pixelScale: CGFloat {
    let scale = collectionView?.traitCollection.displayScale ?? 0
    return scale > 0 ? scale : 1
  }

  private func readSection(
    _ section: Int, count: Int, of collectionView: UICollectionView, in available: CGSize
  ) -> WaterfallGeometry.Section {
    let metrics = readMetrics(ofSection: section, of: collectionView)
    var read = WaterfallGeometry.Section(lengths: [], metrics: metrics)
    read.lengths.reserveCapacity(count)
    if estimatedItemLength > 0 {
      for item in 0..<count {
        read.lengths.append(state.measured[.cell(section: section, item: item)] ?? estimatedItemLength)
      }
    } else {
      let extent = metrics.columnExtent(
        axis: scrollDirection == .vertical ? .vertical : .horizontal, availableAcross: across(available),
        pixelScale: pixelScale)
      let delegate = waterfallDelegate
      // The delegate knows items by their places in the data.
      let isMoving = collectionView.hasUncommittedUpdates
      let usual = length(of: itemSize, extent: extent)
      for item in 0..<count {
        guard let delegate else {
          read.lengths.append(usual)
          continue
        }
        let path = IndexPath(item: item, section: section)
        let size = delegate.collectionView(
          collectionView, layout: self,
          sizeForItemAt: isMoving ? collectionView.dataSourceIndexPath(forPresentationIndexPath: path) ?? path : path)
        read.lengths.append(length(of: size, extent: extent))
      }
    }
    if let problem = WaterfallGeometry.problem(in: read) {
      ProgrammingErrors.report(
        "\(type(of: self)) cannot lay out section \(section): \(problem).", instead: "its items have no length")
      read.lengths = [CGFloat](repeating: 0, count: count)
    }
    return read
  }

  private func readMetrics(ofSection section: Int, of collectionView: UICollectionView) -> WaterfallGeometry.Metrics {
    let delegate = waterfallDelegate
    let metrics = WaterfallGeometry.Metrics(
      columnCount: delegate?.collectionView(collectionView, layout: self, columnCountForSectionAt: section)
        ?? columnCount,
      columnSpacing: delegate?.collectionView(collectionView, layout: self, columnSpacingForSectionAt: section)
        ?? columnSpacing,
      itemSpacing: delegate?.collectionView(collectionView, layout: self, itemSpacingForSectionAt: section)
        ?? itemSpacing,
      insets: delegate?.collectionView(collectionView, layout: self, insetForSectionAt: section) ?? sectionInset,
      headerLength: delegate?.collectionView(collectionView, layout: self, lengthForHeaderInSection: section)
        ?? headerLength,
      footerLength: delegate?.collectionView(collectionView, layout: self, lengthForFooterInSection: section)
        ?? footerLength)
    if let problem = WaterfallGeometry.problem(in: metrics) {
      ProgrammingErrors.report(
        "\(type(of: self)) cannot lay out section \(section): \(problem).", instead: "it has the usual metrics")
      return WaterfallGeometry.Metrics()
    }
    return metrics
  }

  /// How long an item of a shape is in a column.
  private func length(of size: CGSize, extent: CGFloat) -> CGFloat {
    let (along, across) = (along(size), across(size))
    return across == 0 ? along : along * extent / across
  }

  func length(ofItem path: IndexPath, in collectionView: UICollectionView) -> CGFloat? {
    guard let geometry = state.geometry else { return nil }
    if estimatedItemLength > 0 { return state.measured[.cell(section: path.section, item: path.item)] }
    let known = collectionView.dataSourceIndexPath(forPresentationIndexPath: path) ?? path
    let extent = geometry.columnExtent(ofSection: path.section)
    let length = length(ofItemInDataAt: known, extent: extent, in: collectionView)
    guard length >= 0, length.isFinite else {
      ProgrammingErrors.report(
        "\(type(of: self)) cannot lay out the item at \(path), which is \(length) points long: answer sizes of finite "
          + "numbers, zero or more.", instead: "it keeps its length")
      return nil
    }
    return length
  }

  /// The length that the delegate gives an item in a column, asked by its place in the data.
  func length(ofItemInDataAt path: IndexPath, extent: CGFloat, in collectionView: UICollectionView) -> CGFloat {
    let size = waterfallDelegate?.collectionView(collectionView, layout: self, sizeForItemAt: path) ?? itemSize
    return length(of: size, extent: extent)
  }

  private func takePreferredLengths() {
    guard !state.preferred.isEmpty else { return }
    for (path, length) in state.preferred {
      state.measured[.cell(section: path.section, item: path.item)] = length
    }
    changeLengths(of: state.preferred.map(\.path)) { state.measured[.cell(section: $0.section, item: $0.item)] }
  }

  /// Gives items other lengths; those of one section are placed at once.
  private func changeLengths(of paths: [IndexPath], to length: (IndexPath) -> CGFloat?) {
    guard let geometry = state.geometry, !paths.isEmpty else { return }
    var changes: [Int: [(item: Int, length: CGFloat)]] = [:]
    for path in paths where path.count == 2 && 0..<geometry.sectionCount ~= path.section {
      guard 0..<geometry.itemCount(inSection: path.section) ~= path.item, let length = length(path) else { continue }
      changes[path.section, default: []].append((path.item, length))
    }
    for (section, changes) in changes.sorted(by: { $0.key < $1.key }) {
      state.geometry?.setLengths(changes, inSection: section)
    }
    state.forgetPlaces()
  }
}

extension WaterfallLayout {
  /// Gives what was measured to the items under their new numbers, and lays out with it.
  func followUpdates(_ updateItems: [UICollectionViewUpdateItem]) {
    // A movement has moved everything already.
    if state.hasFollowedMovement { return }
    guard !state.measured.isEmpty, let former = state.formerCounts, !updateItems.isEmpty else { return }
    guard
      let plan = try? UpdatePlan(before: former, after: state.counts, operations: updateItems.compactMap(\.operation))
    else { return }
    state.moveMeasured(by: plan)
    state.asksEverything = true
    prepareGeometry()
  }
}
