import PlaneVectors

/// A contact with one point, as the solver wants it.
struct SingleRow {
  var a: Int32
  var b: Int32
  var contact: Int32
  var friction: Double
  var normal: Vector
  var point: SolverPoint
}

/// A contact with two points, as the solver wants it.
struct DoubleRow {
  var a: Int32
  var b: Int32
  var contact: Int32
  /// Tells whether the points are solved together. Points that are almost one are not.
  var isBlock: Bool
  var friction: Double
  var normal: Vector
  var first: SolverPoint
  var second: SolverPoint
  /// How a push at one point moves both.
  var coupling: Double
  var inverse = SymmetricMatrix()

  @inline(__always)
  init(_ contact: Contact, index: Int32, first: SolverPoint, second: SolverPoint, _ a: Motion, _ b: Motion) {
    self.a = contact.a
    self.b = contact.b
    self.contact = index
    friction = contact.friction
    normal = contact.normal
    self.first = first
    self.second = second
    let firstA = first.offsetA.cross(normal)
    let firstB = first.offsetB.cross(normal)
    let secondA = second.offsetA.cross(normal)
    let secondB = second.offsetB.cross(normal)
    coupling =
      a.inverseMass + b.inverseMass + a.inverseInertia * firstA * secondA + b.inverseInertia * firstB * secondB
    var matrix = SymmetricMatrix()
    matrix.xx = 1 / first.normalMass
    matrix.xy = coupling
    matrix.yy = 1 / second.normalMass
    // Beyond this the two equations say almost the same, and their difference is noise.
    let mostAlike = 1000.0
    isBlock = matrix.xx * matrix.xx < mostAlike * (matrix.xx * matrix.yy - coupling * coupling)
    if isBlock { inverse = matrix.inverse }
  }

  /// Both normal impulses at once: one after the other, each would turn the body a little the same way in every step, and
  /// a tower of boxes would fall over.
  @inline(__always)
  mutating func solveNormals(_ motionA: inout Motion, _ motionB: inout Motion) {
    let oldFirst = first.normalImpulse
    let oldSecond = second.normalImpulse
    let speedFirst =
      (motionB.velocity(at: first.offsetB) - motionA.velocity(at: first.offsetA)).dot(normal) + first.allowed
    let speedSecond =
      (motionB.velocity(at: second.offsetB) - motionA.velocity(at: second.offsetA)).dot(normal) + second.allowed
    // What the speeds would be without the impulses so far.
    let freeFirst = speedFirst - oldFirst / first.normalMass - coupling * oldSecond
    let freeSecond = speedSecond - oldSecond / second.normalMass - coupling * oldFirst
    var impulses = -inverse.applied(to: Vector(freeFirst, freeSecond))
    if impulses.x < 0 || impulses.y < 0 {
      // Not both press: one alone, if the other point then parts, or none.
      let alone = -first.normalMass * freeFirst
      let other = -second.normalMass * freeSecond
      if alone >= 0, coupling * alone + freeSecond >= 0 {
        impulses = Vector(alone, 0)
      } else if other >= 0, coupling * other + freeFirst >= 0 {
        impulses = Vector(0, other)
      } else if freeFirst >= 0, freeSecond >= 0 {
        impulses = .zero
      } else {
        return
      }
    }
    first.normalImpulse = impulses.x
    second.normalImpulse = impulses.y
    let changeFirst = (impulses.x - oldFirst) * normal
    let changeSecond = (impulses.y - oldSecond) * normal
    let sum = changeFirst + changeSecond
    motionA.velocity -= motionA.inverseMass * sum
    motionB.velocity += motionB.inverseMass * sum
    motionA.spin -=
      motionA.inverseInertia * (first.offsetA.cross(changeFirst) + second.offsetA.cross(changeSecond))
    motionB.spin +=
      motionB.inverseInertia * (first.offsetB.cross(changeFirst) + second.offsetB.cross(changeSecond))
  }
}
