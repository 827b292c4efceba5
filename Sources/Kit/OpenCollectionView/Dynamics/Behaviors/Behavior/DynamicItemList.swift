/// Items in the order in which they were added, each once.
@MainActor struct DynamicItemList {
  private(set) var items: [any UIDynamicItem] = []
  private var known: Set<ObjectIdentifier> = []

  /// Adds an item at the end.
  ///
  /// - Returns: whether it was not there yet.
  @discardableResult
  mutating func insert(_ item: any UIDynamicItem) -> Bool {
    guard known.insert(ObjectIdentifier(item)).inserted else { return false }
    items.append(item)
    return true
  }

  /// Takes an item out. O(items).
  ///
  /// - Returns: whether it was there.
  @discardableResult
  mutating func remove(_ item: any UIDynamicItem) -> Bool {
    guard known.remove(ObjectIdentifier(item)) != nil else { return false }
    items.removeAll { $0 === item }
    return true
  }

  func contains(_ item: any UIDynamicItem) -> Bool { known.contains(ObjectIdentifier(item)) }
}
