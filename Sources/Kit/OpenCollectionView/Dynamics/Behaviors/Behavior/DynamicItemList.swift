/// Items in the order in which they were added, each once.
@MainActor struct DynamicItemList {
  private(set) var items: [any UIDynamicItem] = []
  /// Those of a list that is too long to be searched.
  private var known: Set<ObjectIdentifier> = []

  /// How many items are searched one by one. Our choice: an attachment has two.
  private static let mostSearched = 4

  /// Adds an item at the end.
  ///
  /// - Returns: whether it was not there yet.
  @discardableResult
  mutating func insert(_ item: any UIDynamicItem) -> Bool {
    guard !contains(item) else { return false }
    items.append(item)
    if items.count > Self.mostSearched + 1 {
      known.insert(ObjectIdentifier(item))
    } else if items.count > Self.mostSearched {
      for item in items { known.insert(ObjectIdentifier(item)) }
    }
    return true
  }

  /// Takes an item out. O(items).
  ///
  /// - Returns: whether it was there.
  @discardableResult
  mutating func remove(_ item: any UIDynamicItem) -> Bool {
    guard contains(item) else { return false }
    known.remove(ObjectIdentifier(item))
    items.removeAll { $0 === item }
    if items.count <= Self.mostSearched { known.removeAll() }
    return true
  }

  func contains(_ item: any UIDynamicItem) -> Bool {
    if items.count > Self.mostSearched { return known.contains(ObjectIdentifier(item)) }
    for other in items where other === item { return true }
    return false
  }
}
