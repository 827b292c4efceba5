import PlaneVectors

extension Joint {
  /// One iteration over the velocities.
  mutating func solveVelocity(_ a: inout Motion, _ b: inout Motion, rate: Double) {
    switch kind {
    case .distance: solveDistance(&a, &b)
    case .limit: solveLimit(&a, &b, rate: rate)
    case .pin:
      solveFrictionTorque(&a, &b, step: 1 / rate)
      if hasRange { solveAngleRange(&a, &b, rate: rate) }
      solvePoint(&a, &b)
    case .fixed:
      let asked = angleSoftness.rate * angleError + angleSoftness.give * angleImpulse
      let found = rigidMass.impulses(
        against: relative(a, b) + wantedPoint + softness.give * pointImpulse, spin: b.spin - a.spin + asked)
      pointImpulse += found.impulse
      push(&a, &b, found.impulse)
      turn(&a, &b, by: found.turn)
    case .sliding:
      if hasRange { solveWayRange(&a, &b, rate: rate) }
      let across = axis.outwards
      let spin = b.spin - a.spin
      let impulse = -acrossMass * (relative(a, b).dot(across) - acrossCoupling * angleMass * spin)
      acrossImpulse += impulse
      push(&a, &b, impulse * across)
      turn(&a, &b, by: -angleMass * (spin + acrossCoupling * impulse))
    }
  }

  @inline(__always)
  private func relative(_ a: Motion, _ b: Motion) -> Vector { b.velocity(at: offsetB) - a.velocity(at: offsetA) }

  @inline(__always)
  private func push(_ a: inout Motion, _ b: inout Motion, _ impulse: Vector) {
    a.push(-impulse, at: offsetA)
    b.push(impulse, at: offsetB)
  }

  @inline(__always)
  private mutating func turn(_ a: inout Motion, _ b: inout Motion, by impulse: Double) {
    angleImpulse += impulse
    a.spin -= a.inverseInertia * impulse
    b.spin += b.inverseInertia * impulse
  }

  private mutating func solveDistance(_ a: inout Motion, _ b: inout Motion) {
    let asked = softness.rate * error + softness.give * axisImpulse
    let impulse = -axisMass * (relative(a, b).dot(axis) + asked)
    axisImpulse += impulse
    push(&a, &b, impulse * axis)
  }

  private mutating func solveLimit(_ a: inout Motion, _ b: inout Motion, rate: Double) {
    let old = axisImpulse
    axisImpulse = min(old - axisMass * (relative(a, b).dot(axis) + min(error, 0) * rate), 0)
    push(&a, &b, (axisImpulse - old) * axis)
  }

  private mutating func solvePoint(_ a: inout Motion, _ b: inout Motion) {
    let asked = relative(a, b) + wantedPoint + softness.give * pointImpulse
    let impulse = -pointMass.applied(to: asked)
    pointImpulse += impulse
    push(&a, &b, impulse)
  }

  private mutating func solveFrictionTorque(_ a: inout Motion, _ b: inout Motion, step: Double) {
    let most = frictionTorque * step
    guard most > 0 || frictionImpulse != 0 else { return }
    let wanted = frictionImpulse - angleMass * (b.spin - a.spin)
    let old = frictionImpulse
    frictionImpulse = max(-most, min(wanted, most))
    a.spin -= a.inverseInertia * (frictionImpulse - old)
    b.spin += b.inverseInertia * (frictionImpulse - old)
  }

  private mutating func solveAngleRange(_ a: inout Motion, _ b: inout Motion, rate: Double) {
    var old = leastImpulse
    leastImpulse = max(old - angleMass * (b.spin - a.spin + max(error - least, 0) * rate), 0)
    a.spin -= a.inverseInertia * (leastImpulse - old)
    b.spin += b.inverseInertia * (leastImpulse - old)
    old = mostImpulse
    mostImpulse = max(old - angleMass * (a.spin - b.spin + max(most - error, 0) * rate), 0)
    a.spin += a.inverseInertia * (mostImpulse - old)
    b.spin -= b.inverseInertia * (mostImpulse - old)
  }

  private mutating func solveWayRange(_ a: inout Motion, _ b: inout Motion, rate: Double) {
    var old = leastImpulse
    leastImpulse = max(old - axisMass * (relative(a, b).dot(axis) + max(error - least, 0) * rate), 0)
    push(&a, &b, (leastImpulse - old) * axis)
    old = mostImpulse
    mostImpulse = max(old - axisMass * (max(most - error, 0) * rate - relative(a, b).dot(axis)), 0)
    push(&a, &b, (old - mostImpulse) * axis)
  }
}
