/// The rows that come or go where a person expands or collapses an item: they stand behind it, one after the other.
struct OutlineRows<Item: Hashable & Sendable> {
  /// How many go.
  var goneCount = 0
  /// Those that come.
  var new: [Item] = []
}

extension NSDiffableDataSourceSectionSnapshot {
  /// The descendants of the item at a place that show where it is expanded and shows itself.
  func rowsShown(under place: Int) -> [ItemIdentifierType] {
    guard nodes[place].isExpanded else { return [] }
    var rows: [ItemIdentifierType] = []
    var shownLevel = nodes[place].level + 1
    var index = place + 1
    while index < nodes.count, nodes[index].level > nodes[place].level {
      let node = nodes[index]
      if node.level <= shownLevel {
        rows.append(node.item)
        shownLevel = node.isExpanded ? node.level + 1 : node.level
      }
      index += 1
    }
    return rows
  }
}
