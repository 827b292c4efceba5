import Foundation

extension CGPath {
  /// The path part of the way to `other`, point by point.
  ///
  /// - Parameters:
  ///   - other: The path at 1. Its steps have to be of the same kinds in the same order.
  ///   - fraction: Below 0 and above 1 it goes on beyond the ends, as springs do. 0 and 1 give the ends exactly; one
  ///     that is not finite counts as 1.
  /// - Returns: nil where the steps are not of the same kinds: such paths cannot be mixed.
  public func interpolated(to other: CGPath, at fraction: Double) -> CGPath? {
    guard steps.elements.count == other.steps.elements.count else { return nil }
    let fraction = fraction.isFinite ? fraction : 1
    var mixed = PathSteps()
    for (start, end) in zip(steps.elements, other.steps.elements) {
      guard let element = start.mixed(with: end, at: fraction) else { return nil }
      mixed.append(element)
    }
    return CGPath(steps: mixed)
  }

  /// The same lines and curves, drawn from the last to the first: from the end of an open path to its start.
  ///
  /// Closed pieces stay closed and begin with what was their last corner. Pieces change their order too (our choice).
  public var reversed: CGPath {
    var reversed = PathSteps()
    let measure = measure
    for piece in measure.pieces.reversed() {
      var stretches = measure.stretches[piece.stretches]
      // The line that closed the piece closes it again.
      if piece.isClosed, stretches.count == piece.elements.count { stretches.removeLast() }
      reversed.append(.move(to: stretches.last?.end ?? piece.start))
      for stretch in stretches.reversed() {
        reversed.append(stretch.reversed.element)
      }
      if piece.isClosed { reversed.append(.closeSubpath) }
    }
    return CGPath(steps: reversed)
  }
}

extension PathElement {
  /// The end of the step; nil for closing, which ends where the piece began.
  var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }

  /// The step part of the way to one of the same kind; nil for another kind.
  func mixed(with other: PathElement, at fraction: Double) -> PathElement? {
    func mix(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
      if fraction == 0 || fraction == 1 { return fraction == 0 ? start : end }
      return CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
    }
    switch (self, other) {
    case (.move(let start), .move(let end)): return .move(to: mix(start, end))
    case (.line(let start), .line(let end)): return .line(to: mix(start, end))
    case (.quadCurve(let start, let control), .quadCurve(let end, let otherControl)):
      return .quadCurve(to: mix(start, end), control: mix(control, otherControl))
    case (.curve(let start, let control1, let control2), .curve(let end, let otherControl1, let otherControl2)):
      return .curve(
        to: mix(start, end), control1: mix(control1, otherControl1), control2: mix(control2, otherControl2))
    case (.closeSubpath, .closeSubpath): return .closeSubpath
    default: return nil
    }
  }
}
