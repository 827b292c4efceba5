/// Finds which siblings can stay where they are when their order changes.
enum SiblingOrder {
  /// For each of `new`, whether it can stay: those that can are a longest subsequence that `old` has in the same order.
  ///
  /// All others have to be placed, so that a move of one layer is told as a move of one layer.
  ///
  /// - Complexity: O(n) where nothing but the ends changed, else O(n log n).
  static func kept(from old: [LayerID], in new: [LayerID]) -> [Bool] {
    var kept = [Bool](repeating: false, count: new.count)
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] {
      kept[start] = true
      start += 1
    }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      kept[newEnd - 1] = true
      oldEnd -= 1
      newEnd -= 1
    }
    guard oldEnd > start, newEnd > start else { return kept }

    var oldIndex: [LayerID: Int] = [:]
    for index in start..<oldEnd { oldIndex[old[index]] = index }
    // Patience sorting: `tails[k]` is the last member of the best subsequence of length k + 1 seen so far.
    var tails: [(oldIndex: Int, newIndex: Int)] = []
    var previous = [Int](repeating: -1, count: new.count)
    for newIndex in start..<newEnd {
      guard let index = oldIndex[new[newIndex]] else { continue }
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if tails[middle].oldIndex < index { low = middle + 1 } else { high = middle }
      }
      previous[newIndex] = low > 0 ? tails[low - 1].newIndex : -1
      if low == tails.count { tails.append((index, newIndex)) } else { tails[low] = (index, newIndex) }
    }
    var index = tails.last?.newIndex ?? -1
    while index >= 0 {
      kept[index] = true
      index = previous[index]
    }
    return kept
  }
}
