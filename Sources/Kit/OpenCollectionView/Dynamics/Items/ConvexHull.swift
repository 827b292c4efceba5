/// The smallest convex outline around points.
enum ConvexHull {
  /// Its corners, clockwise with y downwards, without those that lie on an edge; fewer than three where the points lie on
  /// one line. O(n log n).
  static func corners(of points: [CGPoint]) -> [CGPoint] {
    let sorted = points.sorted { $0.x != $1.x ? $0.x < $1.x : $0.y < $1.y }
    guard sorted.count > 2 else { return sorted }
    func half(_ points: some Sequence<CGPoint>) -> [CGPoint] {
      var chain: [CGPoint] = []
      for point in points {
        while chain.count > 1, turn(chain[chain.count - 2], chain[chain.count - 1], point) <= 0 { chain.removeLast() }
        chain.append(point)
      }
      chain.removeLast()
      return chain
    }
    return half(sorted) + half(sorted.reversed())
  }

  private static func turn(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }
}

extension CGPath {
  /// The end points of all steps, and those half-way along curves. Their hull is that of the path but for the bulge of
  /// curves.
  var cornerPoints: [CGPoint] {
    var points: [CGPoint] = []
    applyWithBlock { element in
      let step = element.pointee
      switch step.type {
      case .moveToPoint, .addLineToPoint: points.append(step.points[0])
      case .addQuadCurveToPoint: points.append(step.points[1])
      case .addCurveToPoint: points.append(step.points[2])
      case .closeSubpath: break
      @unknown default: break
      }
    }
    return points
  }
}
