import CollectionEngine

extension UICollectionViewFlowLayout {
  var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    attachedCollectionView?.collectionDelegate as? any UICollectionViewDelegateFlowLayout
  }

  /// Asks the delegate, once per section and item.
  func readSections(of collectionView: UICollectionView) -> [FlowGeometry.Section] {
    let counts = collectionView.currentCounts
    validity.delegateTellsSizes = nil
    var measuredSections: Set<Int> = []
    for key in measures.sizes.keys where key.category == .cell { measuredSections.insert(key.section) }
    return (0..<counts.sectionCount).map { section in
      var items = readItems(ofSection: section, count: counts.itemCount(inSection: section), of: collectionView)
      if measuredSections.contains(section) { addMeasures(to: &items, section: section) }
      return FlowGeometry.Section(items: items, metrics: readMetrics(ofSection: section, of: collectionView))
    }
  }

  /// The items of a section with the sizes that they have before they are measured.
  func readItems(ofSection section: Int, count: Int, of collectionView: UICollectionView) -> FlowGeometry.Items {
    guard count > 0, validity.delegateTellsSizes != false, let delegate = flowDelegate,
      collectionView.hasData(inSection: section)
    else {
      return .uniform(usable(sizeBeforeMeasuring, inSection: section), count: count)
    }
    // Whether the delegate says anything of sizes is found out once: it does for all items or for none.
    let first = FlowLayoutDefaults.answer {
      delegate.collectionView(
        collectionView, layout: self, sizeForItemAt: collectionView.dataPath(section: section, item: 0))
    }
    validity.delegateTellsSizes = first != nil
    guard let first else { return .uniform(usable(sizeBeforeMeasuring, inSection: section), count: count) }
    let estimate = sizeBeforeMeasuring
    return .varying(count: count) { item in
      let size =
        item == 0
        ? first
        : delegate.collectionView(
          collectionView, layout: self,
          sizeForItemAt: collectionView.dataPath(section: section, item: item))
      return usable(size == Self.automaticSize ? estimate : size, ofItem: item, inSection: section)
    }
  }

  /// The size of one item before it is measured.
  func readSize(ofItem item: Int, inSection section: Int, of collectionView: UICollectionView) -> CGSize {
    usable(toldSize(ofItem: item, inSection: section, of: collectionView), ofItem: item, inSection: section)
  }

  private func toldSize(ofItem item: Int, inSection section: Int, of collectionView: UICollectionView) -> CGSize {
    guard validity.delegateTellsSizes != false, let delegate = flowDelegate, collectionView.hasData(inSection: section)
    else { return sizeBeforeMeasuring }
    let size = FlowLayoutDefaults.answer {
      delegate.collectionView(
        collectionView, layout: self, sizeForItemAt: collectionView.dataPath(section: section, item: item))
    }
    validity.delegateTellsSizes = size != nil
    guard let size, size != Self.automaticSize else { return sizeBeforeMeasuring }
    return size
  }

  /// Spacings, insets, header and footer of a section.
  func readMetrics(ofSection section: Int, of collectionView: UICollectionView) -> FlowGeometry.Metrics {
    let delegate = flowDelegate
    let header =
      delegate?.collectionView(
        collectionView, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
    let footer =
      delegate?.collectionView(
        collectionView, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
    let metrics = FlowGeometry.Metrics(
      lineSpacing: delegate?.collectionView(
        collectionView, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing,
      interitemSpacing: delegate?.collectionView(
        collectionView, layout: self, minimumInteritemSpacingForSectionAt: section) ?? minimumInteritemSpacing,
      insets: delegate?.collectionView(collectionView, layout: self, insetForSectionAt: section) ?? sectionInset,
      headerLength: spanningLength(header, FlowAttributesCache.header, section),
      footerLength: spanningLength(footer, FlowAttributesCache.footer, section))
    return usable(metrics, inSection: section)
  }

  /// The length of a header or footer; the measured one, or the estimate, where the view finds its size itself.
  private func spanningLength(_ size: CGSize, _ kind: Int, _ section: Int) -> CGFloat {
    let length = along(size)
    guard length == along(Self.automaticSize) else { return length }
    spanningViewsAreSelfSizing = true
    return measures[.supplementary(kind: kind, section: section)].map(along) ?? along(sizeBeforeMeasuring)
  }

  /// Puts what is known of sizes in the place of estimates.
  func addMeasures(to items: inout FlowGeometry.Items, section: Int) {
    let count = items.count
    let known = measures.items(inSection: section).filter { $0.item < count }.sorted { $0.item < $1.item }
    switch items {
    case .uniform(let size, _), .mostly(let size, _, _): items = .mostly(size, count: count, others: known)
    case .varying(var sizes):
      items = .uniform(.zero, count: 0)
      for (item, size) in known { sizes[item] = size }
      items = .varying(sizes)
    }
  }

  func along(_ size: CGSize) -> CGFloat { scrollDirection == .vertical ? size.height : size.width }
}
