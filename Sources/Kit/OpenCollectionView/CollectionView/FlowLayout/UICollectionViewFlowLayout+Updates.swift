import CollectionEngine

extension UICollectionViewFlowLayout {
  /// Takes sizes along to where an update has put their items. The delegate is asked for the sizes of new, reloaded and
  /// reconfigured items only, and for the metrics of all sections.
  ///
  /// - Returns: false where the plan is not about the items that the geometry has: then all is read anew.
  func follow(_ plan: UpdatePlan, of collectionView: UICollectionView) -> Bool {
    guard let old = geometry, old.describes(plan.before), plan.after == collectionView.currentCounts else {
      return false
    }
    takePreferredSizes()
    let moved = movedSizes(plan, in: old)
    // What is taken out here is changed in place, not copied.
    guard var geometry else { return false }
    self.geometry = nil
    measures.follow(plan)
    let changes = FlowItemChanges(plan)
    let order = sectionOrder(plan, of: collectionView)
    if !order.isUnchanged(before: plan.before.sectionCount) { geometry.rearrangeSections(order) }
    for section in changes.sections(plan) {
      let inserted = (changes.arriving[section] ?? []).map { item in
        let key = ElementKey.cell(section: section, item: item)
        let size = moved[key] ?? measures[key] ?? readSize(ofItem: item, inSection: section, of: collectionView)
        return (item: item, size: size)
      }
      let removed = plan.oldSection(section).flatMap { changes.leaving[$0] } ?? []
      geometry.changeItems(inSection: section, removing: removed, inserting: inserted)
    }
    self.geometry = geometry
    for section in 0..<plan.after.sectionCount {
      // Read before the geometry is changed: the delegate, who is asked, may ask for it.
      let metrics = readMetrics(ofSection: section, of: collectionView)
      self.geometry?.setMetrics(metrics, ofSection: section)
    }
    for item in plan.reloadedItems + plan.reconfiguredItems {
      validity.stale.append(.cell(section: item.after.section, item: item.after.item))
    }
    readStaleSizes(of: collectionView)
    return true
  }

  /// The sizes of the items that were moved, by their new places.
  private func movedSizes(_ plan: UpdatePlan, in old: FlowGeometry) -> [ElementKey: CGSize] {
    var sizes: [ElementKey: CGSize] = [:]
    for change in plan.items where change.action == .move {
      guard let before = change.before, let from = before.item, let after = change.after, let to = after.item else {
        continue
      }
      sizes[.cell(section: after.section, item: to)] = old.size(ofItem: from, inSection: before.section)
    }
    return sizes
  }

  private func sectionOrder(
    _ plan: UpdatePlan, of collectionView: UICollectionView
  ) -> [FlowGeometry.SectionOrigin] {
    (0..<plan.after.sectionCount).map { section in
      if let old = plan.oldSection(section), !plan.isSectionReloaded(old) { return .kept(old) }
      let count = plan.after.itemCount(inSection: section)
      var items = readItems(ofSection: section, count: count, of: collectionView)
      addMeasures(to: &items, section: section)
      return .new(
        FlowGeometry.Section(items: items, metrics: readMetrics(ofSection: section, of: collectionView)))
    }
  }
}

extension FlowMeasures {
  /// Takes the sizes along to where an update has put their elements.
  mutating func follow(_ plan: UpdatePlan) {
    move { key in
      guard key.category == .cell else {
        return plan.newSection(key.section).map { .supplementary(kind: key.kind, section: $0, item: key.item) }
      }
      return plan.newPosition(section: key.section, item: key.item).map { .cell(section: $0.section, item: $0.item) }
    }
  }
}

extension FlowGeometry {
  /// Tells whether the geometry holds these items.
  fileprivate func describes(_ counts: SectionCounts) -> Bool {
    sectionCount == counts.sectionCount
      && (0..<sectionCount).allSatisfy { itemCount(inSection: $0) == counts.itemCount(inSection: $0) }
  }
}

extension [FlowGeometry.SectionOrigin] {
  fileprivate func isUnchanged(before count: Int) -> Bool {
    self.count == count
      && enumerated().allSatisfy { index, origin in
        if case .kept(index) = origin { return true }
        return false
      }
  }
}
