import ConstraintEngine
import TestSupport
import Testing

@Suite struct LifeTests {
  @Test(
    "After whatever was added, changed and removed values are those of a solver that is told only what holds now",
    arguments: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19])
  func lives(seed: Int) throws {
    // In some lives inequalities prefer their bounds. // L31
    let boundsShare = seed < 8 || seed > 15 ? 0 : 60
    // In some of them variables have least values. // L37
    let leastShare = seed < 12 ? 0 : 70
    var random = SeededGenerator(seed: seed)
    for life in 0..<12 {
      let count = Int.random(in: 2...5, using: &random)
      var solver = ConstraintSolver()
      var leasts = RandomSystem.leasts(count, share: leastShare, using: &random)
      let variables = leasts.map { solver.addVariable(atLeast: $0) }
      var present: [(name: ConstraintID, constraint: RandomSystem.Constraint)] = []
      // Small constants meet in few places, where it is hard to know on which side of a line one is.
      let spread = Bool.random(using: &random) ? 20 : 2
      for step in 0..<30 {
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<4:
          let new = RandomSystem(
            variables: count, constraints: Int.random(in: 1...4, using: &random), ranks: [999, 750, 500, 250, 1],
            requiredShare: 20, factors: -1...1, boundsShare: boundsShare, using: &random)
          for var constraint in new.constraints {
            constraint.constant = constraint.constant.truncatingRemainder(dividingBy: Double(spread))
            present.append((try solver.add(RandomSystem.linear(constraint, of: variables)), constraint))
          }
        case 4..<6:
          guard !present.isEmpty else { continue }
          solver.remove(present.remove(at: Int.random(in: present.indices, using: &random)).name)
        case 6..<9:
          guard !present.isEmpty else { continue }
          let place = Int.random(in: present.indices, using: &random)
          present[place].constraint.constant = Double(Int.random(in: -spread...spread, using: &random))
          try solver.setConstant(present[place].constraint.constant, of: present[place].name)
        case 9 where leastShare > 0 && step % 2 == 0:
          let place = Int.random(in: 0..<count, using: &random)
          leasts[place] = RandomSystem.leasts(1, share: leastShare, using: &random)[0]
          try solver.setLeast(leasts[place], of: variables[place])
        default:
          guard !present.isEmpty else { continue }
          let place = Int.random(in: present.indices, using: &random)
          present[place].constraint.strength =
            [.required, ConstraintStrength(rank: 999), ConstraintStrength(rank: 500)].randomElement(using: &random)!
          try solver.setStrength(present[place].constraint.strength, of: present[place].name)
        }
        let conflicts = solver.solve()
        for conflict in conflicts {
          let set = present.filter { conflict.constraints.contains($0.name) }.map(\.constraint)
          #expect(conflict.constraints.contains(conflict.broken))
          #expect(set.count == conflict.constraints.count && set.allSatisfy(\.strength.isRequired))
          // Only of those that it names the least values matter.
          let limits = zip(variables, leasts).map { conflict.variables.contains($0) ? $1 : nil }
          #expect(
            BruteForce.solve(set, variables: count, leasts: limits) == nil, "\(seed) \(life) \(step): no conflict")
          for place in limits.indices where limits[place] != nil {
            var rest = limits
            rest[place] = nil
            #expect(
              BruteForce.solve(set, variables: count, leasts: rest) != nil, "\(seed) \(life) \(step): not the smallest")
          }
          for place in set.indices {
            var rest = set
            rest.remove(at: place)
            #expect(
              BruteForce.solve(rest, variables: count, leasts: limits) != nil,
              "\(seed) \(life) \(step): not the smallest")
          }
        }
        let answers = variables.map { solver.value(of: $0)! }
        let kept = present.filter { solver.isBroken($0.name) == false }.map(\.constraint)
        var fresh = ConstraintSolver()
        let others = leasts.map { fresh.addVariable(atLeast: $0) }
        for constraint in kept.shuffled(using: &random) {
          try fresh.add(RandomSystem.linear(constraint, of: others))
        }
        #expect(fresh.solve().isEmpty, "\(seed) \(life) \(step)")
        #expect(answers == others.map { fresh.value(of: $0)! }, "\(seed) \(life) \(step)")
        // What is left out could not be kept either.
        for left in present where solver.isBroken(left.name) == true {
          let required = kept.filter(\.strength.isRequired) + [left.constraint]
          #expect(
            BruteForce.solve(required, variables: count, leasts: leasts) == nil,
            "\(seed) \(life) \(step): left out for nothing")
        }
      }
    }
  }
}
