/// A random number for every point of space and time, that changes smoothly: between -1 and 1.
enum SmoothNoise {
  static func value(_ x: Double, _ y: Double, _ time: Double, seed: UInt64) -> Double {
    let (column, u) = split(x)
    let (row, v) = split(y)
    let (moment, w) = split(time)
    func plane(_ moment: Int64) -> Double {
      mix(
        mix(corner(column, row, moment, seed), corner(column &+ 1, row, moment, seed), u),
        mix(corner(column, row &+ 1, moment, seed), corner(column &+ 1, row &+ 1, moment, seed), u), v)
    }
    return mix(plane(moment), plane(moment &+ 1), w)
  }

  /// The cell, and how far through it, eased so that neither slope nor bend jumps at its edges.
  private static func split(_ value: Double) -> (cell: Int64, part: Double) {
    let limited = max(-1e15, min(value, 1e15))
    let cell = limited.rounded(.down)
    let t = limited - cell
    return (Int64(cell), t * t * t * (t * (t * 6 - 15) + 10))
  }

  private static func mix(_ a: Double, _ b: Double, _ part: Double) -> Double { a + part * (b - a) }

  private static func corner(_ column: Int64, _ row: Int64, _ moment: Int64, _ seed: UInt64) -> Double {
    var bits = seed
    func stir(_ part: Int64) {
      bits = (bits ^ UInt64(bitPattern: part)) &* 0x9E37_79B9_7F4A_7C15
      bits ^= bits >> 29
    }
    stir(column)
    stir(row)
    stir(moment)
    return Double(bits >> 11) * (2.0 / 9_007_199_254_740_992) - 1
  }
}
