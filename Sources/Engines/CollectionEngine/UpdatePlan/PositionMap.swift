/// The places that the items of one numbering have in another: before to after an update, or back.
///
/// Holds only the changes, as sorted flat numbers. Cost of a question: logarithmic in the changes and the sections.
struct PositionMap: Sendable {
  /// An item with a place of its own in both numberings.
  struct Pair: Sendable {
    var source: Int
    var target: Int
  }

  let source: SectionCounts
  let target: SectionCounts
  /// For each source section the target section that takes its items over, -1 for none; empty when all keep their
  /// numbers.
  let itemSections: [Int]
  /// Sorted flat numbers of the source whose items do not stay in their section's order.
  let leaving: [Int]
  /// Sorted flat numbers of the target whose items do not come from their section's order.
  let arriving: [Int]
  /// Moved items, sorted by source.
  let moves: [Pair]

  func position(section: Int, item: Int) -> (section: Int, item: Int)? {
    guard source.contains(section: section, item: item) else { return nil }
    let range = source.flatRange(ofSection: section)
    let flat = range.lowerBound + item
    let targetSection = itemSections.isEmpty ? section : itemSections[section]
    let gone = leaving.firstIndex(notBelow: flat)
    if gone < leaving.count, leaving[gone] == flat { return movedPosition(flat) }
    guard targetSection >= 0 else { return movedPosition(flat) }
    let rank = item - (gone - leaving.firstIndex(notBelow: range.lowerBound))
    return (targetSection, place(ofRank: rank, inTargetSection: targetSection))
  }

  /// The place of the item with this many staying items before it in its section.
  private func place(ofRank rank: Int, inTargetSection section: Int) -> Int {
    let range = target.flatRange(ofSection: section)
    let first = arriving.firstIndex(notBelow: range.lowerBound)
    var low = first
    var high = arriving.count
    while low < high {
      let middle = low + (high - low) / 2
      if arriving[middle] - range.lowerBound - (middle - first) > rank {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return rank + low - first
  }

  private func movedPosition(_ flat: Int) -> (section: Int, item: Int)? {
    var low = 0
    var high = moves.count
    while low < high {
      let middle = low + (high - low) / 2
      if moves[middle].source < flat {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < moves.count, moves[low].source == flat else { return nil }
    return target.position(ofFlatIndex: moves[low].target)
  }
}

extension [Int] {
  /// In a sorted array the index of the first number not below `number`, the count if there is none.
  func firstIndex(notBelow number: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle] < number {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
