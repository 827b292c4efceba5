import Testing

@testable import ConstraintEngine

@Suite struct BadInputTests {
  @Test(
    "Numbers that are none, or too large to lay anything out with, are refused in a sentence",
    arguments: [
      Double.nan, .infinity, -.infinity, 1e13,
    ])
  func numbers(number: Double) throws {
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    let name = try solver.add(LinearConstraint([LinearTerm(variable)], .equal, 3))
    #expect(throws: ConstraintError.self) { try solver.setConstant(number, of: name) }
    #expect(throws: ConstraintError.self) { try solver.add(LinearConstraint([LinearTerm(variable)], .equal, number)) }
    #expect(throws: ConstraintError.self) {
      try solver.add(LinearConstraint([LinearTerm(variable, times: number)], .equal, 1))
    }
    solver.solve()
    #expect(solver.value(of: variable) == 3)
    #expect(solver.constraintCount == 1)
    #expect("\(ConstraintError.notFinite(1e13))" == "10000000000000.0 is not a number of a size that layouts have")
  }

  @Test("Names of another solver's, or of what is gone, are refused")
  func names() throws {
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    let name = try solver.add(LinearConstraint([LinearTerm(variable)], .equal, 3))
    solver.remove(variable)
    #expect(throws: ConstraintError.unknownVariable) {
      try solver.add(LinearConstraint([LinearTerm(variable)], .equal, 1))
    }
    #expect(throws: ConstraintError.unknownConstraint) { try solver.setConstant(1, of: name) }
    #expect(throws: ConstraintError.unknownConstraint) { try solver.setStrength(.required, of: name) }
    #expect(solver.isBroken(name) == nil)
    #expect(solver.isAmbiguous(variable) == nil)
    let isThere = solver.remove(name)
    #expect(!isThere)
  }

  @Test("A constraint without variables holds or conflicts with itself alone")
  func nothing() throws {
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    try solver.add(LinearConstraint([], .equal, 0))
    try solver.add(LinearConstraint([LinearTerm(variable), LinearTerm(variable, times: -1)], .atMost, 1))
    let impossible = try solver.add(LinearConstraint([], .atLeast, 1))
    #expect(solver.solve() == [ConstraintConflict(broken: impossible, constraints: [impossible])])
    try solver.setConstant(0, of: impossible)
    #expect(solver.solve().isEmpty)
    #expect(solver.isBroken(impossible) == false)
  }

  @Test("Ten thousand conflicts are ten thousand answers")
  func manyConflicts() throws {
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    let first = try solver.add(LinearConstraint([LinearTerm(variable)], .equal, 0))
    var others: [ConstraintID] = []
    for constant in 1...10_000 {
      others.append(try solver.add(LinearConstraint([LinearTerm(variable)], .equal, Double(constant))))
    }
    let conflicts = solver.solve()
    #expect(conflicts == others.map { ConstraintConflict(broken: $0, constraints: [first, $0]) })
    #expect(solver.value(of: variable) == 0)
  }

  /// Constraints of one variable that each contradict the first: how many rows are written while they are found, while all but
  /// the first go one by one, and while the first goes and they are left to contradict the second.
  private func workOfConflicts(_ count: Int) throws -> [Int] {
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    let names = try (0...count).map {
      try solver.add(LinearConstraint([LinearTerm(variable)], .equal, Double($0)))
    }
    var work: [Int] = []
    func rows(_ change: (inout ConstraintSolver) -> Void) {
      let before = solver.tableau.rowsWritten
      change(&solver)
      work.append(solver.tableau.rowsWritten - before)
    }
    rows { $0.solve() }
    var other = solver
    rows {
      for name in names.dropFirst() {
        $0.remove(name)
        $0.solve()
      }
    }
    #expect(solver.value(of: variable) == 0)
    #expect(names.dropFirst().allSatisfy { !solver.contains($0) })
    swap(&solver, &other)
    rows {
      $0.remove(names[0])
      $0.solve()
    }
    #expect(solver.value(of: variable) == 1)
    #expect(names.dropFirst(2).allSatisfy { solver.isBroken($0) == true })
    return work
  }

  @Test("Ten thousand conflicts are taken back in ten times the work of a thousand")
  func takenBack() throws {
    let (thousand, tenThousand) = (try workOfConflicts(1_000), try workOfConflicts(10_000))
    // Nothing that is left out is worth a step until it can hold: then each of the others is written once for what goes, and
    // once for what comes.
    #expect(thousand == [0, 0, 2_001])
    #expect(tenThousand == [0, 0, 20_001])
  }

  @Test("A chain of a hundred thousand is as deep as it likes")
  func depth() throws {
    var solver = ConstraintSolver()
    var last = solver.addVariable()
    let first = try solver.add(LinearConstraint([LinearTerm(last)], .equal, 1))
    for _ in 1..<100_000 {
      let next = solver.addVariable()
      try solver.add(LinearConstraint([LinearTerm(next), LinearTerm(last, times: -1)], .equal, 1))
      last = next
    }
    try solver.add(LinearConstraint([LinearTerm(last)], .atMost, 200_000))
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: last) == 100_000)
    try solver.setConstant(2, of: first)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: last) == 100_001)
  }
}
