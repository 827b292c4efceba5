import PlaneVectors

extension Joint {
  /// One iteration over the positions, of what is rigid: takes back what the joint is out.
  mutating func solvePosition(
    _ a: inout Motion, _ placeA: Place, _ b: inout Motion, _ placeB: Place, _ correction: PositionCorrection
  ) {
    guard !isSoft else { return }
    let offsetA = Rotation(angle: placeA.angle + a.turn).apply(localA)
    let offsetB = Rotation(angle: placeB.angle + b.turn).apply(localB)
    // Differences of near numbers first: the world may be far from its origin.
    let way = (placeB.center - placeA.center) + (b.way - a.way) + (offsetB - offsetA)
    switch kind {
    case .distance, .limit:
      let distance = way.length
      guard distance > 1e-9 else { return }
      let axis = (1 / distance) * way
      var error = distance - length
      if kind == .limit { error = max(error, 0) }
      error = max(-correction.most, min(error, correction.most))
      let inverse = inverseMass(along: axis, a, offsetA, b, offsetB)
      guard inverse > 0, error != 0 else { return }
      let impulse = (-error / inverse) * axis
      a.shift(-impulse, at: offsetA)
      b.shift(impulse, at: offsetB)
    case .pin:
      correctAngleRange(&a, placeA, &b, placeB)
      correctPoint(&a, offsetA, &b, offsetB, way.limited(to: correction.most))
    case .fixed:
      let turn = (placeB.angle + b.turn) - (placeA.angle + a.turn) - angle
      let found = RigidMass(a, offsetA, b, offsetB).impulses(against: way.limited(to: correction.most), spin: turn)
      a.shift(-found.impulse, at: offsetA)
      b.shift(found.impulse, at: offsetB)
      a.turn -= a.inverseInertia * found.turn
      b.turn += b.inverseInertia * found.turn
    case .sliding:
      let turn = (placeB.angle + b.turn) - (placeA.angle + a.turn) - angle
      let rotation = Rotation(angle: placeA.angle + a.turn)
      let axis = rotation.apply(localAxis)
      let moved = way - rotation.apply(base)
      let along = axis.dot(moved)
      let across = axis.outwards
      let (mass, coupling) = acrossMass(across, a, offsetA + way, b, offsetB)
      let inertia = a.inverseInertia + b.inverseInertia
      let angular = inertia > 0 ? 1 / inertia : 0
      let error = max(-correction.most, min(across.dot(moved), correction.most))
      let impulse = -mass * (error - coupling * angular * turn)
      a.shift(-impulse * across, at: offsetA + way)
      b.shift(impulse * across, at: offsetB)
      turnBack(&a, &b, turn + coupling * impulse)
      if along < least { slideBack(&a, offsetA + way, &b, offsetB, axis, along - least, correction) }
      if along > most { slideBack(&a, offsetA + way, &b, offsetB, axis, along - most, correction) }
    }
  }

  /// Takes back what ends are apart, but for what would be a wild turn: what was torn apart comes together bit by bit.
  private func correctPoint(
    _ a: inout Motion, _ offsetA: Vector, _ b: inout Motion, _ offsetB: Vector, _ way: Vector
  ) {
    let impulse = -SymmetricMatrix(a, offsetA, b, offsetB).inverse.applied(to: way)
    a.shift(-impulse, at: offsetA)
    b.shift(impulse, at: offsetB)
  }

  private func turnBack(_ a: inout Motion, _ b: inout Motion, _ error: Double) {
    let inverse = a.inverseInertia + b.inverseInertia
    guard inverse > 0 else { return }
    a.turn += a.inverseInertia * error / inverse
    b.turn -= b.inverseInertia * error / inverse
  }

  private func slideBack(
    _ a: inout Motion, _ offsetA: Vector, _ b: inout Motion, _ offsetB: Vector, _ axis: Vector, _ error: Double,
    _ correction: PositionCorrection
  ) {
    let error = max(-correction.most, min(error, correction.most))
    let inverse = inverseMass(along: axis, a, offsetA, b, offsetB)
    guard inverse > 0 else { return }
    let impulse = (-error / inverse) * axis
    a.shift(-impulse, at: offsetA)
    b.shift(impulse, at: offsetB)
  }

  private func correctAngleRange(_ a: inout Motion, _ placeA: Place, _ b: inout Motion, _ placeB: Place) {
    guard hasRange else { return }
    let turn = (placeB.angle + b.turn) - (placeA.angle + a.turn) - angle
    if turn < least { turnBack(&a, &b, turn - least) }
    if turn > most { turnBack(&a, &b, turn - most) }
  }
}
