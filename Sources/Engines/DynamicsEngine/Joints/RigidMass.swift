import PlaneVectors

/// Masses as a joint feels them that holds a point and the angle: a pull far from a body's centre turns it, and a turn moves what
/// lies far from it. The impulse for the one and the turning impulse for the other are found together; one after the other, each
/// would undo what the other has done, the more the farther the point is. // D50
struct RigidMass: Equatable, Codable, Sendable {
  /// The impulse for a speed of the point, where the angle is held as well.
  private var point = SymmetricMatrix()
  /// The change of the point's speed by a turning impulse of 1.
  private var coupling = Vector.zero
  /// The turning impulse for a speed of turning, where the point is free; 0 where nothing turns.
  private var turn = 0.0

  init() {}

  /// - Parameters:
  ///   - give: what the point gives way per impulse.
  ///   - turnGive: what the angle gives way per turning impulse.
  init(
    _ a: Motion, _ offsetA: Vector, _ b: Motion, _ offsetB: Vector, give: Double = 0, turnGive: Double = 0
  ) {
    let inertia = a.inverseInertia + b.inverseInertia
    turn = inertia > 0 ? 1 / (inertia + turnGive) : 0
    coupling = Vector(
      -a.inverseInertia * offsetA.y - b.inverseInertia * offsetB.y,
      a.inverseInertia * offsetA.x + b.inverseInertia * offsetB.x)
    var matrix = SymmetricMatrix(a, offsetA, b, offsetB, give: give)
    matrix.xx -= turn * coupling.x * coupling.x
    matrix.xy -= turn * coupling.x * coupling.y
    matrix.yy -= turn * coupling.y * coupling.y
    point = matrix.inverse
  }

  /// The impulse and the turning impulse that take back a speed of the point and one of turning.
  @inline(__always)
  func impulses(against speed: Vector, spin: Double) -> (impulse: Vector, turn: Double) {
    let impulse = -point.applied(to: speed - (turn * spin) * coupling)
    return (impulse, -turn * (spin + coupling.dot(impulse)))
  }
}
