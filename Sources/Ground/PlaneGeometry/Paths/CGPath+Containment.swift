public import Foundation

extension CGPath {
  /// Tells whether `point` lies inside the path when it is filled, or on its outline; pieces that are not closed are
  /// filled as if they were.
  ///
  /// Every edge and corner is inside, by both rules, whichever way round the path runs: unlike `CGRect.contains(_:)`, which
  /// leaves out the right and the lower edge. A piece that is a mere line has no outline. Curves are taken as they are, not
  /// as polygons. Cost: proportional to the number of steps.
  ///
  /// - Parameters:
  ///   - point: In points. A point that is not finite is inside nothing.
  ///   - rule: Says which points are inside where the path crosses or surrounds itself.
  ///   - transform: Applied to the point before the question is asked, as in CoreGraphics.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = transform.isIdentity ? point : point.applying(transform)
    guard point.isFinite else { return false }
    var count = CrossingCount(point: point)
    var walk = OutlineWalk()
    for element in steps.elements {
      if case .move = element {
        count.add(OutlineCurve(line: walk.current, walk.pieceStart))
        count.endPiece()
      }
      if let curve = walk.advance(element) { count.add(curve) }
    }
    count.add(OutlineCurve(line: walk.current, walk.pieceStart))
    count.endPiece()
    if count.isOnOutline { return true }
    switch rule {
    case .winding: return count.winding != 0
    case .evenOdd: return !count.crossings.isMultiple(of: 2)
    }
  }
}
