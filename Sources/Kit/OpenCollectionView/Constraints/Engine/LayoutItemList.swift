/// The items that a constraint needs: mostly one or two, for which no array is made.
@MainActor struct LayoutItemList {
  private var first: LayoutItem?
  private var second: LayoutItem?
  private var others: [LayoutItem] = []

  /// Appends one that is not in it yet.
  mutating func insert(_ item: LayoutItem) {
    if first == nil {
      first = item
    } else if first === item || second === item {
      return
    } else if second == nil {
      second = item
    } else if !others.contains(where: { $0 === item }) {
      others.append(item)
    }
  }

  func visit(_ body: (LayoutItem) -> Void) {
    if let first { body(first) }
    if let second { body(second) }
    for item in others { body(item) }
  }

  /// Tells whether any of them is being read anew.
  var containsRead: Bool { first?.isRead == true || second?.isRead == true || others.contains(where: \.isRead) }
}
