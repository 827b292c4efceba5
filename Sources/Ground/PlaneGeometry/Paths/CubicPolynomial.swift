import Foundation

/// One coordinate along a Bézier curve, for t from 0 to 1: four control values of a cubic.
struct CubicPolynomial {
  var start: CGFloat
  var control1: CGFloat
  var control2: CGFloat
  var end: CGFloat

  /// The value at `t`; exactly `start` at 0 and `end` at 1.
  func value(at t: CGFloat) -> CGFloat {
    let s = 1 - t
    return s * s * s * start + 3 * s * s * t * control1 + 3 * s * t * t * control2 + t * t * t * end
  }

  /// How fast the value changes at `t`.
  func derivative(at t: CGFloat) -> CGFloat {
    let s = 1 - t
    return 3 * (s * s * (control1 - start) + 2 * s * t * (control2 - control1) + t * t * (end - control2))
  }

  /// How fast the derivative changes at `t`.
  func secondDerivative(at t: CGFloat) -> CGFloat {
    6 * ((1 - t) * (control2 - 2 * control1 + start) + t * (end - 2 * control2 + control1))
  }

  /// How fast the second derivative changes, everywhere.
  var thirdDerivative: CGFloat {
    6 * (end - 3 * control2 + 3 * control1 - start)
  }

  /// The places strictly between the ends at which the coordinate turns round, in ascending order: none, one or two
  /// values of t.
  var turningPoints: (first: CGFloat?, second: CGFloat?) {
    // The derivative over 3: a·t² + b·t + c.
    let a = end - 3 * control2 + 3 * control1 - start
    let b = 2 * (control2 - 2 * control1 + start)
    let c = control1 - start
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return (nil, nil) }
    // This form never subtracts two numbers of nearly the same size, and with a = 0 the second root is the only one.
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    let roots = (Self.insideUnit(q / a), Self.insideUnit(c / q))
    guard let first = roots.0, let second = roots.1 else { return (roots.0 ?? roots.1, nil) }
    return (min(first, second), max(first, second))
  }

  /// Calls a closure with the ends of each stretch on which the coordinate runs one way.
  func forEachStretch(_ body: (_ from: CGFloat, _ to: CGFloat) -> Void) {
    let turns = turningPoints
    body(0, turns.first ?? 1)
    guard let first = turns.first else { return }
    body(first, turns.second ?? 1)
    if let second = turns.second { body(second, 1) }
  }

  private static func insideUnit(_ t: CGFloat) -> CGFloat? {
    t > 0 && t < 1 ? t : nil
  }

  /// The t between `from` and `to` at which the coordinate passes `target`, given that it runs one way between them.
  ///
  /// By halving until the interval is a single step of floating point: about 53 steps.
  func parameter(of target: CGFloat, from: CGFloat, to: CGFloat) -> CGFloat {
    var low = from
    var high = to
    let ascending = value(at: from) < value(at: to)
    while true {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { return middle }
      if (value(at: middle) <= target) == ascending {
        low = middle
      } else {
        high = middle
      }
    }
  }
}
