/// How much each of four values in a row weighs at a place between the middle two, on a smooth curve through all of them:
/// the curve of Kochanek and Bartels, which is that of Catmull and Rom where its three shapes are 0.
public struct CubicWeights: Hashable, Sendable {
  /// The weights of the four values; together 1.
  public let weights: SIMD4<Double>

  /// The shape of a curve at a value.
  public struct Shape: Hashable, Sendable {
    /// 1 for straight lines, −1 for wide curves.
    public var tension: Double
    /// Not 0 for a corner.
    public var continuity: Double
    /// More than 0 to swing beyond the value, less to swing before it.
    public var bias: Double

    /// A shape. The numbers are meant to lie within −1 to 1; beyond a thousand they are cut, and NaN counts as 0.
    public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
      self.tension = tension.bounded(by: 1e3, orNaN: 0)
      self.continuity = continuity.bounded(by: 1e3, orNaN: 0)
      self.bias = bias.bounded(by: 1e3, orNaN: 0)
    }
  }

  /// Weights at a part of the way from the second value to the third, which have these shapes.
  ///
  /// - Parameter part: 0 to 1, or beyond where a curve overshoots; cut to a thousand either way, NaN counts as 0.
  public init(at part: Double, from start: Shape = Shape(), to end: Shape = Shape()) {
    let t = part.bounded(by: 1e3, orNaN: 0)
    let (square, cube) = (t * t, t * t * t)
    let leaving = cube - 2 * square + t
    let arriving = cube - square
    // How the direction at a value follows from the way to it and the way from it.
    let out = (1 - start.tension) / 2 * leaving
    let outBefore = out * (1 + start.bias) * (1 + start.continuity)
    let outAfter = out * (1 - start.bias) * (1 - start.continuity)
    let into = (1 - end.tension) / 2 * arriving
    let intoBefore = into * (1 + end.bias) * (1 - end.continuity)
    let intoAfter = into * (1 - end.bias) * (1 + end.continuity)
    weights = SIMD4(
      -outBefore, (2 * cube - 3 * square + 1) + outBefore - outAfter - intoBefore,
      (3 * square - 2 * cube) + outAfter + intoBefore - intoAfter, intoAfter)
  }
}
