import PlaneVectors

/// Two by two numbers, two of them the same: masses as two points feel them.
struct SymmetricMatrix: Equatable, Codable, Sendable {
  var xx = 0.0
  var xy = 0.0
  var yy = 0.0

  init() {}

  /// The change of velocity between two points by an impulse at their offsets, with `give` more.
  @inline(__always)
  init(_ a: Motion, _ offsetA: Vector, _ b: Motion, _ offsetB: Vector, give: Double = 0) {
    let inverse = a.inverseMass + b.inverseMass + give
    xx = inverse + a.inverseInertia * offsetA.y * offsetA.y + b.inverseInertia * offsetB.y * offsetB.y
    xy = -a.inverseInertia * offsetA.x * offsetA.y - b.inverseInertia * offsetB.x * offsetB.y
    yy = inverse + a.inverseInertia * offsetA.x * offsetA.x + b.inverseInertia * offsetB.x * offsetB.x
  }

  @inline(__always)
  var inverse: SymmetricMatrix {
    let determinant = xx * yy - xy * xy
    var result = SymmetricMatrix()
    guard determinant != 0 else { return result }
    let scale = 1 / determinant
    result.xx = yy * scale
    result.xy = -xy * scale
    result.yy = xx * scale
    return result
  }

  @inline(__always)
  func applied(to v: Vector) -> Vector { Vector(xx * v.x + xy * v.y, xy * v.x + yy * v.y) }
}
