/// The items of one section as an outline: items may have children, which show while their parents are expanded.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
/// snapshot.append(["Fruit", "Bread"])
/// snapshot.append(["Apple", "Pear"], to: "Fruit")
/// snapshot.expand(["Fruit"])
/// dataSource.apply(snapshot, to: "food")
/// ```
///
/// Kept as a flat list in the order of display, each item with its level; an item stands in it once. Finding an item costs a
/// hash value and a look at some places around the one where it was seen last; a change costs what it changes.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  struct Node: Sendable {
    var item: ItemIdentifierType
    var level: Int
    var isExpanded = false
  }

  /// All items, each before its children.
  private(set) var nodes: [Node] = []
  /// Tells where each item was last seen.
  private var hints: [ItemIdentifierType: Int] = [:]
  /// How many places items may be from where they were last seen.
  private var drift = 0

  /// Places are noted anew after so many changes, and one more for each `changesPerNode` items. Our choice, that of
  /// `SnapshotContents`.
  private static var changesBeforeNoting: Int { 256 }
  private static var changesPerNode: Int { 64 }

  /// A snapshot without items.
  public init() {}

  /// A copy of a snapshot.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

  // MARK: Items

  /// All items, each before its children, whether they show or not.
  public var items: [ItemIdentifierType] { nodes.map(\.item) }

  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }

  /// The items that show: those all of whose ancestors are expanded.
  public var visibleItems: [ItemIdentifierType] {
    var visible: [ItemIdentifierType] = []
    visible.reserveCapacity(nodes.count)
    /// Items deeper than this are hidden.
    var shownLevel = 0
    for node in nodes where node.level <= shownLevel {
      visible.append(node.item)
      shownLevel = node.isExpanded ? node.level + 1 : node.level
    }
    return visible
  }

  /// The items that are expanded, whether they have children or not.
  public var expandedItems: [ItemIdentifierType] { nodes.filter(\.isExpanded).map(\.item) }

  // MARK: One item

  /// Tells whether an item is in the snapshot.
  public func contains(_ item: ItemIdentifierType) -> Bool { hints[item] != nil }

  /// The place of an item among ``items``; nil for one that is not in the snapshot.
  public func index(of item: ItemIdentifierType) -> Int? { hints[item].flatMap { find(item, from: $0) } }

  /// How many ancestors an item has. It must be in the snapshot.
  public func level(of item: ItemIdentifierType) -> Int {
    known(item, to: "tell the level of").map { nodes[$0].level } ?? 0
  }

  /// The parent of an item; nil for one without. It must be in the snapshot.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    known(child, to: "tell the parent of").flatMap(parentPlace).map { nodes[$0].item }
  }

  /// Tells whether an item is expanded. It must be in the snapshot.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    known(item, to: "look at").map { nodes[$0].isExpanded } ?? false
  }

  /// Tells whether an item shows: all of its ancestors are expanded. It must be in the snapshot.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard var place = known(item, to: "look at") else { return false }
    while let parent = parentPlace(of: place) {
      guard nodes[parent].isExpanded else { return false }
      place = parent
    }
    return true
  }

  /// The items in lines, children under their parents, with a sign that says which are expanded.
  public func visualDescription() -> String {
    nodes.indices.map { place in
      let node = nodes[place]
      let isParent = subtree(at: place).count > 1
      let sign = isParent ? (node.isExpanded ? "v" : ">") : "-"
      return String(repeating: "  ", count: node.level) + "\(sign) \(node.item)"
    }
    .joined(separator: "\n")
  }

  // MARK: Places

  func known(_ item: ItemIdentifierType, to purpose: @autoclosure () -> String) -> Int? {
    if let place = index(of: item) { return place }
    ProgrammingErrors.report(
      "Cannot \(purpose()) item \(item): it is not among the \(nodes.count) items of the section snapshot; "
        + "append it with append(_:to:) before.", instead: "the snapshot stays as it is")
    return nil
  }

  /// The places of an item and all of its descendants.
  func subtree(at place: Int) -> Range<Int> {
    var end = place + 1
    while end < nodes.count, nodes[end].level > nodes[place].level { end += 1 }
    return place..<end
  }

  func parentPlace(of place: Int) -> Int? {
    guard nodes[place].level > 0 else { return nil }
    return nodes[..<place].lastIndex { $0.level < nodes[place].level }
  }

  /// The place of an item that is among the nodes, looked for from where it was last seen outwards.
  private func find(_ item: ItemIdentifierType, from hint: Int) -> Int? {
    var below = Swift.min(hint, nodes.count - 1)
    var above = below + 1
    while below >= 0 || above < nodes.count {
      if below >= 0 {
        if nodes[below].item == item { return below }
        below -= 1
      }
      if above < nodes.count {
        if nodes[above].item == item { return above }
        above += 1
      }
    }
    return nil
  }

  // MARK: Changing

  /// Puts nodes in, and answers whether they could be put in.
  @discardableResult
  mutating func insert(_ added: [Node], at place: Int) -> Bool {
    for (index, node) in added.enumerated() {
      guard let other = hints.updateValue(place + index, forKey: node.item) else { continue }
      let first = added[..<index].firstIndex { $0.item == node.item }
      for former in added[..<index] { hints[former.item] = nil }
      if let first {
        ProgrammingErrors.report(
          "Cannot insert item \(node.item): it is listed at \(first) and at \(index) of \(added.count) items; "
            + "an item stands in a section snapshot once.", instead: "the snapshot stays as it is")
      } else {
        hints[node.item] = other
        ProgrammingErrors.report(
          "Cannot insert item \(node.item): it stands at \(find(node.item, from: other) ?? other) of the section snapshot "
            + "already, and would stand at \(place + index) too; delete it before.",
          instead: "the snapshot stays as it is")
      }
      return false
    }
    let isAtEnd = place == nodes.count
    nodes.insert(contentsOf: added, at: place)
    if !isAtEnd { noteChange(of: added.count) }
    return true
  }

  mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    for place in range { hints[nodes[place].item] = nil }
    let isAtEnd = range.upperBound == nodes.count
    nodes.removeSubrange(range)
    if !isAtEnd { noteChange(of: range.count) }
  }

  mutating func keep(where isKept: [Bool]) {
    for place in nodes.indices where !isKept[place] { hints[nodes[place].item] = nil }
    let count = nodes.count
    nodes = nodes.indices.filter { isKept[$0] }.map { nodes[$0] }
    noteChange(of: count - nodes.count)
  }

  mutating func setExpanded(_ isExpanded: Bool, at place: Int) { nodes[place].isExpanded = isExpanded }

  mutating func setLevel(_ level: Int, at place: Int) { nodes[place].level = level }

  /// Items may be by so many places further from where they were last seen.
  private mutating func noteChange(of count: Int) {
    drift += count
    guard drift > Self.changesBeforeNoting + nodes.count / Self.changesPerNode else { return }
    drift = 0
    for place in nodes.indices { hints[nodes[place].item] = place }
  }
}
