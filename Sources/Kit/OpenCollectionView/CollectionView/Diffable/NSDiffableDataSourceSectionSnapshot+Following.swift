import CollectionEngine

extension NSDiffableDataSourceSectionSnapshot {
  /// This outline where it shows `visible`; else one that does.
  ///
  /// Items that went are taken out with their descendants. Items that came or went elsewhere are put behind the one
  /// that shows before them, as deep as they were as far as their neighbours allow it: a collapsed one with all that is in
  /// it; of one that is open the children stay, and stand one level higher. // I111
  func following(_ visible: [ItemIdentifierType]) -> Self {
    let shown = visibleItems
    guard shown != visible else { return self }
    guard nodes.contains(where: { $0.level > 0 }) else { return Self(flat: visible) }
    let difference = Difference(IdentityJoin(shown, visible, findingRepetitions: false))
    var outline = self
    outline.delete(difference.deletes.map { shown[$0] })
    var moved: [ItemIdentifierType: Self] = [:]
    for move in difference.moves {
      let item = shown[move.from]
      guard let place = outline.index(of: item) else { return Self(flat: visible) }
      moved[item] = outline.takeOut(at: place)
    }
    let arrivals = (difference.inserts + difference.moves.map(\.to)).sorted()
    guard !arrivals.contains(where: { outline.contains(visible[$0]) }) else { return Self(flat: visible) }
    for place in arrivals {
      let item = visible[place]
      outline.insert(moved[item] ?? Self(flat: [item]), behind: place > 0 ? visible[place - 1] : nil)
    }
    return outline.visibleItems == visible ? outline : Self(flat: visible)
  }

  /// Takes an item out, with all that is in it where that is hidden; else what is in it stands one level higher.
  private mutating func takeOut(at place: Int) -> Self {
    let node = nodes[place]
    let range = node.isExpanded ? place..<place + 1 : subtree(at: place)
    if node.isExpanded {
      for place in subtree(at: place).dropFirst() { setLevel(nodes[place].level - 1, at: place) }
    }
    var taken = Self()
    taken.insert(Array(nodes[range]), at: 0)
    remove(range)
    return taken
  }

  private init(flat items: [ItemIdentifierType]) {
    self.init()
    append(items)
  }

  /// Puts an item in with what is in it, behind the one that shows before it.
  private mutating func insert(_ part: Self, behind other: ItemIdentifierType?) {
    guard let head = part.nodes.first else { return }
    var (target, level) = (0, 0)
    if let other {
      guard let place = index(of: other) else { return }
      let node = nodes[place]
      target = node.isExpanded ? place + 1 : subtree(at: place).upperBound
      let deepest = node.isExpanded ? node.level + 1 : node.level
      let least = target < nodes.count ? nodes[target].level : 0
      level = Swift.max(Swift.min(head.level, deepest), least)
    }
    insert(
      part.nodes.map { Node(item: $0.item, level: $0.level - head.level + level, isExpanded: $0.isExpanded) },
      at: target)
  }
}
