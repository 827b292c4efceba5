import Testing

@testable import ConstraintEngine

@Suite struct LeastValueTests {
  private func wish(
    _ terms: [(VariableID, Double)], _ relation: ConstraintRelation, _ constant: Double, rank: Int? = nil
  ) -> LinearConstraint {
    LinearConstraint(
      terms.map { LinearTerm($0.0, times: $0.1) }, relation, constant,
      strength: rank.map { ConstraintStrength(rank: $0) } ?? .required)
  }

  @Test("A length that gives way to a stronger one is empty, and what is left goes to that")
  func givesWay() throws {
    // L37
    var solver = ConstraintSolver()
    let (title, value) = (solver.addVariable(atLeast: 0), solver.addVariable(atLeast: 0))
    let room = try solver.add(wish([(title, 1), (value, 1)], .equal, 200))
    try solver.add(wish([(title, 1)], .atLeast, 40, rank: 250))
    try solver.add(wish([(value, 1)], .atLeast, 303, rank: 750))
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: title) == 0)
    #expect(solver.value(of: value) == 200)
    #expect(solver.isAmbiguous(title) == false)
    #expect(solver.constraints(deciding: value) == [room])
    #expect(solver.constraintCount == 3)
    try solver.setConstant(400, of: room)
    solver.solve()
    #expect(solver.value(of: title) == 40)
    #expect(solver.limits.isEmpty)
  }

  @Test("Where all are high enough nothing is said of least values, and no row is written for them")
  func costsNothing() throws {
    // L37
    func rows(atLeast least: Double?) throws -> Int {
      var solver = ConstraintSolver()
      var last = solver.addVariable()
      for place in 0..<100 {
        let (left, width) = (solver.addVariable(), solver.addVariable(atLeast: least))
        try solver.add(wish([(left, 1), (last, -1)], .equal, 8))
        try solver.add(wish([(width, 1)], .atLeast, Double(place), rank: 750))
        try solver.add(wish([(width, 1)], .atMost, Double(place), rank: 250))
        last = solver.addVariable()
        try solver.add(wish([(last, 1), (left, -1), (width, -1)], .equal, 0))
      }
      try solver.add(wish([(last, 1)], .equal, 4_000))
      solver.solve()
      #expect(solver.limits.isEmpty)
      return solver.tableau.rowsWritten
    }
    #expect(try rows(atLeast: 0) == rows(atLeast: nil))
  }

  @Test("Constraints that hold only below a least value conflict, the youngest is left out until there is room")
  func conflicts() throws {
    // L4, L37
    var solver = ConstraintSolver()
    let (left, width, around) = (solver.addVariable(), solver.addVariable(atLeast: 0), solver.addVariable(atLeast: 0))
    let outer = try solver.add(wish([(around, 1)], .equal, 0))
    let leading = try solver.add(wish([(left, 1)], .equal, 8))
    let trailing = try solver.add(wish([(left, 1), (width, 1), (around, -1)], .equal, -8))
    #expect(
      solver.solve() == [
        ConstraintConflict(broken: trailing, constraints: [outer, leading, trailing], variables: [width])
      ])
    #expect(solver.value(of: width) == 0)
    #expect(solver.value(of: left) == 8)
    #expect(solver.solve().isEmpty)
    try solver.setConstant(100, of: outer)
    #expect(solver.solve().isEmpty)
    #expect(solver.isBroken(trailing) == false)
    #expect(solver.value(of: width) == 84)
    #expect(solver.limits.isEmpty)
    try solver.setConstant(10, of: outer)
    #expect(solver.solve().map(\.broken) == [trailing])
    let wasThere = solver.remove(width)
    #expect(wasThere)
    solver.solve()
    #expect(solver.limits.isEmpty)
    #expect(solver.constraintCount == 2)
  }

  @Test("A variable that nothing speaks of is as near to zero as its least value lets it be, and is open as before")
  func untouched() throws {
    // L3, L37
    var solver = ConstraintSolver()
    let (low, none, high) = (
      solver.addVariable(atLeast: -5), solver.addVariable(atLeast: 0), solver.addVariable(atLeast: 5)
    )
    solver.solve()
    #expect([low, none, high].map { solver.value(of: $0) } == [0, 0, 5])
    #expect([low, none, high].map { solver.isAmbiguous($0) } == [true, true, true])
    try solver.setLeast(7, of: none)
    try solver.setLeast(nil, of: high)
    solver.solve()
    #expect([low, none, high].map { solver.value(of: $0) } == [0, 7, 0])
    #expect(throws: ConstraintError.self) { try solver.setLeast(.nan, of: low) }
    solver.remove(low)
    #expect(throws: ConstraintError.unknownVariable) { try solver.setLeast(1, of: low) }
  }

  @Test("A least value is no bound that inequalities prefer")
  func noBound() throws {
    // L31, L37
    var solver = ConstraintSolver()
    let width = solver.addVariable(atLeast: 0)
    var limit = wish([(width, 1)], .atMost, 50)
    limit.prefersBound = true
    try solver.add(limit)
    let push = try solver.add(wish([(width, 1)], .equal, -20, rank: 1))
    solver.solve()
    #expect(solver.value(of: width) == 0)
    solver.remove(push)
    solver.solve()
    #expect(solver.value(of: width) == 50)
  }
}
