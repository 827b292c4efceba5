/// The items that a constraint needs, by their places in the engine: mostly one or two, for which no array is made.
struct LayoutItemList {
  private var first: Int32 = -1
  private var second: Int32 = -1
  private var others: [Int32]?

  var count: Int { first < 0 ? 0 : second < 0 ? 1 : 2 + (others?.count ?? 0) }

  subscript(index: Int) -> Int { Int(index == 0 ? first : index == 1 ? second : others![index - 2]) }

  /// Appends one that is not in it yet.
  mutating func insert(_ item: Int32) {
    if first < 0 {
      first = item
    } else if first == item || second == item {
      return
    } else if second < 0 {
      second = item
    } else if others?.contains(item) != true {
      others = (others ?? []) + [item]
    }
  }
}
