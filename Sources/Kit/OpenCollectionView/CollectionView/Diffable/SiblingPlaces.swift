/// The place of each item of an outline among those with the same parent, for assistive tools.
struct SiblingPlaces {
  private var numbers: [Int32] = []
  private var counts: [Int32] = []

  /// Counts through an outline once, by the levels of its items in the order of display.
  init(levels: some Collection<Int>) {
    numbers.reserveCapacity(levels.count)
    counts = Array(repeating: 0, count: levels.count)
    /// The items that have been counted under the ancestors of the present one, by level.
    var open: [[Int]] = []
    for (place, level) in levels.enumerated() {
      while open.count > level + 1 { close(open.removeLast()) }
      while open.count <= level { open.append([]) }
      open[level].append(place)
      numbers.append(Int32(truncatingIfNeeded: open[level].count))
    }
    while let siblings = open.popLast() { close(siblings) }
  }

  private mutating func close(_ siblings: [Int]) {
    for place in siblings { counts[place] = Int32(truncatingIfNeeded: siblings.count) }
  }

  /// The number of an item, from 1, and how many there are.
  subscript(place: Int) -> (number: Int, count: Int) { (Int(numbers[place]), Int(counts[place])) }
}
