extension NSDiffableDataSourceSectionSnapshot {
  // MARK: Adding

  /// Adds items after the last child of a parent, or after the last item without one. They must not be in the snapshot.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else {
      insert(items.map { Node(item: $0, level: 0) }, at: nodes.count)
      return
    }
    guard let place = known(parent, to: "append \(items.count) items to") else { return }
    let level = nodes[place].level + 1
    insert(items.map { Node(item: $0, level: level) }, at: subtree(at: place).upperBound)
  }

  /// Adds items before another one, as children of the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let place = known(item, to: "insert \(items.count) items before") else { return }
    let level = nodes[place].level
    insert(items.map { Node(item: $0, level: level) }, at: place)
  }

  /// Adds items after another one and its descendants, as children of the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let place = known(item, to: "insert \(items.count) items after") else { return }
    let level = nodes[place].level
    insert(items.map { Node(item: $0, level: level) }, at: subtree(at: place).upperBound)
  }

  /// Adds the items of another snapshot before an item, those without a parent as children of that item's parent.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) {
    guard let place = known(item, to: "insert a snapshot before") else { return }
    insert(snapshot.nodes(at: nodes[place].level), at: place)
  }

  /// Adds the items of another snapshot after an item and its descendants, those without a parent as children of that
  /// item's parent.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) {
    guard let place = known(item, to: "insert a snapshot after") else { return }
    insert(snapshot.nodes(at: nodes[place].level), at: subtree(at: place).upperBound)
  }

  /// Replaces all descendants of an item by the items of another snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard let place = known(parent, to: "replace the children of") else { return }
    let former = place + 1..<subtree(at: place).upperBound
    let children = Array(nodes[former])
    remove(former)
    if !insert(snapshot.nodes(at: nodes[place].level + 1), at: place + 1) { insert(children, at: place + 1) }
  }

  private func nodes(at level: Int) -> [Node] {
    nodes.map { Node(item: $0.item, level: $0.level + level, isExpanded: $0.isExpanded) }
  }

  // MARK: Removing

  /// Takes items out with their descendants. Items that are not in the snapshot are passed over.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var isKept = [Bool](repeating: true, count: nodes.count)
    for item in items {
      guard let place = index(of: item), isKept[place] else { continue }
      for descendant in subtree(at: place) { isKept[descendant] = false }
    }
    keep(where: isKept)
  }

  /// Takes all items out.
  public mutating func deleteAll() { remove(0..<nodes.count) }

  // MARK: Expanding

  /// Shows the children of items, where the items themselves show. Items that are not in the snapshot are passed over.
  public mutating func expand(_ items: [ItemIdentifierType]) { setExpanded(true, items) }

  /// Hides the descendants of items. Items that are not in the snapshot are passed over.
  public mutating func collapse(_ items: [ItemIdentifierType]) { setExpanded(false, items) }

  private mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemIdentifierType]) {
    for place in items.compactMap(index(of:)) { setExpanded(isExpanded, at: place) }
  }

  // MARK: Parts

  /// The descendants of an item as a snapshot of their own; with the item itself as only item without a parent where
  /// that is asked for. The item must be in the snapshot.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    guard let place = known(parent, to: "take the children of") else { return NSDiffableDataSourceSectionSnapshot() }
    let range = subtree(at: place)
    let level = nodes[place].level + (includingParent ? 0 : 1)
    var snapshot = NSDiffableDataSourceSectionSnapshot()
    snapshot.insert(
      nodes[(includingParent ? place : place + 1)..<range.upperBound].map {
        Node(item: $0.item, level: $0.level - level, isExpanded: $0.isExpanded)
      }, at: 0)
    return snapshot
  }
}
