/// A number for each level of strength, compared from the top: exact for any number of levels.
struct LevelSums: Sendable {
  /// From the top. Few, and nearly always one.
  private var sums: [(level: Int32, amount: Double)] = []

  /// The size below which a sum counts as an error of rounding. Sums are of factors of the size of 1.
  static let tolerance = 1e-9

  mutating func add(_ level: Int32, _ amount: Double) {
    var (low, high) = (0, sums.count)
    while low < high {
      let middle = (low + high) / 2
      if sums[middle].level > level { low = middle + 1 } else { high = middle }
    }
    if low < sums.count, sums[low].level == level {
      sums[low].amount += amount
    } else {
      sums.insert((level, amount), at: low)
    }
  }

  /// Tells whether these sums times a direction, and a price at one level, are less than nothing, nothing or more.
  func sign(times direction: Double, plus price: Double, at level: Int32) -> Int {
    for sum in sums {
      let amount = direction * sum.amount + (sum.level == level ? price : 0)
      if amount < -Self.tolerance { return -1 }
      if amount > Self.tolerance { return 1 }
    }
    return 0
  }

  mutating func clear() { sums.removeAll(keepingCapacity: true) }
}
