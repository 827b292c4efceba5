import Foundation

extension TransformParts {
  /// The rotation as three turns one after the other: about x, then about y, then about z, in radians.
  ///
  /// Of the two sets of angles that there are, the one whose sum is less, so that a turn about one axis reads as that
  /// and nothing else. With y a quarter turn, x and z turn about the same axis and all of it is told as x.
  var angles: SIMD3<Double> {
    let rows = AxisRows(rotation: rotation)
    let cosine = (rows.x.x * rows.x.x + rows.x.y * rows.x.y).squareRoot()
    // 1e-12: with less than that of x's row in the plane, its direction there is rounding.
    guard cosine > 1e-12 else {
      let y = rows.x.z < 0 ? Double.pi / 2 : -.pi / 2
      return SIMD3(atan2(rows.x.z < 0 ? rows.y.x : -rows.y.x, rows.y.y), y, 0)
    }
    let first = SIMD3(atan2(rows.y.z, rows.z.z), atan2(-rows.x.z, cosine), atan2(rows.x.y, rows.x.x))
    let second = SIMD3(Self.opposite(first.x), Self.supplement(first.y), Self.opposite(first.z))
    return Self.extent(second) < Self.extent(first) ? second : first
  }

  /// The quaternion of turns about x, then y, then z, by `angles` in radians.
  static func rotation(angles: SIMD3<Double>) -> SIMD4<Double> {
    let x = (sine: sin(angles.x / 2), cosine: cos(angles.x / 2))
    let y = (sine: sin(angles.y / 2), cosine: cos(angles.y / 2))
    let z = (sine: sin(angles.z / 2), cosine: cos(angles.z / 2))
    return SIMD4(
      x.sine * y.cosine * z.cosine - x.cosine * y.sine * z.sine,
      x.cosine * y.sine * z.cosine + x.sine * y.cosine * z.sine,
      x.cosine * y.cosine * z.sine - x.sine * y.sine * z.cosine,
      x.cosine * y.cosine * z.cosine + x.sine * y.sine * z.sine)
  }

  private static func opposite(_ angle: Double) -> Double { angle > 0 ? angle - .pi : angle + .pi }

  private static func supplement(_ angle: Double) -> Double { angle < 0 ? -.pi - angle : .pi - angle }

  private static func extent(_ angles: SIMD3<Double>) -> Double { abs(angles.x) + abs(angles.y) + abs(angles.z) }
}
