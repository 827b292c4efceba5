import Foundation
import PlaneGeometry
import TestSupport

extension CGMutablePath {
  /// A few pieces of random lines and curves, every other one closed; one in eight stretches has no length.
  static func random(_ random: inout SeededGenerator, field: CGFloat = 300) -> CGMutablePath {
    func point() -> CGPoint {
      CGPoint(x: CGFloat.random(in: 0...field, using: &random), y: CGFloat.random(in: 0...field, using: &random))
    }
    let path = CGMutablePath()
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      path.move(to: point())
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: path.addLine(to: path.currentPoint)
        case 1, 2: path.addLine(to: point())
        case 3, 4: path.addQuadCurve(to: point(), control: point())
        default: path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
      if Bool.random(using: &random) { path.closeSubpath() }
    }
    return path
  }
}

extension CGPath {
  /// The length by very many short lines.
  var lengthByLines: Double {
    var total = 0.0
    var current = CGPoint.zero
    var start = CGPoint.zero
    func run(_ point: (CGFloat) -> CGPoint) {
      for index in 1...1_000 {
        let next = point(CGFloat(index) / 1_000)
        total += hypot(next.x - current.x, next.y - current.y)
        current = next
      }
    }
    for element in elements {
      let from = current
      switch element {
      case .move(let end):
        current = end
        start = end
      case .line(let end): run { t in Self.mix([from, end], t) }
      case .quadCurve(let end, let control): run { t in Self.mix([from, control, end], t) }
      case .curve(let end, let control1, let control2): run { t in Self.mix([from, control1, control2, end], t) }
      case .closeSubpath: run { [start] t in Self.mix([from, start], t) }
      }
    }
    return total
  }

  private static func mix(_ points: [CGPoint], _ t: CGFloat) -> CGPoint {
    var points = points
    for count in stride(from: points.count - 1, to: 0, by: -1) {
      for index in 0..<count {
        points[index].x += (points[index + 1].x - points[index].x) * t
        points[index].y += (points[index + 1].y - points[index].y) * t
      }
    }
    return points[0]
  }
}
