import PlaneVectors

extension Joint {
  /// Computes the numbers that the iterations of a step need, from the places of the bodies.
  mutating func prepare(_ a: Motion, _ placeA: Place, _ b: Motion, _ placeB: Place, step: Double) {
    offsetA = placeA.rotation.apply(localA)
    offsetB = placeB.rotation.apply(localB)
    let way = (placeB.center + offsetB) - (placeA.center + offsetA)
    let turn = placeB.angle - placeA.angle - angle
    let inverseInertia = a.inverseInertia + b.inverseInertia
    angleMass = inverseInertia > 0 ? 1 / inverseInertia : 0
    switch kind {
    case .distance, .limit:
      let distance = way.length
      // Ends that lie on each other have no direction: the last one, or any, is as good.
      if distance > 1e-9 { axis = (1 / distance) * way }
      error = distance - length
      let inverse = inverseMass(along: axis, a, offsetA, b, offsetB)
      let mass = inverse > 0 ? 1 / inverse : 0
      softness =
        kind == .distance
        ? Softness(frequency: frequency, damping: damping, mass: mass, step: step) : .rigid
      axisMass = inverse > 0 ? 1 / (inverse + softness.give) : 0
    case .pin:
      pointMass = SymmetricMatrix(a, offsetA, b, offsetB).inverse
      error = turn
      wantedPoint = .zero
    case .fixed:
      let inverse = a.inverseMass + b.inverseMass
      softness = Softness(
        frequency: frequency, damping: damping, mass: inverse > 0 ? 1 / inverse : 0, step: step)
      angleSoftness = Softness(frequency: frequency, damping: damping, mass: angleMass, step: step)
      rigidMass = RigidMass(a, offsetA, b, offsetB, give: softness.give, turnGive: angleSoftness.give)
      wantedPoint = softness.rate * way
      angleError = turn
    case .sliding:
      axis = placeA.rotation.apply(localAxis)
      // The impulse acts on a where b's end is.
      let inverseAlong = inverseMass(along: axis, a, offsetA + way, b, offsetB)
      axisMass = inverseAlong > 0 ? 1 / inverseAlong : 0
      (acrossMass, acrossCoupling) = acrossMass(axis.outwards, a, offsetA + way, b, offsetB)
      offsetA += way
      error = axis.dot(way - placeA.rotation.apply(base))
      angleError = turn
    }
    if !hasRange {
      leastImpulse = 0
      mostImpulse = 0
    }
  }

  @inline(__always)
  func inverseMass(along axis: Vector, _ a: Motion, _ offsetA: Vector, _ b: Motion, _ offsetB: Vector) -> Double {
    let turnA = offsetA.cross(axis)
    let turnB = offsetB.cross(axis)
    return a.inverseMass + b.inverseMass + a.inverseInertia * turnA * turnA + b.inverseInertia * turnB * turnB
  }

  /// The impulse across a rail for a speed of 1 across it while the angle is held too, and the change of that speed by
  /// a turning impulse of 1. Both are solved together. // D50
  @inline(__always)
  func acrossMass(
    _ across: Vector, _ a: Motion, _ offsetA: Vector, _ b: Motion, _ offsetB: Vector
  ) -> (mass: Double, coupling: Double) {
    let coupling = a.inverseInertia * offsetA.cross(across) + b.inverseInertia * offsetB.cross(across)
    let inertia = a.inverseInertia + b.inverseInertia
    let inverse =
      inverseMass(along: across, a, offsetA, b, offsetB) - (inertia > 0 ? coupling * coupling / inertia : 0)
    return (inverse > 0 ? 1 / inverse : 0, coupling)
  }

  /// Gives the bodies the impulses of the step before.
  func warmStart(_ a: inout Motion, _ b: inout Motion) {
    var impulse = Vector.zero
    var turn = 0.0
    switch kind {
    case .distance, .limit: impulse = axisImpulse * axis
    case .pin:
      impulse = pointImpulse
      turn = frictionImpulse + leastImpulse - mostImpulse
    case .fixed:
      impulse = pointImpulse
      turn = angleImpulse
    case .sliding:
      impulse = (leastImpulse - mostImpulse) * axis + acrossImpulse * axis.outwards
      turn = angleImpulse
    }
    a.push(-impulse, at: offsetA)
    a.spin -= a.inverseInertia * turn
    b.push(impulse, at: offsetB)
    b.spin += b.inverseInertia * turn
  }
}
