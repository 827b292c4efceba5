import ConstraintEngine
import TestSupport
import Testing

@Suite struct BruteForceTests {
  @Test("Values are the best there are: all at once, one by one, in another order, and after what came and went")
  func values() throws {
    // L2, L3
    try compare(seed: 23, rounds: 700, boundsShare: 0, atLeast: 500)
  }

  @Test("Where inequalities prefer their bounds values are still the best there are, whatever came and went")
  func bounds() throws {
    // L31
    try compare(seed: 31, rounds: 700, boundsShare: 100, atLeast: 500)
    try compare(seed: 32, rounds: 300, boundsShare: 50, atLeast: 200)
  }

  @Test("Variables that have a least value are not below it, and values are the best there are, whatever came and went")
  func leasts() throws {
    // L37
    try compare(seed: 37, rounds: 700, boundsShare: 0, leastShare: 100, atLeast: 400)
    try compare(seed: 38, rounds: 500, boundsShare: 50, leastShare: 60, atLeast: 300)
  }

  private func compare(
    seed: UInt64, rounds: Int, boundsShare: Int, leastShare: Int = 0, atLeast least: Int
  ) throws {
    var random = SeededGenerator(seed: seed)
    var solvable = 0
    for round in 0..<rounds {
      let count = Int.random(in: 1...3, using: &random)
      let system = RandomSystem(
        variables: count, constraints: Int.random(in: 1...7, using: &random), ranks: [999, 750, 500, 250, 1],
        boundsShare: boundsShare, using: &random)
      let leasts = RandomSystem.leasts(count, share: leastShare, using: &random)
      guard let best = BruteForce.solve(system.constraints, variables: count, leasts: leasts) else { continue }
      solvable += 1

      var atOnce = ConstraintSolver()
      let variables = leasts.map { atOnce.addVariable(atLeast: $0) }
      let empty = atOnce
      for constraint in system.constraints { try atOnce.add(RandomSystem.linear(constraint, of: variables)) }
      #expect(atOnce.solve().isEmpty, "\(round)")
      let answers = variables.map { atOnce.value(of: $0)! }
      #expect(zip(answers, best).allSatisfy { abs($0 - $1) < 1e-5 }, "\(round): \(answers), best \(best)")

      var oneByOne = empty
      for constraint in system.constraints.shuffled(using: &random) {
        try oneByOne.add(RandomSystem.linear(constraint, of: variables))
        #expect(oneByOne.solve().isEmpty, "\(round)")
      }
      #expect(variables.map { oneByOne.value(of: $0)! } == answers, "\(round)")

      // What comes, conflicts or not, and goes again, is forgotten.
      let passing = RandomSystem(
        variables: count, constraints: 3, ranks: [900, 500, 100], requiredShare: 50, boundsShare: boundsShare,
        using: &random)
      var names: [ConstraintID] = []
      for constraint in passing.constraints {
        names.append(try oneByOne.add(RandomSystem.linear(constraint, of: variables)))
        oneByOne.solve()
      }
      for name in names.shuffled(using: &random) {
        oneByOne.remove(name)
        oneByOne.solve()
      }
      #expect(variables.map { oneByOne.value(of: $0)! } == answers, "\(round)")
    }
    #expect(solvable > least)
  }
}
