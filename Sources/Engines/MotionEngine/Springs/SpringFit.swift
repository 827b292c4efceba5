import Foundation

/// The search for the frequency at which a spring of a given damping ratio has come to rest after one unit of time.
///
/// What is left at the end, as a function of the frequency, is one hill: it rises from a frequency at which nothing is
/// left to a peak, and falls towards 0 beyond it. Before that frequency, where there is one, it comes down from below
/// without end or from a number. The stiffest solution lies beyond the peak, or, if the hill is too low for one there,
/// before the frequency at which nothing is left.
struct SpringFit {
  /// Damping ÷ critical damping, 0.01 to 100.
  let ratio: Double

  /// The initial velocity, in distances per unit of time.
  let travel: Double

  /// The distance that may be left.
  let rest: Double

  /// The undamped angular frequency, per unit of time.
  var frequency: Double {
    let zero = self.zero
    let peak = self.peak(after: zero)
    if remainder(at: peak) >= rest {
      var far = 2 * peak + 1
      while remainder(at: far) > rest { far *= 2 }
      return bisect(from: peak, to: far) { remainder(at: $0) > rest }
    }
    return bisect(from: 0, to: zero) { -remainder(at: $0) > rest }
  }

  /// The rest of the way at the end: below the critical ratio the amplitude, from it on the distance.
  private func remainder(at frequency: Double) -> Double {
    let decay = ratio * frequency
    if ratio < 1 {
      // Without a velocity the amplitude at no frequency has a limit, but no quotient.
      let slope = travel == 0 ? ratio : ratio - travel / frequency
      return slope / swing * exp(-decay)
    }
    let spread = swing * frequency
    let slow = frequency / (ratio + swing)
    let lost = expm1(-2 * spread)
    let odd = spread > 0 ? -lost / (2 * spread) : 1
    return exp(-slow) * ((2 + lost) / 2 + (decay - travel) * odd)
  }

  /// √|1 − ratio²|.
  private var swing: Double { ((1 - ratio) * (1 + ratio)).magnitude.squareRoot() }

  /// The frequency at which nothing is left; 0 if there is none.
  private var zero: Double {
    if ratio < 1 { return max(travel / ratio, 0) }
    guard travel > 1 else { return 0 }
    return bisect(from: 0, to: travel) { remainder(at: $0) < 0 }
  }

  /// The frequency beyond `zero` at which most is left.
  private func peak(after zero: Double) -> Double {
    if ratio < 1 {
      // Where the derivative of ln(u − q) − ln u − u is 0; for q = 0 and below the hill has no top but begins at one.
      guard travel > 0 else { return 0 }
      return (travel + (travel * travel + 4 * travel).squareRoot()) / 2 / ratio
    }
    // Thirds: the hill has one top. Beyond this all that is left has decayed.
    var (low, high) = (zero, zero + 100 * ratio)
    for _ in 0..<200 where high - low > 1e-12 * high {
      let (left, right) = (low + (high - low) / 3, high - (high - low) / 3)
      if remainder(at: left) < remainder(at: right) { low = left } else { high = right }
    }
    return low + (high - low) / 2
  }

  /// The place between `low` and `high` up to which `isBefore` holds; exact to the last bits of a double.
  private func bisect(from low: Double, to high: Double, while isBefore: (Double) -> Bool) -> Double {
    var (low, high) = (low, high)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if isBefore(middle) { low = middle } else { high = middle }
    }
  }
}
