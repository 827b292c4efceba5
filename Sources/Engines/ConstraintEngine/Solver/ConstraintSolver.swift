/// Linear constraints with strengths, and the values that satisfy them best.
///
/// A solver is a plain value. Copy it and there are two that go on alike. Add variables and constraints, solve, and ask for
/// values:
///
///     var solver = ConstraintSolver()
///     let (left, width) = (solver.addVariable(), solver.addVariable())
///     let edge = try solver.add(LinearConstraint([LinearTerm(left)], .equal, 20))
///     try solver.add(LinearConstraint([LinearTerm(width)], .atLeast, 44, strength: ConstraintStrength(rank: 750)))
///     solver.solve()
///     solver.value(of: width)   // 44
///     try solver.setConstant(30, of: edge)
///     solver.solve()            // left is 30; nothing else was touched
///
/// **What is best.** What is required holds. Of what is left, the sum of the errors of the highest rank is as small as can
/// be, then that of the next one, and so on: errors count as they are, not squared. Of all values that are equally good
/// those are taken for which inequalities that prefer it (``LinearConstraint/prefersBound``) are nearest to their bounds,
/// all together; and of those the ones whose first variable is nearest to zero, then the second, in the order in which
/// variables' places were taken. So there is exactly one solution, whatever the order in which constraints came, and a constraint that is added
/// and removed leaves everything as it was.
///
/// **Limits.** A variable that is added with a least value is never below it, as if a required inequality said so, which no
/// bound is preferred by and nobody can remove. It costs a comparison until it matters.
///
/// **Conflicts.** Required constraints that cannot hold together are answered by ``solve()`` as the smallest such set, and
/// one of them is left out until one of the set changes.
///
/// **Answers** are multiples of 2⁻²⁴, so that what was computed in another order is the same, bit for bit.
///
/// **Cost.** Adding to a chain, changing a constant and removing cost what is affected: the values that change, and what
/// can no longer stay as it is. Solving without changes costs nothing. A solver of n variables and constraints needs memory
/// for them and for the constraints that decide nothing at present, each written in those that do.
public struct ConstraintSolver: Sendable {
  var variables: [VariableRecord] = []
  private var freeVariables: [Int32] = []
  var constraints: [ConstraintRecord] = []
  private var freeConstraints: [Int32] = []
  /// The terms of constraints, and for each variable the constraints that it is in.
  var terms = ListStore<Definition.Part>()
  var occurrences = IndexStore()
  /// How many variables there are.
  public private(set) var variableCount = 0
  /// How many constraints there are.
  public private(set) var constraintCount = 0

  /// How many places of variables and constraints were taken so far, those that are free again among them: what is beyond waits
  /// to be taken.
  private(set) var takenVariables = 0
  private var takenConstraints = 0

  /// How many constraints were ever added.
  private var addedCount = 0

  /// By symbol: that of a constraint is twice its place, that of a variable twice its place and one.
  var residuals: [Residual] = []
  var tableau = Tableau()
  var definitions = Definitions()

  /// Constraints that were added since the last solution.
  var pending: [Int32] = []
  /// Required residuals that do not hold.
  var violated: [Int32] = []
  var broken = BrokenConstraints()
  /// Residuals that may be worth leaving zero.
  var queue: [Int32] = []
  /// Residuals that cost nothing to move, in one direction at least.
  var loose: [Int32] = []
  /// Tells whether what is free may not be where it belongs.
  var mayBeLoose = false
  /// Variables whose values have to be worked out anew.
  var stale: [Int32] = []
  /// Variables that were less than they may be, of which nothing says so yet.
  var short: [Int32] = []
  /// Constraints that are implied at present, and some that were.
  var limits: [Int32] = []
  /// Variables whose values may differ from their answers.
  var touched: [Int32] = []
  /// The variables whose answers the last ``solve()`` changed, in no order that means anything.
  public internal(set) var changedVariables: [VariableID] = []

  var scratch = SolverScratch()

  /// A solver without anything in it.
  public init() {}

  // MARK: Variables

  /// Adds a variable. It is 0 until a constraint says something else, or as near to 0 as it may be.
  ///
  /// - Parameter least: What it is not below, whatever constraints say; nil for any value. Infinite and too large numbers say
  ///   nothing.
  public mutating func addVariable(atLeast least: Double? = nil) -> VariableID {
    let slot = placeOfVariable()
    variables[Int(slot)].isUsed = true
    variableCount += 1
    residuals[Int(rootSymbol(slot))] = Residual(kind: .free)
    definitions.begin(slot)
    if let least { limit(slot, to: least) }
    return VariableID(slot: slot, generation: variables[Int(slot)].generation)
  }

  private mutating func placeOfVariable() -> Int32 {
    if !freeVariables.isEmpty { return freeVariables.removeLast() }
    takenVariables += 1
    growVariables(to: takenVariables)
    return Int32(takenVariables - 1)
  }

  /// Has a variable be at least as much from the next ``solve()`` on; nil for any value.
  public mutating func setLeast(_ least: Double?, of variable: VariableID) throws(ConstraintError) {
    if let least { try check(least) }
    guard contains(variable) else { throw .unknownVariable }
    limit(variable.slot, to: least)
  }

  /// Removes a variable, and all constraints that it is in.
  ///
  /// - Returns: Whether there was one of that name.
  @discardableResult
  public mutating func remove(_ variable: VariableID) -> Bool {
    guard contains(variable) else { return false }
    while let constraint = occurrences.last(of: variables[Int(variable.slot)].constraints) {
      remove(ConstraintID(slot: constraint, generation: constraints[Int(constraint)].generation))
    }
    let symbol = rootSymbol(variable.slot)
    definitions.forget(variable.slot, symbol: symbol)
    residuals[Int(symbol)].kind = .absent
    let generation = variables[Int(variable.slot)].generation
    let isStale = variables[Int(variable.slot)].isStale
    occurrences.free(&variables[Int(variable.slot)].constraints)
    variables[Int(variable.slot)] = VariableRecord(generation: generation &+ 1, isStale: isStale)
    freeVariables.append(variable.slot)
    variableCount -= 1
    return true
  }

  /// Tells whether a variable is one of this solver.
  public func contains(_ variable: VariableID) -> Bool {
    variable.slot >= 0 && Int(variable.slot) < variables.count && variables[Int(variable.slot)].isUsed
      && variables[Int(variable.slot)].generation == variable.generation
  }

  /// A variable's value in the last solution; nil if there is none of that name.
  public func value(of variable: VariableID) -> Double? {
    contains(variable) ? variables[Int(variable.slot)].answer : nil
  }

  /// The same without a copy of the solver, which a question to a solver that is a property of an object may make; 0 if
  /// there is none of that name.
  package mutating func answer(of variable: VariableID) -> Double {
    contains(variable) ? variables[Int(variable.slot)].answer : 0
  }

  // MARK: Constraints

  /// Tells whether a constraint is one of this solver.
  public func contains(_ constraint: ConstraintID) -> Bool {
    constraint.slot >= 0 && Int(constraint.slot) < constraints.count && constraints[Int(constraint.slot)].isUsed
      && constraints[Int(constraint.slot)].generation == constraint.generation
  }

  /// Tells whether a required constraint is left out because it conflicts with others; nil if there is none of that
  /// name.
  public func isBroken(_ constraint: ConstraintID) -> Bool? {
    contains(constraint) ? broken.contains(constraint.slot) : nil
  }

  /// Adds a constraint, which takes part from the next ``solve()`` on.
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint) throws(ConstraintError) -> ConstraintID {
    try add(
      constraint.terms, constraint.relation, constraint.constant, strength: constraint.strength,
      prefersBound: constraint.prefersBound)
  }

  /// The same, of a constraint that is not made for it.
  package mutating func add(
    _ added: [LinearTerm], _ relation: ConstraintRelation, _ constant: Double, strength: ConstraintStrength,
    prefersBound: Bool
  ) throws(ConstraintError) -> ConstraintID {
    try check(constant)
    for term in added {
      try check(term.coefficient)
      guard contains(term.variable) else { throw .unknownVariable }
    }
    let slot = placeOfConstraint()
    var record = ConstraintRecord(generation: constraints[Int(slot)].generation, isUsed: true, isPending: true)
    record.age = addedCount
    addedCount += 1
    record.isTurned = relation == .atMost
    record.isEquality = relation == .equal
    record.prefersBound = prefersBound && !record.isEquality
    record.strength = strength
    record.constant = record.isTurned ? -constant : constant
    take(added, into: &record)
    for index in record.parts.indices {
      occurrences.append(slot, to: &variables[Int(terms[index].index)].constraints)
    }
    constraints[Int(slot)] = record
    constraintCount += 1
    pending.append(slot)
    return ConstraintID(slot: slot, generation: record.generation)
  }

  /// Keeps terms that are added up: each variable once, and none of those that cancel out.
  private mutating func take(_ added: [LinearTerm], into record: inout ConstraintRecord) {
    let isTurned = record.isTurned
    if Self.areDistinct(added) {
      record.parts = terms.makeList(added.count) { place in
        let term = added[place]
        return Definition.Part(
          index: term.variable.slot, coefficient: isTurned ? -term.coefficient : term.coefficient)
      }
      return
    }
    terms.reserve(added.count, in: &record.parts, Definition.Part(index: 0, coefficient: 0))
    var mayCancel = false
    for term in added {
      let coefficient = record.isTurned ? -term.coefficient : term.coefficient
      if let index = record.parts.indices.first(where: { terms[$0].index == term.variable.slot }) {
        terms[index].coefficient += coefficient
        mayCancel = true
      } else {
        terms.append(Definition.Part(index: term.variable.slot, coefficient: coefficient), to: &record.parts)
        if coefficient.magnitude <= Tableau.smallestCoefficient { mayCancel = true }
      }
    }
    guard mayCancel else { return }
    for index in record.parts.indices.reversed()
    where terms[index].coefficient.magnitude <= Tableau.smallestCoefficient {
      terms.remove(at: index, from: &record.parts)
    }
  }

  /// Tells whether there are terms, of different variables, and none of them is nothing.
  private static func areDistinct(_ terms: [LinearTerm]) -> Bool {
    for (place, term) in terms.enumerated() {
      guard term.coefficient.magnitude > Tableau.smallestCoefficient else { return false }
      for other in 0..<place where terms[other].variable.slot == term.variable.slot { return false }
    }
    return !terms.isEmpty
  }

  /// A place for a constraint.
  mutating func placeOfConstraint() -> Int32 {
    if !freeConstraints.isEmpty { return freeConstraints.removeLast() }
    takenConstraints += 1
    growConstraints(to: takenConstraints)
    return Int32(takenConstraints - 1)
  }

  /// Removes a constraint; values change with the next ``solve()``.
  ///
  /// - Returns: Whether there was one of that name.
  @discardableResult
  public mutating func remove(_ constraint: ConstraintID) -> Bool {
    guard contains(constraint) else { return false }
    let slot = constraint.slot
    if constraints[Int(slot)].isPending {
      pending.removeAll { $0 == slot }
    } else {
      broken.remove(slot)
      expel(symbol(slot))
      reviseConflicts(of: slot)
    }
    vacate(slot)
    return true
  }

  /// Gives up the place of a constraint that nothing speaks of any more.
  mutating func vacate(_ slot: Int32) {
    if !constraints[Int(slot)].isImplied { constraintCount -= 1 }
    for index in constraints[Int(slot)].parts.indices {
      let variable = Int(terms[index].index)
      if variables[variable].limit == slot { variables[variable].limit = -1 }
      occurrences.remove(slot, from: &variables[variable].constraints)
    }
    terms.free(&constraints[Int(slot)].parts)
    constraints[Int(slot)] = ConstraintRecord(generation: constraints[Int(slot)].generation &+ 1)
    freeConstraints.append(slot)
  }

  /// Compares with another constant from the next ``solve()`` on.
  public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) throws(ConstraintError) {
    try check(constant)
    guard contains(constraint) else { throw .unknownConstraint }
    let slot = Int(constraint.slot)
    let new = constraints[slot].isTurned ? -constant : constant
    let change = constraints[slot].constant - new
    guard change != 0 else { return }
    constraints[slot].constant = new
    guard !constraints[slot].isPending else { return }
    shift(constraint.slot, by: change)
  }

  /// Counts for more or less from the next ``solve()`` on.
  public mutating func setStrength(
    _ strength: ConstraintStrength, of constraint: ConstraintID
  ) throws(ConstraintError) {
    guard contains(constraint) else { throw .unknownConstraint }
    let slot = Int(constraint.slot)
    guard constraints[slot].strength != strength else { return }
    constraints[slot].strength = strength
    guard !constraints[slot].isPending else { return }
    restrengthen(constraint.slot)
  }

  /// Makes room for as many constraints and variables as are about to be added, so that nothing is moved for each few.
  package mutating func reserve(constraints constraintCount: Int, variables variableCount: Int) {
    pending.reserveCapacity(pending.count + constraintCount)
    growConstraints(to: takenConstraints + constraintCount, isExact: true)
    growVariables(to: takenVariables + variableCount, isExact: true)
  }

  // MARK: Names

  func rootSymbol(_ variable: Int32) -> Int32 { 2 * variable + 1 }
  func symbol(_ constraint: Int32) -> Int32 { 2 * constraint }

  private mutating func growVariables(to count: Int, isExact: Bool = false) {
    guard variables.count < count else { return }
    let count = isExact ? count : max(count, 2 * variables.count)
    variables.append(contentsOf: repeatElement(VariableRecord(), count: count - variables.count))
    definitions.grow(toVariables: count)
    growSymbols(to: 2 * count)
  }

  private mutating func growConstraints(to count: Int, isExact: Bool = false) {
    guard constraints.count < count else { return }
    let count = isExact ? count : max(count, 2 * constraints.count)
    constraints.append(contentsOf: repeatElement(ConstraintRecord(), count: count - constraints.count))
    growSymbols(to: 2 * count)
  }

  private mutating func growSymbols(to count: Int) {
    guard residuals.count < count else { return }
    residuals.append(contentsOf: repeatElement(Residual(), count: count - residuals.count))
    tableau.grow(toSymbols: count)
    scratch.sum.grow(to: count)
    definitions.grow(toSymbols: count)
  }

  private func check(_ number: Double) throws(ConstraintError) {
    guard number.magnitude <= ConstraintError.largestNumber else { throw .notFinite(number) }
  }
}
