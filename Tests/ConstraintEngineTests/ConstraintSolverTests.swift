import ConstraintEngine
import Testing

@Suite struct ConstraintSolverTests {
  private func wish(
    _ terms: [(VariableID, Double)], _ relation: ConstraintRelation, _ constant: Double, rank: Int? = nil
  ) -> LinearConstraint {
    LinearConstraint(
      terms.map { LinearTerm($0.0, times: $0.1) }, relation, constant,
      strength: rank.map { ConstraintStrength(rank: $0) } ?? .required)
  }

  @Test("A variable that nothing speaks of is zero, and nobody is told of it")
  func untouched() {
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    #expect(solver.value(of: variable) == 0)
    solver.solve()
    #expect(solver.value(of: variable) == 0)
    #expect(solver.changedVariables.isEmpty)
  }

  @Test("An error of a higher rank outweighs any number of errors of the next one", arguments: [2, 500, 999])
  func ranks(rank: Int) throws {
    // L1
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    for _ in 0..<1000 { try solver.add(wish([(variable, 1)], .equal, 1_000_000, rank: rank - 1)) }
    try solver.add(wish([(variable, 1)], .equal, 3, rank: rank))
    solver.solve()
    #expect(solver.value(of: variable) == 3)
  }

  @Test("All 999 ranks are told apart: each of them decides what those above it leave")
  func allRanks() throws {
    // L1
    var solver = ConstraintSolver()
    let variables = (0..<1000).map { _ in solver.addVariable() }
    for rank in 1...999 {
      try solver.add(wish([(variables[rank - 1], 1)], .equal, Double(rank), rank: rank))
      try solver.add(wish([(variables[rank], 1)], .equal, -1, rank: rank))
    }
    solver.solve()
    // The higher of the two ranks that speak of a variable has its way, 999 times.
    for place in 0..<999 { #expect(solver.value(of: variables[place]) == Double(place + 1)) }
    #expect(solver.value(of: variables[999]) == -1)
  }

  @Test(
    "An inequality that prefers its bound lies at it, from either side, however weak it is", arguments: [nil, 1, 500])
  func bounds(rank: Int?) throws {
    // L31
    var solver = ConstraintSolver()
    let (low, high) = (solver.addVariable(), solver.addVariable())
    var atMost = wish([(low, 1)], .atMost, 10, rank: rank)
    atMost.prefersBound = true
    var atLeast = wish([(high, 1)], .atLeast, -20, rank: rank)
    atLeast.prefersBound = true
    try solver.add(atMost)
    let name = try solver.add(atLeast)
    solver.solve()
    #expect(solver.value(of: low) == 10)
    #expect(solver.value(of: high) == -20)
    #expect(solver.isAmbiguous(low) == true)
    #expect(solver.constraints(deciding: high) == [name])
    try solver.setConstant(-30, of: name)
    solver.solve()
    #expect(solver.value(of: high) == -30)
    solver.remove(name)
    solver.solve()
    #expect(solver.value(of: high) == 0)
  }

  @Test("The lowest rank outweighs any number of bounds, and bounds outweigh what is nearer to zero")
  func ranksOutweighBounds() throws {
    // L3, L31
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    for _ in 0..<100 {
      var limit = wish([(variable, 1)], .atMost, 1_000)
      limit.prefersBound = true
      try solver.add(limit)
    }
    solver.solve()
    #expect(solver.value(of: variable) == 1_000)
    try solver.add(
      LinearConstraint([LinearTerm(variable)], .equal, 7, strength: ConstraintStrength(rank: 0.0)))
    solver.solve()
    #expect(solver.value(of: variable) == 7)
  }

  @Test(
    "Between a bound below and one above the one nearer to zero is kept, whichever came first",
    arguments: [false, true])
  func twoBounds(isTurned: Bool) throws {
    // L31
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    var limits = [wish([(variable, 1)], .atLeast, 10), wish([(variable, 1)], .atMost, 50)]
    for place in limits.indices { limits[place].prefersBound = true }
    for limit in isTurned ? limits.reversed() : limits { try solver.add(limit) }
    solver.solve()
    #expect(solver.value(of: variable) == 10)
  }

  @Test("Ranks between whole ones are told apart, whichever came first", arguments: [false, true])
  func ranksBetween(isTurned: Bool) throws {
    // L1
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    let wishes = [(750.0, 1.0), (750.25, 2), (749.5, 3), (0.5, 4)]
    for (rank, value) in isTurned ? wishes.reversed() : wishes {
      try solver.add(
        LinearConstraint([LinearTerm(variable)], .equal, value, strength: ConstraintStrength(rank: rank)))
    }
    solver.solve()
    #expect(solver.value(of: variable) == 2)
    #expect(ConstraintStrength(rank: -3.0) == ConstraintStrength(rank: .nan))
    #expect(ConstraintStrength(rank: 1000.0) < .required)
    #expect(ConstraintStrength(rank: 250.0) == ConstraintStrength(rank: 250))
  }

  @Test("What decides a variable: the constraints along its chain, and not those that have nothing to say")
  func deciding() throws {
    var solver = ConstraintSolver()
    let (left, width, right) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let edge = try solver.add(wish([(left, 1)], .equal, 20))
    let sum = try solver.add(wish([(right, 1), (left, -1), (width, -1)], .equal, 0))
    let text = try solver.add(wish([(width, 1)], .atLeast, 44, rank: 750))
    let hug = try solver.add(wish([(width, 1)], .atMost, 44, rank: 250))
    let limit = try solver.add(wish([(right, 1)], .atMost, 300))
    solver.solve()
    #expect(solver.constraints(deciding: left) == [edge])
    #expect(solver.constraints(deciding: right)?.contains(limit) == false)
    #expect(Set(solver.constraints(deciding: right) ?? []).isSubset(of: [edge, sum, text, hug]))
    #expect(Set(solver.constraints(deciding: right) ?? []).isSuperset(of: [edge, sum]))
    try solver.setConstant(60, of: limit)
    solver.solve()
    // Now the limit says how wide it is.
    #expect(solver.value(of: width) == 40)
    #expect(solver.constraints(deciding: right) == [limit])
    #expect(solver.constraints(deciding: width) == [edge, sum, limit])
    solver.remove(left)
    #expect(solver.constraints(deciding: left) == nil)
  }

  @Test("Errors count as they are and not squared: of three wishes of one rank the middle one is met")
  func medians() throws {
    // L2
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    for constant in [0.0, 10, 100] { try solver.add(wish([(variable, 1)], .equal, constant, rank: 500)) }
    solver.solve()
    #expect(solver.value(of: variable) == 10)
  }

  @Test(
    "Between two equal wishes the one nearer to zero is met, whichever came first", arguments: [[20.0, 60], [60, 20]])
  func ties(constants: [Double]) throws {
    // L3
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    for constant in constants { try solver.add(wish([(variable, 1)], .equal, constant, rank: 250)) }
    solver.solve()
    #expect(solver.value(of: variable) == 20)
    #expect(solver.isAmbiguous(variable) == true)
  }

  @Test("A label as wide as its text gives way to one that resists more, and not to one that resists less")
  func labels() throws {
    var solver = ConstraintSolver()
    let (first, second) = (solver.addVariable(), solver.addVariable())
    for (width, text, resistance) in [(first, 120.0, 751), (second, 100, 750)] {
      try solver.add(wish([(width, 1)], .atLeast, text, rank: resistance))
      try solver.add(wish([(width, 1)], .atMost, text, rank: 250))
    }
    let room = try solver.add(wish([(first, 1), (second, 1)], .equal, 180))
    solver.solve()
    #expect(solver.value(of: first) == 120)
    #expect(solver.value(of: second) == 60)
    try solver.setConstant(220, of: room)
    solver.solve()
    #expect(solver.value(of: first) == 120)
    #expect(solver.value(of: second) == 100)
    #expect(solver.changedVariables == [second])
  }

  @Test("A change names what it moves, and nothing else")
  func changes() throws {
    var solver = ConstraintSolver()
    let views = (0..<100).map { _ in solver.addVariable() }
    var gaps = [try solver.add(wish([(views[0], 1)], .equal, 5))]
    for place in 1..<100 {
      gaps.append(try solver.add(wish([(views[place], 1), (views[place - 1], -1)], .equal, 10)))
    }
    solver.solve()
    #expect(solver.value(of: views[99]) == 995)
    #expect(solver.changedVariables.count == 100)
    try solver.setConstant(11, of: gaps[98])
    solver.solve()
    #expect(Set(solver.changedVariables) == Set(views[98...]))
    #expect(solver.value(of: views[99]) == 996)
    solver.solve()
    #expect(solver.changedVariables.isEmpty)
  }

  @Test(
    "The smallest set of what conflicts is told once, the youngest of it is left out, and tried again when one changes")
  func conflicts() throws {
    // L4
    var solver = ConstraintSolver()
    let (left, width, right) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let bystander = try solver.add(wish([(left, 1)], .atLeast, -1000))
    let begins = try solver.add(wish([(left, 1)], .equal, 10))
    let measures = try solver.add(wish([(width, 1)], .atLeast, 100))
    let ends = try solver.add(wish([(right, 1), (left, -1), (width, -1)], .equal, 0))
    #expect(solver.solve().isEmpty)
    let limit = try solver.add(wish([(right, 1)], .atMost, 50))
    #expect(
      solver.solve() == [ConstraintConflict(broken: limit, constraints: [begins, measures, ends, limit])])
    #expect(solver.isBroken(limit) == true)
    #expect(solver.isBroken(bystander) == false)
    #expect(solver.value(of: right) == 110)
    #expect(solver.solve().isEmpty)
    try solver.setConstant(30, of: measures)
    #expect(solver.solve().isEmpty)
    #expect(solver.isBroken(limit) == false)
    #expect(solver.value(of: right) == 40)
  }

  @Test("The same wish twice is no conflict, and one of the two may go")
  func duplicates() throws {
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    let names = try (0..<3).map { _ in try solver.add(wish([(variable, 2)], .equal, 14)) }
    #expect(solver.solve().isEmpty)
    for name in names.dropLast() {
      solver.remove(name)
      solver.solve()
      #expect(solver.value(of: variable) == 7)
    }
    solver.remove(names[2])
    solver.solve()
    #expect(solver.value(of: variable) == 0)
  }

  @Test("A variable takes its constraints along, and its name stands for nothing any more")
  func removal() throws {
    var solver = ConstraintSolver()
    let (first, second) = (solver.addVariable(), solver.addVariable())
    try solver.add(wish([(first, 1)], .equal, 30))
    let between = try solver.add(wish([(second, 1), (first, -1)], .equal, 5))
    solver.solve()
    #expect(solver.value(of: second) == 35)
    let wasThere = solver.remove(first)
    #expect(wasThere)
    solver.solve()
    #expect(solver.value(of: second) == 0)
    #expect(solver.value(of: first) == nil)
    #expect(!solver.contains(between))
    #expect(solver.constraintCount == 0)
    let third = solver.addVariable()
    #expect(third != first)
    #expect(solver.value(of: third) == 0)
    let isThere = solver.remove(first)
    #expect(!isThere)
  }

  @Test("Where nothing but chance says what something is, that is told")
  func ambiguity() throws {
    var solver = ConstraintSolver()
    let (left, width, height) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    try solver.add(wish([(left, 1), (width, 1)], .equal, 100))
    try solver.add(wish([(height, 1)], .equal, 44, rank: 1))
    solver.solve()
    #expect(solver.isAmbiguous(left) == true)
    #expect(solver.isAmbiguous(width) == true)
    #expect(solver.isAmbiguous(height) == false)
    try solver.add(wish([(width, 1)], .equal, 30, rank: 1))
    solver.solve()
    #expect(solver.isAmbiguous(left) == false)
  }

  @Test("A copy goes on by itself")
  func copies() throws {
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    let name = try solver.add(wish([(variable, 1)], .equal, 1))
    solver.solve()
    var copy = solver
    try copy.setConstant(2, of: name)
    copy.solve()
    #expect(solver.value(of: variable) == 1)
    #expect(copy.value(of: variable) == 2)
  }
}
