public import Foundation

extension CGPath {
  /// Whether `point` lies inside the path when it is filled; pieces that are not closed are filled as if they were.
  ///
  /// A point exactly on the outline goes by the rule of `CGRect.contains(_:)`: on the left and upper edge of a shape
  /// it is inside, on the right and lower edge it is not, so that of two shapes side by side one has it. Curves are
  /// taken as they are, not as polygons. Cost: proportional to the number of steps.
  ///
  /// - Parameters:
  ///   - point: In points. A point that is not finite is inside nothing.
  ///   - rule: What counts as inside where the path crosses or surrounds itself.
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
      }
      if let curve = walk.advance(element) { count.add(curve) }
    }
    count.add(OutlineCurve(line: walk.current, walk.pieceStart))
    switch rule {
    case .winding: return count.winding != 0
    case .evenOdd: return !count.crossings.isMultiple(of: 2)
    }
  }
}

/// Counts how an outline crosses the ray that runs from a point to the right.
private struct CrossingCount {
  let point: CGPoint
  private(set) var winding = 0
  private(set) var crossings = 0

  init(point: CGPoint) {
    self.point = point
  }

  mutating func add(_ curve: OutlineCurve) {
    guard !curve.isStraight else {
      addMonotone(curve, from: 0, to: 1)
      return
    }
    let turns = curve.y.turningPoints
    addMonotone(curve, from: 0, to: turns.first ?? 1)
    guard let first = turns.first else { return }
    addMonotone(curve, from: first, to: turns.second ?? 1)
    guard let second = turns.second else { return }
    addMonotone(curve, from: second, to: 1)
  }

  /// Adds a stretch on which y runs one way. Its upper end counts and its lower end does not, so that a corner on the
  /// ray counts once where the outline passes through it, and twice or never where the outline turns round.
  private mutating func addMonotone(_ curve: OutlineCurve, from: CGFloat, to: CGFloat) {
    let startY = curve.y.value(at: from)
    let endY = curve.y.value(at: to)
    let goesDown = startY < endY
    guard point.y >= min(startY, endY), point.y < max(startY, endY) else { return }
    let x: CGFloat
    if curve.isStraight {
      x = curve.x.start + (point.y - startY) / (endY - startY) * (curve.x.end - curve.x.start)
    } else {
      x = curve.x.value(at: curve.y.parameter(of: point.y, from: from, to: to))
    }
    guard x > point.x else { return }
    winding += goesDown ? 1 : -1
    crossings += 1
  }
}
