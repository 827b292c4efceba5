/// When an animation through several values is between which two of them.
public struct KeyframePace: Hashable, Sendable {
  /// A place between two values.
  public struct Place: Hashable, Sendable {
    /// The value that was passed last.
    public var index: Int
    /// The part of the way to the next one; curves may overshoot. Always 0 where values jump.
    public var fraction: Double
  }

  /// When each value is reached, as a part of the whole, ascending.
  private let times: [Double]
  private let curves: [TimingCurve?]
  private let jumps: Bool

  /// A pace through `count` values, the ends of `count − 1` steps.
  ///
  /// - Parameters:
  ///   - times: as many as there are values, ascending, 0 to 1. Others are left aside, and the values spread evenly.
  ///   - curves: the pace within each step; a step that has none is linear.
  public init(count: Int, times: [Double]? = nil, curves: [TimingCurve?] = []) {
    self.times = Self.usable(times, count: count) ?? Self.even(count)
    self.curves = curves
    jumps = false
  }

  /// A pace in jumps: each of `count` values holds until the time of the next.
  ///
  /// - Parameter times: one more than there are values, or as many. Others are left aside.
  public init(jumpingThrough count: Int, times: [Double]? = nil) {
    let ends = Self.usable(times, count: count + 1) ?? Self.usable(times, count: count)
    self.times = Array((ends ?? Self.even(count + 1)).prefix(count))
    curves = []
    jumps = true
  }

  /// The same speed all the way, where steps have these lengths. Lengths that are not finite, or less than 0, count as 0;
  /// steps without a length are jumps. If none has one the values are spread evenly.
  public init(lengths: [Double]) {
    let lengths = lengths.map { $0.isFinite ? $0 : 0 }
    let whole = lengths.reduce(0) { $0 + ($1 > 0 ? $1 : 0) }
    guard whole > 0, whole.isFinite else {
      self.init(count: lengths.count + 1)
      return
    }
    var times = [0.0]
    var sum = 0.0
    for length in lengths {
      sum += length > 0 ? length : 0
      times.append(Swift.min(sum / whole, 1))
    }
    self.init(count: times.count, times: times)
  }

  /// The place at a part of the whole. Before the first time it is the first value, after the last one the last. A time
  /// that several values share is the last one's. NaN counts as 0.
  ///
  /// - Complexity: O(log values), without allocating.
  public func place(at progress: Double) -> Place {
    guard times.count > 1, progress > times[0] else { return Place(index: 0, fraction: 0) }
    guard progress < times[times.count - 1] else { return Place(index: times.count - 1, fraction: 0) }
    var index = 0
    var end = times.count - 1
    while end - index > 1 {
      let middle = (index + end) / 2
      if times[middle] <= progress { index = middle } else { end = middle }
    }
    if jumps { return Place(index: index, fraction: 0) }
    let fraction = (progress - times[index]) / (times[end] - times[index])
    let curve = index < curves.count ? curves[index] : nil
    return Place(index: index, fraction: curve?.value(at: fraction) ?? fraction)
  }

  private static func usable(_ times: [Double]?, count: Int) -> [Double]? {
    guard let times, times.count == count else { return nil }
    var last = 0.0
    for time in times {
      guard time >= last, time <= 1 else { return nil }
      last = time
    }
    return times
  }

  private static func even(_ count: Int) -> [Double] {
    guard count > 1 else { return [0] }
    return (0..<count).map { Double($0) / Double(count - 1) }
  }
}
