import OpenCollectionView

extension Scenery {
  /// How far outlines go beyond the sides, so that no edge of them can be seen.
  private var overhang: Double { 12 }

  // MARK: Lines

  /// Points from side to side, at even distances, each at most `height` above `level`.
  mutating func wander(at level: Double, height: Double, count: Int) -> [CGPoint] {
    (0...count).map { index in
      CGPoint(
        x: -overhang + (width + 2 * overhang) * Double(index) / Double(count),
        y: level - height * random.number(0...1))
    }
  }

  /// Breaks lines between points into crags: each is split `depth` times, and its middle moved by up to
  /// `roughness` of its length.
  mutating func craggy(_ points: [CGPoint], depth: Int, roughness: Double) -> [CGPoint] {
    var points = points
    for _ in 0..<depth {
      var finer = [points[0]]
      for (start, end) in zip(points, points.dropFirst()) {
        let reach = hypot(end.x - start.x, end.y - start.y) * roughness
        finer.append(
          CGPoint(
            x: (start.x + end.x) / 2 + random.number(-reach...reach) * 0.4,
            y: (start.y + end.y) / 2 + random.number(-reach...reach)))
        finer.append(end)
      }
      points = finer
    }
    return points
  }

  // MARK: Shapes

  /// Everything below a broken line.
  func ground(below points: [CGPoint]) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: points[0].x, y: height + overhang))
    for point in points { path.addLine(to: point) }
    path.addLine(to: CGPoint(x: points[points.count - 1].x, y: height + overhang))
    path.close()
    return path
  }

  /// Everything below a line that bends smoothly towards points.
  func ground(belowCurve points: [CGPoint]) -> UIBezierPath {
    let path = curve(points)
    path.addLine(to: CGPoint(x: points[points.count - 1].x, y: height + overhang))
    path.addLine(to: CGPoint(x: points[0].x, y: height + overhang))
    path.close()
    return path
  }

  /// A line that bends smoothly towards points.
  func curve(_ points: [CGPoint]) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: points[0])
    for (point, next) in zip(points.dropFirst(), points.dropFirst(2)) {
      path.addQuadCurve(to: CGPoint(x: (point.x + next.x) / 2, y: (point.y + next.y) / 2), controlPoint: point)
    }
    path.addLine(to: points[points.count - 1])
    return path
  }

  /// A flat lens, as clouds and glints on water are seen from the side.
  func addLens(to path: UIBezierPath, at center: CGPoint, width: Double, height: Double) {
    let left = CGPoint(x: center.x - width / 2, y: center.y)
    let right = CGPoint(x: center.x + width / 2, y: center.y)
    path.move(to: left)
    path.addQuadCurve(to: right, controlPoint: CGPoint(x: center.x, y: center.y - height))
    path.addQuadCurve(to: left, controlPoint: CGPoint(x: center.x, y: center.y + height))
    path.close()
  }

  /// A spruce that stands on a point.
  mutating func addSpruce(to path: UIBezierPath, at foot: CGPoint, height: Double) {
    let half = height * random.number(0.15...0.2)
    let tiers = height > 34 ? 4 : height > 20 ? 3 : 1
    let top = CGPoint(x: foot.x, y: foot.y - height)
    path.move(to: top)
    var left: [CGPoint] = []
    for tier in 1...tiers {
      let share = Double(tier) / Double(tiers)
      let edge = CGPoint(x: foot.x + half * share, y: top.y + height * share)
      path.addLine(to: edge)
      left.append(CGPoint(x: foot.x - half * share, y: edge.y))
      guard tier < tiers else { continue }
      path.addLine(to: CGPoint(x: foot.x + half * share * 0.55, y: edge.y - height * 0.015))
      left.append(CGPoint(x: foot.x - half * share * 0.55, y: edge.y - height * 0.015))
    }
    for point in left.reversed() { path.addLine(to: point) }
    path.close()
  }

  /// Where a line of points passes a place.
  func level(of points: [CGPoint], at x: Double) -> Double {
    for (start, end) in zip(points, points.dropFirst()) where x >= start.x && x <= end.x && end.x > start.x {
      return start.y + (end.y - start.y) * (x - start.x) / (end.x - start.x)
    }
    return points[points.count - 1].y
  }
}
