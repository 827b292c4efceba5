extension ConstraintSolver {
  /// A basic residual becomes zero, and one that was zero takes its place.
  mutating func pivot(leaving: Int32, entering: Int32, direction: Double) {
    mayBeLoose = true
    let changesValues = tableau.value(of: leaving) != 0
    let row = tableau.rowOf[Int(leaving)]
    scratch.moved.removeAll(keepingCapacity: true)
    if changesValues {
      scratch.moved.append(contentsOf: tableau.column(of: entering))
      markStale(by: leaving)
      markStale(by: entering)
    }
    tableau.pivot(leaving, with: entering)
    residuals[Int(entering)].side = direction < 0 ? -1 : 1
    for cell in scratch.moved where cell.row != row { review(cell.row) }
    queueRow(of: entering)
    if residuals[Int(entering)].kind == .free { forget(entering) }
  }

  /// The value of a row has changed.
  private mutating func review(_ row: Int32) {
    let owner = tableau.rows[Int(row)].owner
    markStale(by: owner)
    check(owner)
  }

  /// Tells whether a basic required residual does not hold.
  func isViolated(_ symbol: Int32) -> Bool {
    let value = tableau.value(of: symbol)
    return value < -Self.tolerance || (residuals[Int(symbol)].kind == .equality && value > Self.tolerance)
  }

  /// Notes on which side of zero a basic residual is now, and whether it may be there.
  private mutating func check(_ symbol: Int32) {
    let residual = residuals[Int(symbol)]
    if residual.isRequired {
      if isViolated(symbol) { violated.append(symbol) }
    } else if residual.isWished {
      let value = tableau.value(of: symbol)
      let side: Int8 = value > Self.tolerance ? 1 : value < -Self.tolerance ? -1 : residual.side
      guard side != residual.side else { return }
      residuals[Int(symbol)].side = side
      queueRow(of: symbol)
    }
  }

  /// Forgets a basic residual: what was made of it is written in what it is.
  mutating func forget(_ symbol: Int32) {
    let row = tableau.rows[Int(tableau.rowOf[Int(symbol)])]
    definitions.substitute(symbol, constant: row.constant, row.entries)
    tableau.remove(symbol)
    residuals[Int(symbol)].kind = .absent
  }

  /// Tells whether moving a residual may be worth it now.
  mutating func queue(_ symbol: Int32) {
    guard !residuals[Int(symbol)].isQueued, !residuals[Int(symbol)].isFixed else { return }
    residuals[Int(symbol)].isQueued = true
    queue.append(symbol)
  }

  /// Queues all residuals of a basic residual's row. Its cost has changed, and so has the cost of moving each of them.
  mutating func queueRow(of symbol: Int32) {
    for entry in tableau.rows[Int(tableau.rowOf[Int(symbol)])].entries { queue(entry.symbol) }
  }

  // MARK: Changes

  /// A residual is larger than it was by some amount, because its constraint's constant has changed.
  mutating func shift(_ slot: Int32, by amount: Double) {
    let symbol = symbol(slot)
    definitions.shift(symbol: symbol, by: -amount)
    if tableau.isBasic(symbol) {
      // What is made of it stays where it is: the definitions have been told the opposite.
      tableau.shift(row: tableau.rowOf[Int(symbol)], by: amount)
      check(symbol)
    } else {
      markStale(by: symbol)
      let cells = tableau.column(of: symbol)
      for cell in cells { tableau.shift(row: cell.row, by: -tableau.coefficient(cell) * amount) }
      for cell in cells { review(cell.row) }
    }
    reviseConflicts(of: slot)
  }

  /// The strength of a constraint is another one.
  mutating func restrengthen(_ slot: Int32) {
    let symbol = symbol(slot)
    let record = constraints[Int(slot)]
    broken.remove(slot)
    residuals[Int(symbol)].kind = record.isEquality ? .equality : .atLeast
    residuals[Int(symbol)].level = record.strength.level
    if tableau.isBasic(symbol) {
      let value = tableau.value(of: symbol)
      residuals[Int(symbol)].side = value < 0 ? -1 : 1
      queueRow(of: symbol)
      if record.strength.isRequired { violated.append(symbol) }
    } else {
      queue(symbol)
    }
    mayBeLoose = true
    reviseConflicts(of: slot)
  }

  /// Tries the constraints again that were left out because of one.
  mutating func reviseConflicts(of slot: Int32) {
    for other in broken.conflicting(with: slot) {
      broken.remove(other)
      residuals[Int(symbol(other))].kind = constraints[Int(other)].isEquality ? .equality : .atLeast
      violated.append(symbol(other))
    }
  }

  /// Takes a residual out of all that there is.
  mutating func expel(_ symbol: Int32) {
    residuals[Int(symbol)].kind = .ignored
    if tableau.isBasic(symbol) {
      queueRow(of: symbol)
      mayBeLoose = true
      forget(symbol)
      return
    }
    gatherRates(of: symbol)
    let sign = scratch.levels.sign(times: 1, plus: 0, at: 0)
    if sign != 0 {
      let direction = sign < 0 ? 1.0 : -1
      if let stop = wayDown(symbol, direction) {
        pivot(leaving: stop, entering: symbol, direction: direction)
        finishPassing()
        forget(symbol)
        return
      }
    }
    if !letGo(symbol, isFree: true) {
      // Nothing in it moves: it said nothing.
      scratch.levels.clear()
      residuals[Int(symbol)].kind = .absent
      return
    }
    forget(symbol)
  }
}
