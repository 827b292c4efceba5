import CollectionEngine

/// The elements of a collection view whose attributes an animator moves: by category, kind and index path. // D30
@MainActor struct RegisteredElements {
  private var slots: [ElementKey: Int] = [:]
  private var kinds: [String] = []

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

  subscript(key: ElementKey) -> Int? {
    get { slots[key] }
    set { slots[key] = newValue }
  }

  /// The slot of an element that a program asks for.
  mutating func slot(_ category: UICollectionView.ElementCategory, _ kind: String?, at path: IndexPath) -> Int? {
    guard path.count == 2, let key = key(category, kind, path[0], path[1]) else { return nil }
    return slots[key]
  }

  /// Takes over new keys of all elements.
  mutating func replace(with new: [ElementKey: Int]) { slots = new }
}
