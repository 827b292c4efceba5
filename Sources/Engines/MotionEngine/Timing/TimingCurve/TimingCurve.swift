/// The pace of an animation: a cubic Bézier curve from (0, 0) to (1, 1), the time that has passed on its x axis and the
/// way that is done on its y axis, both as parts of the whole.
///
/// What `CAMediaTimingFunction` and `UICubicTimingParameters` stand for. The coefficients are worked out once; asking
/// allocates nothing and takes some tens of nanoseconds.
public struct TimingCurve: Hashable, Sendable {
  /// The time of the first control point, 0 to 1.
  public let control1x: Double

  /// The way at the first control point. Less than 0 draws back before the animation sets out.
  public let control1y: Double

  /// The time of the second control point, 0 to 1.
  public let control2x: Double

  /// The way at the second control point. More than 1 overshoots.
  public let control2y: Double

  /// Tells whether the way that is done is the time that has passed: both control points lie on the diagonal.
  public let isLinear: Bool

  let time: UnitCubic
  let way: UnitCubic

  /// A curve through two control points.
  ///
  /// - Parameters:
  ///   - control1x: a time; cut to 0...1, as Core Animation requires. NaN counts as 0.
  ///   - control1y: a way; any number up to a million either way. NaN counts as 0.
  ///   - control2x: as `control1x`.
  ///   - control2y: as `control1y`.
  public init(control1x: Double, control1y: Double, control2x: Double, control2y: Double) {
    self.control1x = Self.time(control1x)
    self.control1y = control1y.bounded(by: Self.farthestWay, orNaN: 0)
    self.control2x = Self.time(control2x)
    self.control2y = control2y.bounded(by: Self.farthestWay, orNaN: 0)
    isLinear = self.control1x == self.control1y && self.control2x == self.control2y
    time = UnitCubic(self.control1x, self.control2x)
    way = UnitCubic(self.control1y, self.control2y)
  }

  /// The way that is done after a part of the time: exactly 0 at 0 and 1 at 1. Between them it may lie outside of 0...1.
  ///
  /// - Parameter progress: the time that has passed, 0 to 1. What lies outside counts as the nearer end, NaN as 0.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    return isLinear ? progress : way.value(at: time.parameter(of: progress))
  }

  /// The curve run backwards: its value at a time is what is left of this curve's way that long before the end.
  ///
  /// An animation that eases in eases out when it is played from its end with this curve.
  public var reversed: TimingCurve {
    TimingCurve(control1x: 1 - control2x, control1y: 1 - control2y, control2x: 1 - control1x, control2y: 1 - control1y)
  }

  /// Far beyond any overshoot that can be seen, and small enough that nothing overflows. Our choice.
  private static let farthestWay = 1e6

  private static func time(_ value: Double) -> Double {
    value > 0 ? min(value, 1) : 0
  }
}
