extension NSDiffableDataSourceSnapshot {
  // MARK: Adding

  /// Adds items at the end of a section, of the last one when none is named.
  ///
  /// Items that are in the snapshot already are moved there. No identifier may be listed twice.
  @inlinable public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let section: Int
    if let sectionIdentifier {
      guard let known = known(sectionIdentifier, to: "append \(identifiers.count) items to") else { return }
      section = known
    } else {
      guard !contents.sections.isEmpty else {
        return refuse(
          "Cannot append \(identifiers.count) items: the snapshot has no sections; call appendSections(_:) before.")
      }
      section = contents.sections.count - 1
    }
    insert(identifiers, section: section, at: contents.sections[section].items.count)
  }

  /// Adds items before another one. Items that are in the snapshot already are moved there.
  @inlinable public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let anchor = known(beforeIdentifier, to: "insert \(identifiers.count) items before"),
      canStand(identifiers, beside: beforeIdentifier)
    else { return }
    insert(identifiers, section: anchor.section, at: anchor.item)
  }

  /// Adds items after another one. Items that are in the snapshot already are moved there.
  @inlinable public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let anchor = known(afterIdentifier, to: "insert \(identifiers.count) items after"),
      canStand(identifiers, beside: afterIdentifier)
    else { return }
    insert(identifiers, section: anchor.section, at: anchor.item + 1)
  }

  @inlinable mutating func insert(_ identifiers: [ItemIdentifierType], section: Int, at place: Int) {
    guard let twice = contents.insertItems(identifiers, section: section, at: place) else { return }
    refuse(
      "Cannot insert item \(identifiers[twice.first]): it is listed at \(twice.first) and at \(twice.second) of "
        + "\(identifiers.count) items; an item stands in a snapshot once.")
  }

  @inlinable func canStand(_ identifiers: [ItemIdentifierType], beside anchor: ItemIdentifierType) -> Bool {
    guard let place = identifiers.firstIndex(of: anchor) else { return true }
    refuse(
      "Cannot insert item \(anchor) beside itself: it is listed at \(place) of \(identifiers.count) items; "
        + "name an item that stays where it is.")
    return false
  }

  // MARK: Removing

  /// Takes items out. Items that are not in the snapshot are passed over.
  @inlinable public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    contents.removeItems(identifiers)
    forgetItems(identifiers)
  }

  /// Takes all items out, and all sections with them: what comes next is put into an empty snapshot. // C161
  @inlinable public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  @inlinable mutating func forgetItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItems.remove(identifiers)
    reconfiguredItems.remove(identifiers)
  }

  // MARK: Moving

  /// Moves an item before another one, to that one's section. Both must be in the snapshot.
  @inlinable public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard known(identifier, to: "move") != nil,
      let anchor = known(toIdentifier, to: "move item \(identifier) before"), identifier != toIdentifier
    else { return }
    insert([identifier], section: anchor.section, at: anchor.item)
  }

  /// Moves an item after another one, to that one's section. Both must be in the snapshot.
  @inlinable public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType)
  {
    guard known(identifier, to: "move") != nil,
      let anchor = known(toIdentifier, to: "move item \(identifier) after"), identifier != toIdentifier
    else { return }
    insert([identifier], section: anchor.section, at: anchor.item + 1)
  }

  // MARK: Made anew

  /// Has the cells of items replaced when the snapshot is applied. The items must be in the snapshot.
  @inlinable public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    guard identifiers.allSatisfy({ known($0, to: "reload") != nil }) else { return }
    reloadedItems.add(identifiers)
  }

  /// Has the cells of items configured anew when the snapshot is applied: the cell provider is asked for each, and gets
  /// the cell it has. The items must be in the snapshot.
  @inlinable public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard identifiers.allSatisfy({ known($0, to: "reconfigure") != nil }) else { return }
    reconfiguredItems.add(identifiers)
  }
}
