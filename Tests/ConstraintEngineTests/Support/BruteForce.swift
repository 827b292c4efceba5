import ConstraintEngine

/// The best values by trying all places where as many lines meet as there are variables: slow and obviously right.
enum BruteForce {
  /// The best values: first the required constraints, then the ranks from the top, then how far inequalities are from
  /// bounds that they prefer, then each variable's distance from zero in turn. nil if what is required cannot hold, or not
  /// where no variable is below its least value, if it has one.
  static func solve(
    _ constraints: [RandomSystem.Constraint], variables count: Int, leasts: [Double?] = []
  ) -> [Double]? {
    // A line for each constraint, and one where each variable is zero.
    var lines = constraints.map { $0.coefficients + [$0.constant] }
    for variable in 0..<count { lines.append((0...count).map { $0 == variable ? 1 : 0 }) }
    for (variable, least) in leasts.enumerated() {
      if let least { lines.append((0..<count).map { $0 == variable ? 1 : 0 } + [least]) }
    }
    let strengths = Set(constraints.map(\.strength)).sorted(by: >)
    var best: (values: [Double], costs: [Double])?
    forEachChoice(of: count, among: lines.count) { choice in
      guard let values = meeting(choice.map { lines[$0] }) else { return }
      guard zip(leasts, values).allSatisfy({ $1 >= ($0 ?? -.infinity) - 1e-6 }) else { return }
      var costs: [Double] = []
      for strength in strengths {
        let cost = constraints.filter { $0.strength == strength }.reduce(0) { $0 + $1.error(at: values) }
        if strength.isRequired, cost > 1e-6 { return }
        costs.append(cost)
      }
      costs.append(constraints.reduce(0) { $0 + $1.slack(at: values) })
      costs += values.map(abs)
      if best == nil || isLess(costs, best!.costs) { best = (values, costs) }
    }
    return best?.values
  }

  private static func isLess(_ first: [Double], _ second: [Double]) -> Bool {
    for (one, other) in zip(first, second) where abs(one - other) > 1e-7 { return one < other }
    return false
  }

  private static func forEachChoice(of count: Int, among total: Int, _ body: ([Int]) -> Void) {
    var choice = Array(0..<count)
    while true {
      body(choice)
      guard let place = (0..<count).last(where: { choice[$0] < total - count + $0 }) else { return }
      choice[place] += 1
      for later in (place + 1)..<max(count, place + 1) { choice[later] = choice[later - 1] + 1 }
    }
  }

  /// Where lines meet, if in one point.
  private static func meeting(_ lines: [[Double]]) -> [Double]? {
    var lines = lines
    let count = lines.count
    for column in 0..<count {
      let pivot = (column..<count).max { abs(lines[$0][column]) < abs(lines[$1][column]) }!
      guard abs(lines[pivot][column]) > 1e-9 else { return nil }
      lines.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = lines[row][column] / lines[column][column]
        if factor != 0 { for place in column...count { lines[row][place] -= factor * lines[column][place] } }
      }
    }
    return (0..<count).map { lines[$0][count] / lines[$0][$0] }
  }
}
