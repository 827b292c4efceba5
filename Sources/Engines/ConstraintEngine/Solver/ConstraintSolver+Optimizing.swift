extension ConstraintSolver {
  /// Moves what is worth moving until nothing is.
  ///
  /// The method is the simplex method for functions made of straight pieces. What a move costs is computed from the rows
  /// that it changes, and only for residuals for which it may have changed.
  mutating func optimize() {
    var next = 0
    var stepsWithoutProgress = 0
    var steps = 0
    let patience = 20 + constraintCount
    while next < queue.count {
      var place = next
      let isCautious = stepsWithoutProgress > patience
      // The lowest first, and one kink at a time: so nothing comes back, where nothing is gained for long.
      if isCautious { for other in next..<queue.count where queue[other] < queue[place] { place = other } }
      queue.swapAt(next, place)
      let symbol = queue[next]
      next += 1
      residuals[Int(symbol)].isQueued = false
      guard residuals[Int(symbol)].kind != .absent, !tableau.isBasic(symbol) else { continue }
      guard let (leaving, direction, distance) = bestMove(of: symbol, isCautious) else { continue }
      pivot(leaving: leaving, entering: symbol, direction: direction)
      finishPassing()
      stepsWithoutProgress = distance > 1e-12 ? 0 : stepsWithoutProgress + 1
      steps += 1
      // Not reached as far as anybody knows; what is there is required to hold, and nearly best.
      if steps > 1000 * patience { break }
      if next > 4096, next * 2 > queue.count {
        queue.removeFirst(next)
        next = 0
      }
    }
    for symbol in queue[next...] { residuals[Int(symbol)].isQueued = false }
    queue.removeAll(keepingCapacity: true)
  }

  /// The direction in which a residual should move, the distance, and the residual that becomes zero there; nil where
  /// no move is worth it.
  private mutating func bestMove(
    of symbol: Int32, _ isCautious: Bool
  ) -> (leaving: Int32, direction: Double, distance: Double)? {
    let residual = residuals[Int(symbol)]
    gatherRates(of: symbol)
    var isLoose = false
    for direction in [1.0, -1] where residual.mayMove(direction) {
      let sign = scratch.levels.sign(times: direction, plus: residual.price(direction), at: residual.level(direction))
      if sign == 0 { isLoose = true }
      guard sign < 0 else { continue }
      guard let leaving = wayDown(symbol, direction, isCautious) else { return nil }
      return (leaving, direction, scratch.distance)
    }
    if isLoose {
      loose.append(symbol)
      mayBeLoose = true
    }
    return nil
  }

  /// Adds up the cost of moving a residual, by level, without its own price.
  mutating func gatherRates(of symbol: Int32) {
    scratch.levels.clear()
    if residuals[Int(symbol)].isWished { scratch.levels.add(residuals[Int(symbol)].level, 0) }
    if residuals[Int(symbol)].prefersZero { scratch.levels.add(ConstraintStrength.levelOfBounds, 0) }
    for cell in tableau.column(of: symbol) {
      let residual = residuals[Int(tableau.rows[Int(cell.row)].owner)]
      let slope = residual.slope
      if slope != 0 { scratch.levels.add(residual.level, slope * tableau.coefficient(cell)) }
      // One that does not hold is made to before anything else.
      if residual.isDrawn, tableau.rows[Int(cell.row)].constant >= -Self.tolerance {
        scratch.levels.add(ConstraintStrength.levelOfBounds, tableau.coefficient(cell))
      }
    }
  }

  /// Goes on while it gets better, past kinks; the rates have been gathered.
  ///
  /// - Returns: What becomes zero at the end. `scratch` holds how far that is, and what was passed.
  mutating func wayDown(_ symbol: Int32, _ direction: Double, _ isCautious: Bool = false) -> Int32? {
    gatherStops(symbol, direction)
    scratch.passed.removeAll(keepingCapacity: true)
    let residual = residuals[Int(symbol)]
    var found: Stop?
    var left = scratch.stops.count
    // Few are passed: the nearest is looked for each time.
    while left > 0, found == nil {
      var nearest = 0
      for place in 1..<max(left, 1) {
        let (stop, best) = (scratch.stops[place], scratch.stops[nearest])
        let isFirst =
          isCautious && stop.distance == best.distance ? stop.owner < best.owner : Stop.comesFirst(stop, best)
        if isFirst { nearest = place }
      }
      let stop = scratch.stops[nearest]
      if stop.rise == .infinity || isCautious {
        found = stop
      } else {
        scratch.levels.add(stop.level, direction * stop.rise)
        if stop.isDrawn { scratch.levels.add(ConstraintStrength.levelOfBounds, direction * stop.rise) }
        if scratch.levels.sign(
          times: direction, plus: residual.price(direction), at: residual.level(direction)) < 0
        {
          scratch.passed.append(stop.owner)
          left -= 1
          scratch.stops.swapAt(nearest, left)
        } else {
          found = stop
        }
      }
    }
    guard let found else {
      scratch.passed.removeAll(keepingCapacity: true)
      return nil
    }
    scratch.distance = found.distance
    for owner in scratch.passed { residuals[Int(owner)].side.negate() }
    return found.owner
  }

  /// Queues the rows of residuals that the move has passed at zero: their cost has changed.
  mutating func finishPassing() {
    for owner in scratch.passed where tableau.isBasic(owner) { queueRow(of: owner) }
    scratch.passed.removeAll(keepingCapacity: true)
  }

  /// Lists the residuals that come to zero when a residual moves.
  mutating func gatherStops(_ symbol: Int32, _ direction: Double) {
    scratch.stops.removeAll(keepingCapacity: true)
    for cell in tableau.column(of: symbol) {
      let row = tableau.rows[Int(cell.row)].owner
      let value = tableau.rows[Int(cell.row)].constant
      let residual = residuals[Int(row)]
      let rate = tableau.coefficient(cell) * direction
      if residual.isRequired {
        guard !isViolated(row), residual.isFixed || rate < 0 else { continue }
        scratch.stops.append(
          Stop(
            owner: row, distance: residual.isFixed ? 0 : max(0, value) / -rate, rate: rate.magnitude, rise: .infinity,
            level: residual.level))
      } else if residual.isWished, (residual.side > 0) == (rate < 0) {
        let size = rate.magnitude
        scratch.stops.append(
          Stop(
            owner: row, distance: max(0, residual.side > 0 ? value : -value) / size, rate: size,
            rise: size * residual.kink, level: residual.level,
            isDrawn: residual.prefersZero && residual.kind == .atLeast))
      }
    }
  }
}
