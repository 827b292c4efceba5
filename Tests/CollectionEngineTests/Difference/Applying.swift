import CollectionEngine

extension Difference {
  /// Does to `old` what the difference says, as a collection view does, taking what is inserted out of `new`.
  func applied<ID>(to old: [ID], insertedFrom new: [ID]) -> [ID] {
    var contents = old.map(Optional.some)
    for place in deletes { contents[place] = nil }
    for move in moves { contents[move.from] = nil }
    var staying = contents.compactMap { $0 }[...]
    var arrivals: [Int: ID] = [:]
    for place in inserts { arrivals[place] = new[place] }
    for move in moves { arrivals[move.to] = old[move.from] }
    var result: [ID] = []
    while result.count < staying.count + result.count || arrivals[result.count] != nil {
      if let arrival = arrivals[result.count] {
        result.append(arrival)
      } else {
        result.append(staying.removeFirst())
      }
    }
    return result
  }
}

/// The length of the longest increasing subsequence, by looking at all pairs.
func longestRiseByPairs(_ numbers: [Int]) -> Int {
  var lengths: [Int] = []
  for (index, number) in numbers.enumerated() {
    lengths.append(1 + (numbers[..<index].indices.filter { numbers[$0] < number }.map { lengths[$0] }.max() ?? 0))
  }
  return lengths.max() ?? 0
}
