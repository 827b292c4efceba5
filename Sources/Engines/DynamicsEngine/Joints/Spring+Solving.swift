import PlaneVectors

extension Spring {
  /// Tells whether nothing but this spring acts on its body, and does so in its centre: then one step of it has a
  /// closed form.
  @inline(__always)
  func isAlone(_ a: Motion, _ driveA: Drive, _ b: Motion, _ driveB: Drive) -> Bool {
    if driveB.load == 1, a.inverseMass == 0 { return b.inverseInertia == 0 || localB == .zero }
    if driveA.load == 1, b.inverseMass == 0 { return a.inverseInertia == 0 || localA == .zero }
    return false
  }

  /// The whole step of a spring that is alone: what the iterations would come to.
  @inline(__always)
  mutating func solveAlone(
    _ motions: UnsafeMutableBufferPointer<Motion>, _ places: UnsafeBufferPointer<Place>, step: Double
  ) {
    isShared = false
    let placeA = places[Int(a)]
    let placeB = places[Int(b)]
    let way = (placeB.center + placeB.rotation.apply(localB)) - (placeA.center + placeA.rotation.apply(localA))
    // Over the mass, which falls out: stiffness + damping per step, and what of a velocity they take.
    if constants.step != step { constants = Constants(frequency: frequency, damping: damping, step: step) }
    if motions[Int(a)].inverseMass == 0 {
      let velocity = motions[Int(b)].velocity
      motions[Int(b)].velocity = velocity - constants.share * (velocity + constants.rate * way)
    } else {
      let velocity = motions[Int(a)].velocity
      motions[Int(a)].velocity = velocity - constants.share * (velocity - constants.rate * way)
    }
  }

  mutating func prepare(_ a: Motion, _ placeA: Place, _ b: Motion, _ placeB: Place, step: Double) {
    if !isShared { impulse = .zero }
    isShared = true
    offsetA = placeA.rotation.apply(localA)
    offsetB = placeB.rotation.apply(localB)
    let way = (placeB.center + offsetB) - (placeA.center + offsetA)
    let inverse = a.inverseMass + b.inverseMass
    softness = Softness(
      frequency: frequency, damping: damping, mass: inverse > 0 ? 1 / inverse : 0, step: step)
    wanted = softness.rate * way
    mass = SymmetricMatrix(a, offsetA, b, offsetB, give: softness.give).inverse
  }

  func warmStart(_ a: inout Motion, _ b: inout Motion) {
    a.push(-impulse, at: offsetA)
    b.push(impulse, at: offsetB)
  }

  mutating func solve(_ a: inout Motion, _ b: inout Motion) {
    let relative = b.velocity(at: offsetB) - a.velocity(at: offsetA)
    let change = -mass.applied(to: relative + wanted + softness.give * impulse)
    impulse += change
    a.push(-change, at: offsetA)
    b.push(change, at: offsetB)
  }
}
