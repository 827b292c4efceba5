import PlaneVectors

/// Bounces go from body to body one after the other, as in a row of balls that hang side by side; all other contacts are
/// solved together. So a bounce is computed before, on a copy of the velocities: the bodies move in this step as if
/// nothing bounced, until they touch, and leave it with what the bounces made of their velocities.
extension Solver {
  /// How often a bounce can go through all contacts: as far as it gets in an order that does not suit it.
  private static let mostSweeps = 32

  func strike(
    _ struck: inout [Motion], awake: [Int32], _ impacts: inout [Impact], bounceSpeed: Double
  ) {
    for slot in awake { struck[Int(slot)] = motions[Int(slot)] }
    struck.withUnsafeMutableBufferPointer { struck in
      for _ in 0..<Self.mostSweeps {
        var isCalm = true
        for index in impacts.indices {
          let row = Int(impacts[index].row)
          let didBounce =
            impacts[index].isDouble
            ? bounce(doubles[row], struck, impacts[index].elasticity, bounceSpeed)
            : bounce(singles[row], struck, impacts[index].elasticity, bounceSpeed)
          guard didBounce else { continue }
          impacts[index].isStruck = true
          isCalm = false
        }
        if isCalm { break }
      }
    }
  }

  private func bounce(
    _ row: SingleRow, _ struck: UnsafeMutableBufferPointer<Motion>, _ elasticity: Double, _ bounceSpeed: Double
  ) -> Bool {
    let point = row.point
    let closing = closing(row.a, row.b, point.offsetA, point.offsetB, row.normal, struck)
    guard closing < -bounceSpeed, point.gap + step * closing <= 0 else { return false }
    hit(
      row.a, row.b, point.offsetA, point.offsetB, row.normal, point.normalMass, point.tangentMass, row.friction,
      by: -(1 + elasticity) * closing, struck)
    return true
  }

  private func bounce(
    _ row: DoubleRow, _ struck: UnsafeMutableBufferPointer<Motion>, _ elasticity: Double, _ bounceSpeed: Double
  ) -> Bool {
    let first = closing(row.a, row.b, row.first.offsetA, row.first.offsetB, row.normal, struck)
    let second = closing(row.a, row.b, row.second.offsetA, row.second.offsetB, row.normal, struck)
    let isFirst = first < -bounceSpeed && row.first.gap + step * first <= 0
    let isSecond = second < -bounceSpeed && row.second.gap + step * second <= 0
    guard isFirst || isSecond else { return false }
    if isFirst, isSecond {
      // An edge that lands flat is hit in the middle, so that it stays flat.
      let offsetA = 0.5 * (row.first.offsetA + row.second.offsetA)
      let offsetB = 0.5 * (row.first.offsetB + row.second.offsetB)
      let masses = masses(row.a, row.b, offsetA, offsetB, row.normal)
      let closing = closing(row.a, row.b, offsetA, offsetB, row.normal, struck)
      hit(
        row.a, row.b, offsetA, offsetB, row.normal, masses.normal, masses.tangent, row.friction,
        by: -(1 + elasticity) * closing, struck)
    } else {
      let point = isFirst ? row.first : row.second
      hit(
        row.a, row.b, point.offsetA, point.offsetB, row.normal, point.normalMass, point.tangentMass, row.friction,
        by: -(1 + elasticity) * (isFirst ? first : second), struck)
    }
    return true
  }

  private func closing(
    _ a: Int32, _ b: Int32, _ offsetA: Vector, _ offsetB: Vector, _ normal: Vector,
    _ struck: UnsafeMutableBufferPointer<Motion>
  ) -> Double {
    let still = Motion()
    let motionA = drives[Int(a)].awakeIndex >= 0 ? struck[Int(a)] : still
    let motionB = drives[Int(b)].awakeIndex >= 0 ? struck[Int(b)] : still
    return (motionB.velocity(at: offsetB) - motionA.velocity(at: offsetA)).dot(normal)
  }

  private func masses(
    _ a: Int32, _ b: Int32, _ offsetA: Vector, _ offsetB: Vector, _ normal: Vector
  ) -> (normal: Double, tangent: Double) {
    let motionA = motions[Int(a)]
    let motionB = motions[Int(b)]
    func mass(_ axis: Vector) -> Double {
      let turnA = offsetA.cross(axis)
      let turnB = offsetB.cross(axis)
      return 1
        / (motionA.inverseMass + motionB.inverseMass + motionA.inverseInertia * turnA * turnA
          + motionB.inverseInertia * turnB * turnB)
    }
    return (mass(normal), mass(normal.outwards))
  }

  /// Changes the velocity across a contact by `change` along the normal; friction takes of the rest what it can.
  private func hit(
    _ a: Int32, _ b: Int32, _ offsetA: Vector, _ offsetB: Vector, _ normal: Vector, _ normalMass: Double,
    _ tangentMass: Double, _ friction: Double, by change: Double, _ struck: UnsafeMutableBufferPointer<Motion>
  ) {
    let along = normalMass * change
    push(a, b, offsetA, offsetB, along * normal, struck)
    let tangent = normal.outwards
    let sliding = closing(a, b, offsetA, offsetB, tangent, struck)
    let most = friction * along
    push(a, b, offsetA, offsetB, max(-most, min(-tangentMass * sliding, most)) * tangent, struck)
  }

  private func push(
    _ a: Int32, _ b: Int32, _ offsetA: Vector, _ offsetB: Vector, _ impulse: Vector,
    _ struck: UnsafeMutableBufferPointer<Motion>
  ) {
    if drives[Int(a)].awakeIndex >= 0 { struck[Int(a)].push(-impulse, at: offsetA) }
    if drives[Int(b)].awakeIndex >= 0 { struck[Int(b)].push(impulse, at: offsetB) }
  }

  /// Goes on from the velocities that impacts left: what moves afterwards is what bounced, as far as joints and other
  /// contacts allow.
  func resume(from struck: [Motion], awake: [Int32], impacts: [Impact], iterations: Int) {
    for slot in awake {
      motions[Int(slot)].velocity = struck[Int(slot)].velocity
      motions[Int(slot)].spin = struck[Int(slot)].spin
    }
    for impact in impacts where impact.isStruck {
      let row = Int(impact.row)
      if impact.isDouble {
        doubles[row].first.normalImpulse = 0
        doubles[row].first.tangentImpulse = 0
        doubles[row].second.normalImpulse = 0
        doubles[row].second.tangentImpulse = 0
      } else {
        singles[row].point.normalImpulse = 0
        singles[row].point.tangentImpulse = 0
      }
    }
    warmStart()
    for _ in 0..<iterations { solveVelocities() }
  }
}

/// A contact whose bodies may bounce: with the row that holds it and the contact's elasticity.
struct Impact {
  var isDouble: Bool
  var row: Int32
  var elasticity: Double
  /// Tells whether they did.
  var isStruck = false
}
