extension ConstraintSolver {
  /// Takes note of what a variable is not below.
  ///
  /// Nothing is made of that while values are high enough by themselves: the best of all values are the best of those that
  /// are not below it then. Only a variable that would be less has a constraint, for as long as that is so.
  mutating func limit(_ variable: Int32, to least: Double?) {
    let least = least.flatMap { $0.magnitude <= ConstraintError.largestNumber ? $0 : nil } ?? -.infinity
    guard variables[Int(variable)].least != least else { return }
    variables[Int(variable)].least = least
    let slot = variables[Int(variable)].limit
    guard slot >= 0 else {
      // What is stale is compared when it is known.
      if variables[Int(variable)].value < least { short.append(variable) }
      return
    }
    if least == -.infinity {
      remove(ConstraintID(slot: slot, generation: constraints[Int(slot)].generation))
    } else {
      let change = constraints[Int(slot)].constant - least
      constraints[Int(slot)].constant = least
      shift(slot, by: change)
    }
  }

  /// Says of variables that are less than they may be that they are not.
  mutating func imply() {
    // In an order that does not depend on how values were found.
    short.sort()
    swap(&short, &scratch.short)
    for variable in scratch.short {
      let record = variables[Int(variable)]
      guard record.isUsed, record.limit < 0, record.value < record.least - Self.tolerance else { continue }
      let slot = placeOfConstraint()
      var limit = ConstraintRecord(generation: constraints[Int(slot)].generation, isUsed: true)
      terms.append(Definition.Part(index: variable, coefficient: 1), to: &limit.parts)
      limit.constant = record.least
      limit.isImplied = true
      limit.age = -1
      constraints[Int(slot)] = limit
      occurrences.append(slot, to: &variables[Int(variable)].constraints)
      variables[Int(variable)].limit = slot
      limits.append(slot)
      install(slot)
    }
    scratch.short.removeAll(keepingCapacity: true)
  }

  /// Forgets what is implied of variables that are more than they have to be: without it they are the same.
  mutating func forgetLimits() {
    let former = limits
    limits.removeAll(keepingCapacity: true)
    for slot in former where constraints[Int(slot)].isImplied {
      let symbol = symbol(slot)
      if tableau.isBasic(symbol), residuals[Int(symbol)].isRequired, tableau.value(of: symbol) > Self.tolerance,
        broken.conflicting(with: slot).isEmpty
      {
        forget(symbol)
        vacate(slot)
      } else {
        limits.append(slot)
      }
    }
  }
}
