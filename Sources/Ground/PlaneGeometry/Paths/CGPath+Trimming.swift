public import Foundation

extension CGPath {
  /// The part of the path between two fractions of its length over all pieces, as a layer's `strokeStart` and
  /// `strokeEnd` ask for it.
  ///
  /// Curves are cut exactly and stay curves of their kind. Pieces that lie in the part as a whole are kept as they are,
  /// closed ones closed; one that is cut is open. Moves that nothing follows are left out, unless the whole path is
  /// asked for.
  ///
  /// - Parameters:
  ///   - start: 0 at the start of the path, 1 at its end; what lies outside is as the nearer of them.
  ///   - end: In the same measure. Where it does not lie after `start`, or one of the two is not a number, the answer
  ///     is the empty path.
  /// - Returns: The part; of a path without length the whole for 0 and 1, and nothing for less.
  /// - Complexity: O(steps) once the path has been measured.
  public func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    guard start < end else { return CGPath(steps: PathSteps()) }
    if start <= 0, end >= 1 { return CGPath(steps: steps) }
    let measure = measure
    let total = measure.total
    guard total > 0, total.isFinite, start < 1, end > 0 else { return CGPath(steps: PathSteps()) }
    let from = start <= 0 ? 0 : start * total
    let to = end >= 1 ? total : end * total
    var part = PathSteps()
    for piece in measure.pieces where !piece.elements.isEmpty {
      let (first, last) = (measure.start(of: piece), measure.end(of: piece))
      if from <= first, last <= to, first < to || to == total {
        measure.append(piece, of: elements, to: &part)
      } else if from < last, first < to {
        measure.append(from: max(from, first), to: min(to, last), of: piece, to: &part)
      }
    }
    return CGPath(steps: part)
  }
}
