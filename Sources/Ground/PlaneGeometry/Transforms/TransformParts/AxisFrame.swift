import Foundation

/// The upper left of a transform, three by three, told as scale, shear and rotation: its rows made square one after
/// the other.
struct AxisFrame {
  private(set) var scale = SIMD3<Double>.zero
  private(set) var shear = SIMD3<Double>.zero
  private(set) var rows: AxisRows

  /// Below which volume, that of a cube being 1, three directions count as lying in a plane (our choice: rounding of a
  /// product of transforms leaves about 1e-16).
  private static let flatnessTolerance = 1e-12

  /// The frame of a transform; nil when it flattens space. The last factor alone may be negative.
  init?(_ transform: CATransform3D) {
    self.init(DirectedRows(transform))
    guard scale.x != 0, scale.y != 0, scale.z != 0 else { return nil }
  }

  /// The frame of a transform that may flatten space: an axis without length keeps the direction that the others leave
  /// it, or its own where they leave several; an axis along another's line, or in the plane of two, is taken to be one
  /// without length.
  init(completing transform: CATransform3D) {
    var directed = DirectedRows(transform)
    // Twice the tolerance, so that rounding cannot find flat again what was found square.
    directed.complete(tolerance: 2 * Self.flatnessTolerance)
    self.init(directed)
  }

  private init(_ directed: DirectedRows) {
    let (length, x, row1, row2) = (directed.lengths, directed.x, directed.y, directed.z)
    // Twice, since once leaves what rounding makes of two rows that are nearly the same.
    var along = (row1 * x).sum()
    var y = row1 - along * x
    let rest = (y * x).sum()
    y -= rest * x
    along += rest
    let height = y.length
    y = height > Self.flatnessTolerance ? y / height : .zero
    let z = x.cross(y)
    let depth = (row2 * z).sum()
    rows = AxisRows(x: x, y: y, z: z)
    guard height > Self.flatnessTolerance else { return }
    scale = SIMD3(length.x, length.y * height, 0)
    shear.x = along / height
    guard height * abs(depth) > Self.flatnessTolerance else { return }
    scale.z = length.z * depth
    shear.y = (row2 * x).sum() / depth
    shear.z = (row2 * y).sum() / depth
  }
}

/// Three rows as directions of length 1 and lengths; a row of zeros has no direction.
private struct DirectedRows {
  var lengths: SIMD3<Double>
  var x: SIMD3<Double>
  var y: SIMD3<Double>
  var z: SIMD3<Double>

  init(_ t: CATransform3D) {
    x = SIMD3(t.m11, t.m12, t.m13)
    y = SIMD3(t.m21, t.m22, t.m23)
    z = SIMD3(t.m31, t.m32, t.m33)
    lengths = SIMD3(x.length, y.length, z.length)
    x = Self.direction(x)
    y = Self.direction(y)
    z = Self.direction(z)
  }

  private static func direction(_ row: SIMD3<Double>) -> SIMD3<Double> {
    let most = Swift.max(abs(row.x), abs(row.y), abs(row.z))
    guard most > 0 else { return .zero }
    let scaled = row / most
    return scaled / (scaled * scaled).sum().squareRoot()
  }

  /// Gives the rows without a direction one, right-handed with the others, and a length of 0.
  mutating func complete(tolerance: Double) {
    if x != .zero, y != .zero, x.cross(y).length <= tolerance { dropY() }
    if x != .zero, z != .zero, x.cross(z).length <= tolerance { dropZ() }
    if y != .zero, z != .zero, y.cross(z).length <= tolerance { dropZ() }
    switch (x != .zero, y != .zero, z != .zero) {
    case (true, true, true):
      // In one plane: the last keeps its place in it as no length at all.
      guard abs((x.cross(y) * z).sum()) <= tolerance else { return }
      lengths.z = 0
      z = Self.direction(x.cross(y))
    case (true, true, false): z = Self.direction(x.cross(y))
    case (true, false, true): y = Self.direction(z.cross(x))
    case (false, true, true): x = Self.direction(y.cross(z))
    case (true, false, false): (y, z) = Self.square(to: x, SIMD3(0, 1, 0), SIMD3(0, 0, 1))
    case (false, true, false): (z, x) = Self.square(to: y, SIMD3(0, 0, 1), SIMD3(1, 0, 0))
    case (false, false, true): (x, y) = Self.square(to: z, SIMD3(1, 0, 0), SIMD3(0, 1, 0))
    case (false, false, false): (x, y, z) = (SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1))
    }
  }

  private mutating func dropY() {
    y = .zero
    lengths.y = 0
  }

  private mutating func dropZ() {
    z = .zero
    lengths.z = 0
  }

  /// Two directions at right angles to `row` and each other, right-handed after it, as near to the given ones as one of
  /// them can be.
  private static func square(
    to row: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>
  ) -> (SIMD3<Double>, SIMD3<Double>) {
    let nearSecond = second - (second * row).sum() * row
    // 0.5: one of two directions at right angles is always further than that from the row's line.
    guard nearSecond.length <= 0.5 else {
      let second = direction(nearSecond)
      return (second, row.cross(second))
    }
    let third = direction(third - (third * row).sum() * row)
    return (third.cross(row), third)
  }
}
