import CollectionEngine

/// The elements of a collection view whose attributes an animator moves: by category, kind and index path. // D30
///
/// Several objects may be about one element: the one that came last speaks for it, and when that goes the one before. // D20
@MainActor struct RegisteredElements {
  private var slots: [ElementKey: Int] = [:]
  /// The slots of objects that others have come after, in the order in which they came; empty but for layouts that register
  /// elements twice.
  private var earlier: [ElementKey: [Int]] = [:]
  private var kinds: [String] = []
  /// Cells that were asked for, by the lowest bits of their numbers: all that swings is asked for in each frame.
  private var recent: [RecentCell] = []

  private struct RecentCell {
    var section: Int
    var item: Int
    var slot: Int

    /// No cell.
    static var none: RecentCell { RecentCell(section: -1, item: -1, slot: 0) }
  }

  var isEmpty: Bool { slots.isEmpty }

  /// The key of an element; nil for one that is not numbered by a section and an item.
  mutating func key(of attributes: UICollectionViewLayoutAttributes) -> ElementKey? {
    guard attributes.unusualIndexPath == nil else { return nil }
    return key(
      attributes.representedElementCategory, attributes.representedElementKind, attributes.section, attributes.item)
  }

  private mutating func key(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ section: Int, _ item: Int
  ) -> ElementKey? {
    guard ElementKey.holds(section: section, item: item) else { return nil }
    switch category {
    case .cell: return .cell(section: section, item: item)
    case .supplementaryView: return number(of: kind).map { .supplementary(kind: $0, section: section, item: item) }
    case .decorationView: return number(of: kind).map { .decoration(kind: $0, section: section, item: item) }
    }
  }

  private mutating func number(of kind: String?) -> Int? {
    let kind = kind ?? ""
    if let known = kinds.firstIndex(of: kind) { return known }
    guard kinds.count <= ElementKey.maximumKind else { return nil }
    kinds.append(kind)
    return kinds.count - 1
  }

  /// Says whether another object speaks for an element.
  func isSpokenFor(_ key: ElementKey, besides slot: Int) -> Bool { !earlier.isEmpty && slots[key] != slot }

  /// The slot of the object that speaks for an element; nil for one that is not registered.
  subscript(key: ElementKey) -> Int? { slots[key] }

  /// Adds an object of an element, which speaks for it from now on.
  ///
  /// - Returns: how many objects the element has.
  @discardableResult
  mutating func add(_ slot: Int, under key: ElementKey) -> Int {
    forgetRecent(key)
    guard let last = slots.updateValue(slot, forKey: key) else { return 1 }
    earlier[key, default: []].append(last)
    return (earlier[key]?.count ?? 0) + 1
  }

  /// Takes an object of an element out.
  ///
  /// - Returns: whether it was the one that spoke for the element.
  mutating func remove(_ slot: Int, under key: ElementKey) -> Bool {
    forgetRecent(key)
    let spoke = slots[key] == slot
    guard !earlier.isEmpty, var others = earlier[key] else {
      if spoke { slots[key] = nil }
      return spoke
    }
    if spoke { slots[key] = others.removeLast() } else { others.removeAll { $0 == slot } }
    earlier[key] = others.isEmpty ? nil : others
    return spoke
  }

  /// The slot of an element that a program asks for.
  mutating func slot(_ category: UICollectionView.ElementCategory, _ kind: String?, at path: IndexPath) -> Int? {
    if category == .cell { return slot(ofCellAt: path) }
    guard path.count == 2 else { return nil }
    let (section, item) = (path[0], path[1])
    guard ElementKey.holds(section: section, item: item) else { return nil }
    // A kind that has no number has no elements.
    guard let number = kinds.firstIndex(of: kind ?? "") else { return nil }
    return slots[
      category == .supplementaryView
        ? .supplementary(kind: number, section: section, item: item)
        : .decoration(kind: number, section: section, item: item)]
  }

  /// The slot of a cell that a program asks for.
  @inline(__always)
  mutating func slot(ofCellAt path: IndexPath) -> Int? {
    guard path.count == 2 else { return nil }
    let (section, item) = (path[0], path[1])
    if let slot = recentSlot(section, item) { return slot }
    guard ElementKey.holds(section: section, item: item) else { return nil }
    return slot(ofCell: .cell(section: section, item: item))
  }

  /// The slot of a cell that was asked for before.
  ///
  /// Mutating, although it changes nothing: for a question all of this would be copied.
  @inline(__always)
  private mutating func recentSlot(_ section: Int, _ item: Int) -> Int? {
    guard !recent.isEmpty, item >= 0 else { return nil }
    let known = recent[item & (Self.recentCount - 1)]
    return known.item == item && known.section == section ? known.slot : nil
  }

  private mutating func slot(ofCell key: ElementKey) -> Int? {
    if recent.isEmpty { recent = Array(repeating: .none, count: Self.recentCount) }
    guard let slot = slots[key] else { return nil }
    recent[Self.recentPlace(key)] = RecentCell(section: key.section, item: key.item, slot: slot)
    return slot
  }

  private mutating func forgetRecent(_ key: ElementKey) {
    if !recent.isEmpty { recent[Self.recentPlace(key)] = .none }
  }

  /// How many cells are found without hashing. Our choice: more than a screen shows; a power of two.
  private static var recentCount: Int { 256 }
  private static func recentPlace(_ key: ElementKey) -> Int { key.item & (recentCount - 1) }

  /// Gives elements new keys; those without one are forgotten. Objects of one element stay in their order, and where two
  /// elements become one, the one that had the smaller key comes first.
  mutating func renumber(_ newKey: (ElementKey) -> ElementKey?) {
    let old = self
    slots.removeAll(keepingCapacity: true)
    earlier.removeAll()
    recent.removeAll()
    for (key, slot) in old.slots.sorted(by: { $0.key < $1.key }) {
      guard let new = newKey(key) else { continue }
      for slot in old.earlier[key] ?? [] { add(slot, under: new) }
      add(slot, under: new)
    }
  }
}
