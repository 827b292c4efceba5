import CollectionEngine

extension UICollectionViewFlowLayout {
  /// Brings the geometry up to date with what has become invalid, and with nothing more.
  func prepareGeometry() {
    guard let collectionView = attachedCollectionView else { return }
    let new = usable(surroundings(of: collectionView.bounds.size))
    defer { validity.surroundings = new }
    validity.pinnedInset = collectionView.adjustedContentInset
    if let plan = validity.plan {
      validity.plan = nil
      // Before anybody is asked, who may change the data once more.
      let awaited = validity.awaitsPlan
      validity.awaitsPlan = false
      if geometry != nil, !validity.asksEverything, follow(plan, of: collectionView) {
        placesAreOthers(of: collectionView)
      } else {
        measures.follow(plan)
        validity.awaitsPlan = awaited || validity.awaitsPlan
        validity.asksEverything = true
      }
    }
    if geometry == nil || validity.asksEverything || validity.awaitsPlan
      || validity.surroundings?.isVertical != new.isVertical
    {
      return readEverything(of: collectionView, in: new)
    }
    let known = validity.surroundings
    guard known != new || !validity.isUpToDate else { return }
    let areOthers = takePreferredSizes()
    guard readStaleSizes(of: collectionView) || areOthers || known != new else { return }
    if known != new {
      geometry?.setSurroundings(
        availableSize: new.availableSize, pixelScale: new.pixelScale, itemInsets: new.itemInsets)
      // In another room views may want other sizes; until they have been asked they keep those that they have.
      if isSelfSizing || spanningViewsAreSelfSizing { collectionView.fitShownElementsAgain() }
    }
    placesAreOthers(of: collectionView)
  }

  /// Makes the collection view ask for all elements that it shows: where one has another size, others stand elsewhere.
  private func placesAreOthers(of collectionView: UICollectionView) {
    cache.forgetPlaces()
    collectionView.pass.tile = nil
  }

  private func readEverything(of collectionView: UICollectionView, in new: FlowValidity.Surroundings) {
    validity.asksEverything = false
    validity.awaitsPlan = false
    validity.stale.removeAll(keepingCapacity: true)
    spanningViewsAreSelfSizing = false
    for (key, size) in validity.preferred { measures[key] = size }
    validity.preferred.removeAll(keepingCapacity: true)
    // The old numbers go before the new ones come, so that both are never in memory.
    geometry = nil
    geometry = FlowGeometry(
      sections: readSections(of: collectionView), axis: new.isVertical ? .vertical : .horizontal,
      availableSize: new.availableSize, pixelScale: new.pixelScale, itemInsets: new.itemInsets)
    placesAreOthers(of: collectionView)
    if isSelfSizing || spanningViewsAreSelfSizing { collectionView.fitShownElementsAgain() }
    noteOversizedItems(in: collectionView)
  }

  /// Gives elements the sizes that their views have found. All of one section are laid out at once.
  ///
  /// - Returns: whether any of them had another size.
  @discardableResult
  func takePreferredSizes() -> Bool {
    guard !validity.preferred.isEmpty else { return false }
    var taken = validity.preferred
    validity.preferred.removeAll(keepingCapacity: true)
    for (key, size) in taken { measures[key] = size }
    // Of two sizes for one element the later one counts.
    for index in taken.indices { taken[index].size = measures[taken[index].key] ?? taken[index].size }
    return setSizes(taken)
  }

  /// Asks the delegate again for the elements that were named.
  ///
  /// - Returns: whether any of them had another size.
  @discardableResult
  func readStaleSizes(of collectionView: UICollectionView) -> Bool {
    guard !validity.stale.isEmpty else { return false }
    let counts = collectionView.currentCounts
    var areOthers = false
    var read: [(key: ElementKey, size: CGSize)] = []
    for key in validity.stale where key.section < counts.sectionCount {
      guard key.category == .cell else {
        let metrics = readMetrics(ofSection: key.section, of: collectionView)
        areOthers = geometry?.setMetrics(metrics, ofSection: key.section) ?? false || areOthers
        continue
      }
      guard key.item < counts.itemCount(inSection: key.section) else { continue }
      // What a cell has found for itself it is asked again when it is laid out.
      if isSelfSizing, measures[key] != nil { continue }
      read.append((key, readSize(ofItem: key.item, inSection: key.section, of: collectionView)))
    }
    validity.stale.removeAll(keepingCapacity: true)
    return setSizes(read) || areOthers
  }

  /// Takes sizes of items, headers and footers over, section by section.
  private func setSizes(_ sizes: [(key: ElementKey, size: CGSize)]) -> Bool {
    guard geometry != nil else { return false }
    var areOthers = false
    let sorted = sizes.sorted { $0.key < $1.key }
    var changes: [(item: Int, size: CGSize)] = []
    for (index, (key, size)) in sorted.enumerated() {
      guard key.section < geometry?.sectionCount ?? 0 else { continue }
      guard key.category == .cell else {
        areOthers = setLength(along(size), of: key) || areOthers
        continue
      }
      let isKnown = key.item < geometry?.itemCount(inSection: key.section) ?? 0
      if isKnown, changes.last?.item != key.item { changes.append((key.item, size)) }
      let next = index + 1 < sorted.count ? sorted[index + 1].key : nil
      if next?.category != .cell || next?.section != key.section {
        areOthers = geometry?.setSizes(changes, inSection: key.section) ?? false || areOthers
        changes.removeAll(keepingCapacity: true)
      }
    }
    return areOthers
  }

  private func setLength(_ length: CGFloat, of key: ElementKey) -> Bool {
    guard var metrics = geometry?.metrics(ofSection: key.section) else { return false }
    if key.kind == FlowAttributesCache.header { metrics.headerLength = length } else { metrics.footerLength = length }
    return geometry?.setMetrics(metrics, ofSection: key.section) ?? false
  }

  /// The room for lines in a view of a size: only its extent across the scrolling counts, the other never breaks a line.
  func surroundings(of size: CGSize) -> FlowValidity.Surroundings {
    let inset = attachedCollectionView?.adjustedContentInset ?? .zero
    let isVertical = scrollDirection == .vertical
    return FlowValidity.Surroundings(
      availableSize: isVertical
        ? CGSize(width: max(0, size.width - inset.left - inset.right), height: 0)
        : CGSize(width: 0, height: max(0, size.height - inset.top - inset.bottom)),
      pixelScale: attachedCollectionView?.pixelsPerPoint ?? 1, itemInsets: itemInsets(beside: inset),
      isVertical: isVertical, runsFromRight: runsFromRight,
      mirroredWidth: runsFromRight && !isVertical ? max(0, size.width - inset.left - inset.right) : 0)
  }

  /// Returns the insets that keep items within the safe area or the margins, as far as the content's inset does not do
  /// so already.
  private func itemInsets(beside inset: UIEdgeInsets) -> UIEdgeInsets {
    guard let collectionView = attachedCollectionView else { return .zero }
    let reference: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: reference = collectionView.asCounted(collectionView.safeAreaInsets)
    case .fromLayoutMargins: reference = collectionView.asCounted(collectionView.layoutMargins)
    }
    // Only the two across the scrolling count; the others would be differences without a meaning.
    return scrollDirection == .vertical
      ? UIEdgeInsets(
        top: 0, left: max(0, reference.left - inset.left), bottom: 0, right: max(0, reference.right - inset.right))
      : UIEdgeInsets(
        top: max(0, reference.top - inset.top), left: 0, bottom: max(0, reference.bottom - inset.bottom), right: 0)
  }

  /// UIKit warns of items that are longer across the scrolling than the room, and leaves open what becomes of them. Ours
  /// notes it and clips nothing. // C72
  private func noteOversizedItems(in collectionView: UICollectionView) {
    guard let trace = collectionView.window?.windowScene?.application.trace, trace.isListening, let geometry,
      let (section, item) = geometry.firstOversizedItem
    else { return }
    trace.record(
      .layoutInvalidated(
        layout: trace.name(of: self), scope: "nothing",
        reason: "item \(item) of section \(section) is longer than the lines: it is centred and sticks out"))
  }
}
