extension Range<Int> {
  /// The first number of the range for which `belongs` holds, the upper bound if there is none.
  ///
  /// `belongs` must be false up to some number and true from there on. Each call of it counts as one step of `work`.
  func partitionPoint(work: inout Int, where belongs: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      work += 1
      let middle = low + (high - low) / 2
      if belongs(middle) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
