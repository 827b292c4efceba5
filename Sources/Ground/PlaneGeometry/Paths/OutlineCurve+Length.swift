import Foundation

extension OutlineCurve {
  /// How far two measurements of a stretch, of which one looks twice as closely, may differ as a part of the outline's
  /// size before it is halved (our choice).
  private static var tolerance: Double { 1e-9 }
  /// How often a stretch is halved at most: enough to close in on a cusp, where the speed has a corner.
  private static var depth: Int { 24 }

  /// The length in points; 0 where a point is not finite.
  var length: Double {
    if isStraight { return finite(hypot(x.end - x.start, y.end - y.start)) }
    return finite(length(from: 0, to: 1))
  }

  /// The length between two values of t, the lesser first.
  func length(from: Double, to: Double) -> Double {
    let extent = polygonLength
    guard extent > 0, extent.isFinite else { return 0 }
    return measured(from, to, whole: fivePoints(from, to), Self.tolerance * extent, Self.depth)
  }

  /// The t up to which the curve is `target` points long.
  ///
  /// By Newton's method, held between bounds that close in on the place.
  func parameter(atLength target: Double, of whole: Double) -> Double {
    guard target > 0 else { return 0 }
    guard target < whole else { return 1 }
    if isStraight { return target / whole }
    var (low, high, lowLength) = (0.0, 1.0, 0.0)
    var t = target / whole
    // 60: halving alone comes to the end of a number's digits before that.
    for _ in 0..<60 {
      let length = lowLength + length(from: low, to: t)
      let miss = length - target
      if abs(miss) <= Self.tolerance * whole { return t }
      if miss < 0 {
        low = t
        lowLength = length
      } else {
        high = t
      }
      let next = t - miss / speed(t)
      t = next > low && next < high ? next : (low + high) / 2
      guard t > low, t < high else { return t }
    }
    return t
  }

  /// The direction in which the curve runs on at `t`, in radians from the positive x axis; at the end, the one in which
  /// it arrives. 0 for a curve without length.
  func angle(at t: Double) -> Double {
    if isStraight { return atan2(y.end - y.start, x.end - x.start) }
    // Where the curve rests for a moment its next derivative says where it goes. 1e-9 of its size: rest, but for
    // rounding.
    let least = 1e-9 * polygonLength
    let first = (x: x.derivative(at: t), y: y.derivative(at: t))
    if hypot(first.x, first.y) > least { return atan2(first.y, first.x) }
    let second = (x: x.secondDerivative(at: t), y: y.secondDerivative(at: t))
    // Before its end a curve that comes to rest there still runs the other way.
    let sign: Double = t < 1 ? 1 : -1
    if hypot(second.x, second.y) > least { return atan2(sign * second.y, sign * second.x) }
    return atan2(y.thirdDerivative, x.thirdDerivative)
  }

  private var polygonLength: Double {
    hypot(x.control1 - x.start, y.control1 - y.start) + hypot(x.control2 - x.control1, y.control2 - y.control1)
      + hypot(x.end - x.control2, y.end - y.control2)
  }

  private func finite(_ length: Double) -> Double { length.isFinite ? length : 0 }

  private func speed(_ t: Double) -> Double { hypot(x.derivative(at: t), y.derivative(at: t)) }

  private func measured(_ from: Double, _ to: Double, whole: Double, _ tolerance: Double, _ depth: Int) -> Double {
    let middle = (from + to) / 2
    let (first, second) = (fivePoints(from, middle), fivePoints(middle, to))
    guard abs(first + second - whole) > tolerance, depth > 0 else { return first + second }
    return measured(from, middle, whole: first, tolerance / 2, depth - 1)
      + measured(middle, to, whole: second, tolerance / 2, depth - 1)
  }

  /// The integral of the speed by the rule of Gauss and Legendre with five points.
  private func fivePoints(_ from: Double, _ to: Double) -> Double {
    let (middle, half) = ((from + to) / 2, (to - from) / 2)
    let (near, far) = (half * 0.538_469_310_105_683_1, half * 0.906_179_845_938_664)
    return half
      * (0.568_888_888_888_888_9 * speed(middle)
        + 0.478_628_670_499_366_5 * (speed(middle - near) + speed(middle + near))
        + 0.236_926_885_056_189_1 * (speed(middle - far) + speed(middle + far)))
  }
}
