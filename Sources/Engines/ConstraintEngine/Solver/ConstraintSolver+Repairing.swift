extension ConstraintSolver {
  /// Sees to it that a required residual holds, together with all required ones that do.
  ///
  /// - Returns: nil, or with what it conflicts.
  mutating func repair(_ symbol: Int32) -> [Int32]? {
    guard residuals[Int(symbol)].isRequired else { return nil }
    var steps = 0
    while tableau.isBasic(symbol) {
      let value = tableau.value(of: symbol)
      let isEquality = residuals[Int(symbol)].kind == .equality
      if !isEquality, value >= -Self.tolerance {
        // How far it is from its bound counts again.
        if residuals[Int(symbol)].prefersZero { queueRow(of: symbol) }
        return nil
      }
      let row = tableau.rows[Int(tableau.rowOf[Int(symbol)])]
      let isKept = value.magnitude <= Self.tolerance
      steps += 1
      let isCautious = steps > row.entries.count + 20
      guard let (entering, direction) = cheapestEntry(of: row, raising: value < 0, isKept: isKept, isCautious) else {
        // An equality that follows from others.
        return isKept ? nil : conflict(row)
      }
      if isKept {
        pivot(leaving: symbol, entering: entering, direction: direction)
        return nil
      }
      if steps > 50 * (row.entries.count + 20) { return conflict(row) }
      let leaving = firstRequired(entering, direction, for: symbol, isCautious)
      pivot(leaving: leaving, entering: entering, direction: direction)
    }
    return nil
  }

  private func conflict(_ row: TableauRow) -> [Int32] {
    row.entries.filter { residuals[Int($0.symbol)].isRequired }.map { $0.symbol / 2 }
  }

  /// Of the residuals that can move a row the one whose own strength is the lowest.
  private func cheapestEntry(
    of row: TableauRow, raising: Bool, isKept: Bool, _ isCautious: Bool
  ) -> (symbol: Int32, direction: Double)? {
    var best: (symbol: Int32, direction: Double)?
    var bestLevel = Int32.max
    var bestSize = 0.0
    for entry in row.entries {
      let residual = residuals[Int(entry.symbol)]
      let direction = (entry.coefficient > 0) == raising ? 1.0 : -1
      guard residual.mayMove(direction) || (isKept && !residual.isFixed) else { continue }
      let size = entry.coefficient.magnitude
      let level = isCautious ? 0 : residual.level
      let isBetter =
        best == nil || level < bestLevel
        || (level == bestLevel
          && (isCautious || size == bestSize ? entry.symbol < best!.symbol : size > bestSize))
      if isBetter { (best, bestLevel, bestSize) = ((entry.symbol, direction), level, size) }
    }
    return best
  }

  /// The residual that stops another one, which moves until a row holds: that of the row, or a required one that holds
  /// and no longer would.
  private func firstRequired(
    _ entering: Int32, _ direction: Double, for wanted: Int32, _ isCautious: Bool
  ) -> Int32 {
    var best: Stop?
    for cell in tableau.column(of: entering) {
      let row = tableau.rows[Int(cell.row)]
      let rate = tableau.coefficient(cell) * direction
      let stop: Stop
      if row.owner == wanted {
        stop = Stop(
          owner: row.owner, distance: row.constant.magnitude / rate.magnitude, rate: rate.magnitude, rise: .infinity,
          level: 0)
      } else {
        let residual = residuals[Int(row.owner)]
        guard residual.isRequired, !isViolated(row.owner), residual.isFixed || rate < 0 else { continue }
        let distance = residual.isFixed ? 0 : max(0, row.constant) / -rate
        stop = Stop(owner: row.owner, distance: distance, rate: rate.magnitude, rise: .infinity, level: 0)
      }
      guard let present = best else {
        best = stop
        continue
      }
      if isCautious, stop.distance == present.distance {
        if stop.owner < present.owner { best = stop }
      } else if Stop.comesFirst(stop, present) {
        best = stop
      }
    }
    return best!.owner
  }

  /// Leaves out the youngest of some constraints that conflict.
  ///
  /// - Returns: The conflict; nil for one of which only rounding can be the reason: all of it is implied.
  mutating func leaveOut(_ symbol: Int32, because others: [Int32]) -> ConstraintConflict? {
    let set = (others + [symbol / 2]).sorted()
    let youngest = set.max { constraints[Int($0)].age < constraints[Int($1)].age }!
    guard !constraints[Int(youngest)].isImplied else {
      residuals[Int(symbol)].kind = .ignored
      return nil
    }
    let left = self.symbol(youngest)
    if left != symbol {
      let raises = tableau.value(of: symbol) < 0
      let entry = tableau.rows[Int(tableau.rowOf[Int(symbol)])].entries.first { $0.symbol == left }!
      pivot(leaving: symbol, entering: left, direction: (entry.coefficient > 0) == raises ? 1 : -1)
    }
    residuals[Int(left)].kind = .ignored
    // Those that it stood in the way of are younger: so this ends.
    reviseConflicts(of: youngest)
    broken.insert(youngest, set: set)
    queueRow(of: left)
    mayBeLoose = true
    let (added, implied) = (
      set.filter { !constraints[Int($0)].isImplied }, set.filter { constraints[Int($0)].isImplied }
    )
    let variables = implied.map { terms[constraints[Int($0)].parts.indices.lowerBound].index }.sorted()
    return ConstraintConflict(
      broken: name(youngest), constraints: added.map(name),
      variables: variables.map { VariableID(slot: $0, generation: self.variables[Int($0)].generation) })
  }

  private func name(_ slot: Int32) -> ConstraintID {
    ConstraintID(slot: slot, generation: constraints[Int(slot)].generation)
  }
}
