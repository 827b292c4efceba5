extension ConstraintSolver {
  /// Residuals and values nearer to zero than this are zero. Far less than a device pixel, and far more than what
  /// rounding does to coordinates of forty million points.
  static let tolerance = 1e-7
  /// Answers are multiples of one over this.
  static let answerScale = 16_777_216.0

  /// Takes all changes into account.
  ///
  /// - Returns: Conflicts that were found: those of constraints that are left out from now on. Those that were known are
  ///   not told again.
  @discardableResult
  public mutating func solve() -> [ConstraintConflict] {
    changedVariables.removeAll(keepingCapacity: true)
    installPending()
    var conflicts: [ConstraintConflict] = []
    repeat {
      var sortedCount = 0
      while !violated.isEmpty {
        // Each after those that were there before it. What comes meanwhile comes to the end.
        if violated.count > sortedCount { violated.sort(by: >) }
        let symbol = violated.removeLast()
        sortedCount = violated.count
        if let set = repair(symbol), let conflict = leaveOut(symbol, because: set) { conflicts.append(conflict) }
      }
      optimize()
      settle()
      if violated.isEmpty, !short.isEmpty { imply() }
    } while !violated.isEmpty
    if !limits.isEmpty { forgetLimits() }
    tellChanges()
    return conflicts
  }

  /// First what says how something is, then what only limits it, the strong first: that needs the fewest corrections.
  private mutating func installPending() {
    guard !pending.isEmpty else { return }
    // Kinds first: equalities, then limits that are wished, then those that are required.
    let required = ConstraintStrength.required.level
    var added = pending.map { slot in
      let (isEquality, level) = (constraints[Int(slot)].isEquality, constraints[Int(slot)].strength.level)
      return (kind: isEquality ? 0 : level < required ? 1 : 2, level: level, slot: slot)
    }
    added.sort { ($0.kind, -$0.level, $0.slot) < ($1.kind, -$1.level, $1.slot) }
    pending.removeAll(keepingCapacity: true)
    for constraint in added { install(constraint.slot) }
  }

  mutating func install(_ slot: Int32) {
    constraints[Int(slot)].isPending = false
    let record = constraints[Int(slot)]
    let symbol = symbol(slot)
    residuals[Int(symbol)] = Residual(kind: record.isEquality ? .equality : .atLeast, level: record.strength.level)
    residuals[Int(symbol)].prefersZero = record.prefersBound
    mayBeLoose = true
    if record.isEquality, let index = termToDefine(record.parts) {
      define(record, by: symbol, index)
      return
    }
    insertRow(symbol, terms[record.parts], minus: record.constant)
    if record.isEquality, let root = bestRoot(in: symbol) {
      pivot(leaving: symbol, entering: root, direction: 1)
    } else {
      let value = tableau.value(of: symbol)
      residuals[Int(symbol)].side = value < 0 ? -1 : 1
      queueRow(of: symbol)
      if residuals[Int(symbol)].isRequired { violated.append(symbol) }
    }
  }

  /// The term of an equality with a variable that nothing else speaks of, and that no other part depends on; nil where
  /// there is none.
  private mutating func termToDefine(_ parts: ListPlace) -> Int? {
    if parts.count == 1 {
      let variable = terms[Int(parts.start)].index
      return definitions.isRoot(variable) && isFree(rootSymbol(variable)) ? Int(parts.start) : nil
    }
    var best: Int?
    var isBestUnused = false
    var rootCount = 0
    var largest = 0.0
    for index in parts.indices { largest = max(largest, terms[index].coefficient.magnitude) }
    for index in parts.indices {
      let part = terms[index]
      let root = rootSymbol(part.index)
      guard definitions.isRoot(part.index) else { continue }
      rootCount += 1
      guard isFree(root) else { continue }
      // What is divided by should not be small beside the others.
      guard part.coefficient.magnitude > 0.1 * largest else { continue }
      let isUnused = !definitions.isUsed(part.index)
      if best == nil || (isUnused && !isBestUnused) { (best, isBestUnused) = (index, isUnused) }
    }
    return isBestUnused || rootCount == Int(parts.count) ? best : nil
  }

  /// Tells whether nothing is made of the residual of a variable but that.
  private func isFree(_ root: Int32) -> Bool { !definitions.isUsed(symbol: root) && tableau.isUnused(root) }

  /// Solves an equality for one of its variables.
  private mutating func define(_ record: ConstraintRecord, by symbol: Int32, _ index: Int) {
    let (variable, divisor) = (terms[index].index, terms[index].coefficient)
    definitions.define(variable, constant: record.constant / divisor, variables: Int(record.parts.count) - 1)
    definitions.add(symbol: Definition.Part(index: symbol, coefficient: 1 / divisor), to: variable)
    for other in record.parts.indices where other != index {
      let part = terms[other]
      definitions.add(
        variable: Definition.Part(index: part.index, coefficient: -part.coefficient / divisor), to: variable)
      // It has something more to move.
      queue(rootSymbol(part.index))
    }
    residuals[Int(rootSymbol(variable))].kind = .absent
    markStale(variable)
  }

  /// Makes a residual basic that is a sum of variables minus a constant.
  mutating func insertRow(_ symbol: Int32, _ parts: ArraySlice<Definition.Part>, minus subtrahend: Double) {
    var constant = definitions.expand(parts, into: &scratch.sum) - subtrahend
    // Basic ones are written in the others. What is added meanwhile is not basic.
    for place in scratch.sum.symbols.indices {
      let part = scratch.sum.symbols[place]
      guard tableau.isBasic(part) else { continue }
      let times = scratch.sum.take(part)
      let row = tableau.rows[Int(tableau.rowOf[Int(part)])]
      constant += times * row.constant
      for entry in row.entries { scratch.sum.add(entry.symbol, times * entry.coefficient) }
    }
    tableau.insert(symbol, constant: constant, scratch.sum)
    scratch.sum.clear()
  }

  /// The free variable in a row that divides best.
  private func bestRoot(in symbol: Int32) -> Int32? {
    let entries = tableau.rows[Int(tableau.rowOf[Int(symbol)])].entries
    var best: (symbol: Int32, size: Double)?
    for entry in entries where residuals[Int(entry.symbol)].kind == .free {
      let size = entry.coefficient.magnitude
      if best == nil || size > best!.size || (size == best!.size && entry.symbol > best!.symbol) {
        best = (entry.symbol, size)
      }
    }
    return best?.symbol
  }

  // MARK: Values

  mutating func markStale(_ variable: Int32) {
    guard !variables[Int(variable)].isStale else { return }
    variables[Int(variable)].isStale = true
    stale.append(variable)
  }

  /// A residual has another value: so have the variables that are made of it.
  mutating func markStale(by symbol: Int32) {
    if let root = definitions.root(symbol) { markStale(root) }
    for place in 0..<definitions.userCount(ofSymbol: symbol) { markStale(definitions.user(place, ofSymbol: symbol)) }
  }

  /// Works out what has changed, and what depends on it.
  mutating func updateValues() {
    guard !stale.isEmpty else { return }
    for variable in stale { variables[Int(variable)].isStale = false }
    let affected = definitions.dependents(of: stale)
    stale.removeAll(keepingCapacity: true)
    for variable in affected where variables[Int(variable)].isUsed {
      let definition = definitions.definitions[Int(variable)]
      var value = definition.constant
      for index in definition.variables.indices {
        let part = definitions.parts[index]
        value += part.coefficient * variables[Int(part.index)].value
      }
      if definition.isRoot { value += tableau.value(of: rootSymbol(variable)) }
      for place in 0..<definition.symbols.count {
        let part = definitions.symbolPart(place, of: definition)
        value += part.coefficient * tableau.value(of: part.index)
      }
      let old = variables[Int(variable)].value
      // Where something is free, what is nearest to zero may now be another one.
      if !loose.isEmpty,
        (old > Self.tolerance) != (value > Self.tolerance)
          || (old < -Self.tolerance) != (value < -Self.tolerance)
      {
        mayBeLoose = true
      }
      variables[Int(variable)].value = value
      if value < variables[Int(variable)].least - Self.tolerance, variables[Int(variable)].limit < 0 {
        short.append(variable)
      }
      touched.append(variable)
    }
  }

  /// The nearest answer to a value.
  private static func answer(_ value: Double) -> Double {
    let scaled = value * answerScale
    // Beside so large a number there is no room for parts: what is added to it is rounded without a call, for each value that
    // changes. Larger values have no parts themselves, or few.
    guard scaled.magnitude < roundingNumber / 4 else { return scaled.rounded() / answerScale + 0 }
    return (scaled + roundingNumber - roundingNumber) / answerScale + 0
  }

  /// One and a half times the number from which on doubles are whole.
  private static let roundingNumber = 6_755_399_441_055_744.0

  private mutating func tellChanges() {
    for variable in touched where variables[Int(variable)].isUsed {
      let value = variables[Int(variable)].value
      let answer = Self.answer(value)
      guard answer != variables[Int(variable)].answer else { continue }
      variables[Int(variable)].answer = answer
      changedVariables.append(VariableID(slot: variable, generation: variables[Int(variable)].generation))
    }
    touched.removeAll(keepingCapacity: true)
  }
}
