import Foundation
import PlaneGeometry

/// The lines that a path is drawn with.
enum PathLines {
  struct Piece {
    var points: [CGPoint]
    var isClosed: Bool
  }

  /// The farthest that a line may lie from its curve, in points: a quarter of one is not seen.
  static let tolerance = 0.25
  private static let mostLines = 64

  /// The pieces of a path with their curves as lines; points that are not finite and lines without length are left out.
  static func pieces(of path: CGPath) -> [Piece] {
    var pieces: [Piece] = []
    var points: [CGPoint] = []
    func finish(closed: Bool) {
      if points.count > 1 { pieces.append(Piece(points: points, isClosed: closed)) }
    }
    func add(_ point: CGPoint) {
      guard point.x.isFinite, point.y.isFinite, points.last != point else { return }
      points.append(point)
    }
    func curve(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
      // A cubic is nowhere farther from its chord, cut into n, than its greatest second difference · 3/4 / n².
      let bend = max(
        hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y), hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y))
      guard bend.isFinite else { return add(d) }
      let count = min(max(1, Int((0.75 * Double(bend) / tolerance).squareRoot().rounded(.up))), mostLines)
      for index in 1...count {
        let t = CGFloat(index) / CGFloat(count)
        let u = 1 - t
        let x = u * u * u * a.x + 3 * u * u * t * b.x + 3 * u * t * t * c.x + t * t * t * d.x
        let y = u * u * u * a.y + 3 * u * u * t * b.y + 3 * u * t * t * c.y + t * t * t * d.y
        add(index == count ? d : CGPoint(x: x, y: y))
      }
    }
    path.applyWithBlock { step in
      let given = step.pointee.points
      switch step.pointee.type {
      case .moveToPoint:
        finish(closed: false)
        points = []
        add(given[0])
      case .addLineToPoint: add(given[0])
      case .addQuadCurveToPoint:
        let start = points.last ?? given[0]
        func towards(_ end: CGPoint) -> CGPoint {
          CGPoint(x: (end.x + 2 * given[0].x) / 3, y: (end.y + 2 * given[0].y) / 3)
        }
        curve(start, towards(start), towards(given[1]), given[1])
      case .addCurveToPoint: curve(points.last ?? given[2], given[0], given[1], given[2])
      case .closeSubpath:
        let start = points.first
        if points.count > 1, points.last == start { points.removeLast() }
        finish(closed: points.count > 2)
        points = start.map { [$0] } ?? []
      @unknown default: break
      }
    }
    finish(closed: false)
    return pieces
  }
}
