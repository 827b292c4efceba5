import Foundation

/// Three directions of length 1 at right angles, right-handed: the rows of a rotation.
struct AxisRows: Equatable {
  var x: SIMD3<Double>
  var y: SIMD3<Double>
  var z: SIMD3<Double>

  init(x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// The rows of the rotation that a quaternion of length 1 stands for.
  init(rotation q: SIMD4<Double>) {
    x = SIMD3(1 - 2 * (q.y * q.y + q.z * q.z), 2 * (q.x * q.y + q.w * q.z), 2 * (q.x * q.z - q.w * q.y))
    y = SIMD3(2 * (q.x * q.y - q.w * q.z), 1 - 2 * (q.x * q.x + q.z * q.z), 2 * (q.y * q.z + q.w * q.x))
    z = SIMD3(2 * (q.x * q.z + q.w * q.y), 2 * (q.y * q.z - q.w * q.x), 1 - 2 * (q.x * q.x + q.y * q.y))
  }

  /// The quaternion, of length 1. It starts from its greatest part, which is never near 0.
  var rotation: SIMD4<Double> {
    let (xx, yy, zz) = (x.x, y.y, z.z)
    let q: SIMD4<Double>
    if xx + yy + zz >= max(xx, yy, zz) {
      q = SIMD4(y.z - z.y, z.x - x.z, x.y - y.x, 1 + xx + yy + zz)
    } else if xx >= yy, xx >= zz {
      q = SIMD4(1 + xx - yy - zz, x.y + y.x, x.z + z.x, y.z - z.y)
    } else if yy >= zz {
      q = SIMD4(x.y + y.x, 1 + yy - xx - zz, y.z + z.y, z.x - x.z)
    } else {
      q = SIMD4(x.z + z.x, y.z + z.y, 1 + zz - xx - yy, x.y - y.x)
    }
    return q / (q * q).sum().squareRoot()
  }
}

extension SIMD3<Double> {
  func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  /// The length; vectors that are very long or very short neither overflow nor vanish.
  var length: Double {
    let most = Swift.max(abs(x), abs(y), abs(z))
    guard most > 0, most.isFinite else { return most }
    let scaled = self / most
    return most * (scaled * scaled).sum().squareRoot()
  }
}
