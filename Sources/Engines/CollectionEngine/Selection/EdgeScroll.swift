import Foundation

/// How fast content scrolls by itself while a finger that holds something is near an edge.
public enum EdgeScroll {
  /// The length at each edge in which content scrolls, in points; a third of what is seen where that is less. Our choice.
  public static let zone = 64.0
  /// The speed at the edge itself, in points per second. Our choice: a screen of a phone in about a second.
  public static let fastest = 800.0

  /// The speed in points per second, growing towards the edge; negative before the start, zero in the middle.
  ///
  /// - Parameters:
  ///   - place: where the finger is along the axis. Beyond the edges counts as at them.
  ///   - start: where what is seen begins on that axis.
  ///   - end: where it ends. Zero for lengths of nothing and for what is not finite.
  ///   - zone: the length at each edge in which content scrolls.
  ///   - fastest: the speed at the edge itself.
  public static func speed(
    at place: Double, from start: Double, to end: Double, zone: Double = Self.zone, fastest: Double = Self.fastest
  ) -> Double {
    guard place.isFinite, start.isFinite, end.isFinite, end > start else { return 0 }
    let zone = min(zone, (end - start) / 3)
    if place < start + zone { return -fastest * min(1, (start + zone - place) / zone) }
    if place > end - zone { return fastest * min(1, (place - end + zone) / zone) }
    return 0
  }
}
