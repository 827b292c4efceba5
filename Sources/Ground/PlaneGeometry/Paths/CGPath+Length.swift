public import Foundation

extension CGPath {
  /// The length of all lines and curves in points, closing lines included, moves not; 0 for an empty path.
  ///
  /// Within a millionth of the true length. A line or curve with a point that is not finite counts as without length.
  /// The path is measured at the first question about lengths, at O(steps), and remembers the answer until steps are
  /// added.
  public var length: CGFloat {
    measure.total
  }

  /// How far along the path each of its lines and curves ends, as parts of its length: ascending, 1 at the end. Closing
  /// a piece counts as a line unless it ends where it began. Zeros for a path without length, and nothing for one
  /// without lines and curves.
  ///
  /// With these, what moves along a path can be given times at its corners.
  public var stepFractions: [Double] {
    let measure = measure
    guard measure.total > 0 else { return measure.ends }
    return measure.ends.map { $0 / measure.total }
  }

  /// The point part of the way along the path.
  ///
  /// - Parameter fraction: Of the length; 0 at the start, 1 at the end, what lies outside is as the nearer of them, and
  ///   what is not a number as 0.
  /// - Returns: nil for an empty path.
  public func point(atFraction fraction: Double) -> CGPoint? {
    position(atFraction: fraction)?.point
  }

  /// The point part of the way along the path and the direction there.
  ///
  /// Where two lines or curves meet it is the direction of the second; at the end of the path, that of the last. At the
  /// end of a piece that is followed by another it is the start of the next. A path without length answers where it
  /// begins, and the direction 0.
  ///
  /// - Parameter fraction: Of the length; 0 at the start, 1 at the end, what lies outside is as the nearer of them, and
  ///   what is not a number as 0.
  /// - Returns: nil for an empty path.
  /// - Complexity: O(log steps) once the path has been measured.
  public func position(atFraction fraction: Double) -> PathPosition? {
    let measure = measure
    guard let first = measure.pieces.first else { return nil }
    guard measure.total > 0, measure.total.isFinite else { return PathPosition(point: first.start, angle: 0) }
    let length = fraction.isNaN ? 0 : min(max(fraction, 0), 1) * measure.total
    var index = measure.firstStretch(endingAfter: length, in: measure.stretches.indices)
    if index == measure.stretches.count {
      // The last one that has a length.
      index = measure.ends.firstIndex(of: measure.total) ?? 0
    }
    let stretch = measure.stretches[index]
    let t = measure.parameter(at: length, in: index)
    return PathPosition(point: stretch.point(at: t), angle: stretch.curve.angle(at: t))
  }
}
