import CollectionEngine

extension NSDiffableDataSourceSectionSnapshot {
  /// This outline where it shows `visible`; else one that does.
  ///
  /// Items that went are taken out with their descendants. Items that came or went elsewhere are put behind the one
  /// that shows before them, as deep as they were as far as their neighbours allow it. When an item went elsewhere
  /// without its children, no outline is like that: then all items are without a parent.
  func following(_ visible: [ItemIdentifierType]) -> Self {
    let shown = visibleItems
    guard shown != visible else { return self }
    guard nodes.contains(where: { $0.level > 0 }) else { return Self(flat: visible) }
    let difference = Difference(IdentityJoin(shown, visible, findingRepetitions: false))
    var outline = self
    var levels: [ItemIdentifierType: Int] = [:]
    for move in difference.moves {
      let item = shown[move.from]
      guard let place = index(of: item), subtree(at: place).count == 1 else { return Self(flat: visible) }
      levels[item] = nodes[place].level
    }
    outline.delete(difference.deletes.map { shown[$0] } + Array(levels.keys))
    let arrivals = (difference.inserts + difference.moves.map(\.to)).sorted()
    guard !arrivals.contains(where: { outline.contains(visible[$0]) }) else { return Self(flat: visible) }
    for place in arrivals {
      outline.insert(
        visible[place], level: levels[visible[place]] ?? 0, behind: place > 0 ? visible[place - 1] : nil)
    }
    return outline.visibleItems == visible ? outline : Self(flat: visible)
  }

  private init(flat items: [ItemIdentifierType]) {
    self.init()
    append(items)
  }

  private mutating func insert(_ item: ItemIdentifierType, level: Int, behind other: ItemIdentifierType?) {
    guard let other else {
      insert([Node(item: item, level: 0)], at: 0)
      return
    }
    guard let place = index(of: other) else { return }
    let node = nodes[place]
    let target = node.isExpanded ? place + 1 : subtree(at: place).upperBound
    let deepest = node.isExpanded ? node.level + 1 : node.level
    let least = target < nodes.count ? nodes[target].level : 0
    insert([Node(item: item, level: Swift.max(Swift.min(level, deepest), least))], at: target)
  }
}
