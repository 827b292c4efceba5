import PlaneVectors

/// The data of a body that the solver reads and writes in every iteration: one cache line.
struct Motion: Equatable, Codable, Sendable {
  var velocity = Vector.zero
  var spin = 0.0
  /// 0 for what nothing moves.
  var inverseMass = 0.0
  /// 0 for what nothing turns.
  var inverseInertia = 0.0
  /// How far the centre of mass comes in this step.
  var way = Vector.zero
  /// How far it turns in this step.
  var turn = 0.0

  @inline(__always)
  func velocity(at offset: Vector) -> Vector {
    Vector(velocity.x - spin * offset.y, velocity.y + spin * offset.x)
  }

  @inline(__always)
  mutating func push(_ impulse: Vector, at offset: Vector) {
    velocity.x += inverseMass * impulse.x
    velocity.y += inverseMass * impulse.y
    spin += inverseInertia * offset.cross(impulse)
  }

  @inline(__always)
  mutating func shift(_ impulse: Vector, at offset: Vector) {
    way.x += inverseMass * impulse.x
    way.y += inverseMass * impulse.y
    turn += inverseInertia * offset.cross(impulse)
  }
}
