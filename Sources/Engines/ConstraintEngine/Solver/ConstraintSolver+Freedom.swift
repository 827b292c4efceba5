extension ConstraintSolver {
  /// Brings what is free to where it belongs: of all variables that a residual can move at no cost the first is as near
  /// to zero as can be.
  mutating func settle() {
    updateValues()
    var steps = 0
    while mayBeLoose {
      mayBeLoose = false
      guard !loose.isEmpty else { return }
      loose.sort()
      swap(&loose, &scratch.loose)
      loose.removeAll(keepingCapacity: true)
      for place in scratch.loose.indices {
        let symbol = scratch.loose[place]
        if place > 0, scratch.loose[place - 1] == symbol { continue }
        guard residuals[Int(symbol)].kind != .absent, !tableau.isBasic(symbol) else { continue }
        gatherRates(of: symbol)
        guard isFreeToMove(symbol, 1) || isFreeToMove(symbol, -1) else { continue }
        if steps < 1000 + 10 * takenVariables, letGo(symbol, isFree: false) {
          steps += 1
        } else {
          loose.append(symbol)
        }
      }
      optimize()
      updateValues()
      if !violated.isEmpty { return }
    }
  }

  private func isFreeToMove(_ symbol: Int32, _ direction: Double) -> Bool {
    let residual = residuals[Int(symbol)]
    return residual.mayMove(direction)
      && scratch.levels.sign(times: direction, plus: residual.price(direction), at: residual.level(direction)) == 0
  }

  /// Moves a residual that costs nothing to move until the first variable that it moves is zero, or until it does cost.
  /// The rates have been gathered.
  ///
  /// - Parameter isFree: Whether the residual has to leave zero, if only in name.
  /// - Returns: Whether there was anything to do.
  mutating func letGo(_ symbol: Int32, isFree: Bool) -> Bool {
    updateValues()
    scratch.changes.removeAll(keepingCapacity: true)
    scratch.changes.append((symbol, 1))
    for cell in tableau.column(of: symbol) {
      let owner = tableau.rows[Int(cell.row)].owner
      if definitions.isUsed(symbol: owner) || definitions.root(owner) != nil {
        scratch.changes.append((owner, tableau.coefficient(cell)))
      }
    }
    guard let (variable, amount) = definitions.lowestMoved(by: scratch.changes) else { return false }
    let root = rootSymbol(variable)
    guard root != symbol else { return false }
    let value = variables[Int(variable)].value
    let isZero = value.magnitude <= Self.tolerance
    var direction = value * amount > 0 ? -1.0 : 1
    if isZero, !isFree {
      // Counted as if it were just above zero.
      direction = amount < 0 ? 1 : -1
    }
    guard isFree || isFreeToMove(symbol, direction) else { return false }
    gatherStops(symbol, direction)
    let own = isZero ? 0 : value.magnitude / amount.magnitude
    if let stop = scratch.stops.min(by: Stop.comesFirst),
      stop.distance < own || (residuals[Int(stop.owner)].isFixed && stop.distance <= own)
    {
      pivot(leaving: stop.owner, entering: symbol, direction: direction)
      return true
    }
    residuals[Int(root)] = Residual(kind: .free, side: value < 0 ? -1 : 1)
    insertRow(root, [Definition.Part(index: variable, coefficient: 1)], minus: 0)
    pivot(leaving: root, entering: symbol, direction: direction)
    definitions.setRoot(variable)
    markStale(variable)
    return true
  }

  /// Tells whether other values of a variable would be as good, so that nothing but its being free says its value; nil
  /// if there is none of that name. As of the last ``solve()``.
  ///
  /// Costs a copy of the solver: ask for it when something looks wrong.
  public func isAmbiguous(_ variable: VariableID) -> Bool? {
    guard let value = value(of: variable) else { return nil }
    return [1.0, -1].contains { step in
      var copy = self
      let wish = LinearConstraint([LinearTerm(variable)], .equal, value + step, strength: .probe)
      guard (try? copy.add(wish)) != nil else { return false }
      copy.solve()
      return ((copy.value(of: variable) ?? value) - value).magnitude > 10 * Self.tolerance
    }
  }

  /// The constraints that say what a variable is: those which, were their constants others, would make it another one. In
  /// the order in which they were added; nil if there is none of that name. As of the last ``solve()``.
  ///
  /// Costs what the variable is made of, and a copy of the solver: ask for it when something looks wrong.
  public func constraints(deciding variable: VariableID) -> [ConstraintID]? {
    guard contains(variable) else { return nil }
    var copy = self
    _ = copy.definitions.expand([Definition.Part(index: variable.slot, coefficient: 1)], into: &copy.scratch.sum)
    for place in copy.scratch.sum.symbols.indices {
      let part = copy.scratch.sum.symbols[place]
      guard tableau.isBasic(part) else { continue }
      let times = copy.scratch.sum.take(part)
      for entry in tableau.rows[Int(tableau.rowOf[Int(part)])].entries {
        copy.scratch.sum.add(entry.symbol, times * entry.coefficient)
      }
    }
    let sum = copy.scratch.sum
    let deciding = sum.symbols.filter { symbol in
      symbol % 2 == 0 && sum[symbol].magnitude > Tableau.smallestCoefficient
        && residuals[Int(symbol)].kind != .absent && !constraints[Int(symbol / 2)].isImplied
    }
    return deciding.map { $0 / 2 }.sorted { constraints[Int($0)].age < constraints[Int($1)].age }.map {
      ConstraintID(slot: $0, generation: constraints[Int($0)].generation)
    }
  }
}
