/// A number for each level of strength, compared from the top: exact for any number of levels.
struct LevelSums: Sendable {
  private var amounts = [Double](repeating: 0, count: ConstraintStrength.levelCount)
  private var isPresent = [Bool](repeating: false, count: ConstraintStrength.levelCount)
  private var levels: [Int16] = []

  /// What is less is rounding. Sums are of factors of the size of 1.
  static let tolerance = 1e-9

  mutating func add(_ level: Int16, _ amount: Double) {
    amounts[Int(level)] += amount
    guard !isPresent[Int(level)] else { return }
    isPresent[Int(level)] = true
    // Few, and nearly always one: from the top.
    var place = levels.count
    levels.append(level)
    while place > 0, levels[place - 1] < level {
      levels[place] = levels[place - 1]
      place -= 1
    }
    levels[place] = level
  }

  /// Whether these sums times a direction, and a price at one level, are less than nothing, nothing or more.
  func sign(times direction: Double, plus price: Double, at level: Int16) -> Int {
    for present in levels {
      let amount = direction * amounts[Int(present)] + (present == level ? price : 0)
      if amount < -Self.tolerance { return -1 }
      if amount > Self.tolerance { return 1 }
    }
    return 0
  }

  mutating func clear() {
    for level in levels {
      amounts[Int(level)] = 0
      isPresent[Int(level)] = false
    }
    levels.removeAll(keepingCapacity: true)
  }
}
