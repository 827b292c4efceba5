import CollectionEngine

extension DynamicsSimulation {
  /// The registered attributes of an element; nil for one that is not registered. // D30
  func attributes(
    of category: UICollectionView.ElementCategory, _ kind: String?, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let slot = elements.slot(category, kind, at: path) else { return nil }
    return attributesBySlot[slot]
  }

  /// The same of a cell.
  @inline(__always)
  func attributesOfCell(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let slot = elements.slot(ofCellAt: path) else { return nil }
    return attributesBySlot[slot]
  }

  /// The data has changed: elements go on under their new numbers, and those that are gone leave their behaviors, where the
  /// layout has asked for that. // D33
  func follow(_ plan: UpdatePlan) {
    guard followsUpdates else { return }
    remap { key in
      if key.category == .cell {
        guard key.section < plan.before.sectionCount else { return nil }
        return plan.newPosition(section: key.section, item: key.item).map { .cell(section: $0.section, item: $0.item) }
      }
      // A layout may number its views in another way than by sections that there are.
      guard key.section < plan.before.sectionCount else { return key }
      return plan.newSection(key.section).map {
        ElementKey(category: key.category, kind: key.kind, section: $0, item: key.item)
      }
    }
  }

  /// The data is another, and nobody says how it came about: what does not exist any longer leaves, where the layout has asked
  /// for that. // D33
  func drop(missingFrom counts: @autoclosure () -> SectionCounts) {
    guard followsUpdates else { return }
    let counts = counts()
    remap { key in
      key.category != .cell || counts.contains(section: key.section, item: key.item) ? key : nil
    }
  }

  private func remap(_ newKey: (ElementKey) -> ElementKey?) {
    guard !elements.isEmpty else { return }
    elements.renumber(newKey)
    var gone: [Int] = []
    for slot in slots.indices {
      guard let key = states[slot].key, let attributes = attributesBySlot[slot] else { continue }
      guard let new = newKey(key) else {
        gone.append(slot)
        states[slot].key = nil
        continue
      }
      guard new != key else { continue }
      states[slot].key = new
      attributes.section = new.section
      attributes.item = new.item
    }
    for slot in gone {
      guard let entry = slots[slot] else { continue }
      for user in entry.users { user.elementIsGone(entry.item) }
    }
  }
}
