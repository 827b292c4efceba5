import PlaneVectors

/// A contact point as the solver wants it.
struct SolverPoint {
  var offsetA = Vector.zero
  var offsetB = Vector.zero
  var normalMass = 0.0
  var tangentMass = 0.0
  var normalImpulse = 0.0
  var tangentImpulse = 0.0
  var gap = 0.0
  /// How fast the gap may close so that it is closed at the end of the step.
  var allowed = 0.0

  @inline(__always)
  init(_ point: ContactPoint, _ normal: Vector, _ a: Motion, _ b: Motion, rate: Double) {
    offsetA = point.offsetA
    offsetB = point.offsetB
    let tangent = normal.outwards
    let inverse = a.inverseMass + b.inverseMass
    let normalA = offsetA.cross(normal)
    let normalB = offsetB.cross(normal)
    normalMass = 1 / (inverse + a.inverseInertia * normalA * normalA + b.inverseInertia * normalB * normalB)
    let tangentA = offsetA.cross(tangent)
    let tangentB = offsetB.cross(tangent)
    tangentMass = 1 / (inverse + a.inverseInertia * tangentA * tangentA + b.inverseInertia * tangentB * tangentB)
    // What pressed and is apart now presses no more.
    let isApart = point.gap > 0 && (b.velocity(at: offsetB) - a.velocity(at: offsetA)).dot(normal) > -point.gap * rate
    normalImpulse = isApart ? 0 : point.normalImpulse
    tangentImpulse = isApart ? 0 : point.tangentImpulse
    gap = point.gap
    allowed = max(gap, 0) * rate
  }

  @inline(__always)
  func warmStart(_ normal: Vector, _ a: inout Motion, _ b: inout Motion) {
    let tangent = normal.outwards
    let impulse = Vector(
      normalImpulse * normal.x + tangentImpulse * tangent.x, normalImpulse * normal.y + tangentImpulse * tangent.y)
    a.push(-impulse, at: offsetA)
    b.push(impulse, at: offsetB)
  }

  @inline(__always)
  mutating func solveFriction(_ normal: Vector, _ friction: Double, _ a: inout Motion, _ b: inout Motion) {
    let tangent = normal.outwards
    let relative = b.velocity(at: offsetB) - a.velocity(at: offsetA)
    let most = friction * normalImpulse
    let old = tangentImpulse
    tangentImpulse = max(-most, min(old - tangentMass * relative.dot(tangent), most))
    let impulse = (tangentImpulse - old) * tangent
    a.push(-impulse, at: offsetA)
    b.push(impulse, at: offsetB)
  }

  @inline(__always)
  mutating func solveNormal(_ normal: Vector, _ a: inout Motion, _ b: inout Motion) {
    let relative = b.velocity(at: offsetB) - a.velocity(at: offsetA)
    let old = normalImpulse
    normalImpulse = max(old - normalMass * (relative.dot(normal) + allowed), 0)
    let impulse = (normalImpulse - old) * normal
    a.push(-impulse, at: offsetA)
    b.push(impulse, at: offsetB)
  }

  @inline(__always)
  func solvePosition(_ normal: Vector, _ correction: PositionCorrection, _ a: inout Motion, _ b: inout Motion) {
    let wayB = b.way + offsetB.turned(by: b.turn)
    let wayA = a.way + offsetA.turned(by: a.turn)
    let now = gap + (wayB - wayA).dot(normal) + correction.allowed
    guard now < 0 else { return }
    let impulse = (-normalMass * max(correction.share * now, -correction.most)) * normal
    a.shift(-impulse, at: offsetA)
    b.shift(impulse, at: offsetB)
  }
}
