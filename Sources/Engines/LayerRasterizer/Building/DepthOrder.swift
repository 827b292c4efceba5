import Foundation
import LayerEngine
import PlaneGeometry

/// The order in which planes of one space are drawn, the furthest first.
enum DepthOrder {
  /// A plane's corners as they are seen, and the way back.
  private struct Seen {
    var corners: [SIMD2<Double>]
    var inverse: PlaneMap
    var matrix: CATransform3D
    var depth: Double
  }

  /// Planes that overlap are compared where they do; those that do not, and those that lie in each other, keep their order
  /// by the depth of their middles and their place among their siblings. Of planes that cut through each other the one is
  /// drawn first that is further away in the middle of what they share.
  ///
  /// - Complexity: O(planes²) up to ``mostCompared``, where planes overlap; more are sorted by their middles.
  static func sorted(_ planes: [SceneBuilder.Placed], _ mirror: LayerMirror) -> [SceneBuilder.Placed] {
    guard planes.count > 1 else { return planes }
    let seen = planes.map { plane in Self.seen(plane, mirror) }
    let byMiddle = planes.indices.sorted { left, right in
      (comparable(seen[left]?.depth ?? 0), left) < (comparable(seen[right]?.depth ?? 0), right)
    }
    guard planes.count <= mostCompared else { return byMiddle.map { planes[$0] } }
    // Those that have to be drawn before another one.
    var before = [[Int]](repeating: [], count: planes.count)
    for (place, first) in byMiddle.enumerated() {
      guard let left = seen[first] else { continue }
      for second in byMiddle[(place + 1)...] {
        guard let right = seen[second], let meeting = meeting(left.corners, right.corners) else { continue }
        let (one, other) = (comparable(depth(left, at: meeting)), comparable(depth(right, at: meeting)))
        if one == other ? first < second : one < other {
          before[second].append(first)
        } else {
          before[first].append(second)
        }
      }
    }
    var result: [SceneBuilder.Placed] = []
    var isDone = [Bool](repeating: false, count: planes.count)
    while result.count < planes.count {
      // Planes that lie on each other in a ring have no order: the furthest begins.
      let next =
        byMiddle.first { index in !isDone[index] && before[index].allSatisfy { isDone[$0] } }
        ?? byMiddle.first { !isDone[$0] }
      guard let next else { break }
      isDone[next] = true
      result.append(planes[next])
    }
    return result
  }

  /// [choice] More planes in one space are none that anybody looks at one by one.
  private static let mostCompared = 300

  private static func seen(_ plane: SceneBuilder.Placed, _ mirror: LayerMirror) -> Seen? {
    guard let bounds = mirror.nodes[plane.layer]?.properties.bounds, bounds.isFinite else { return nil }
    let map = PlaneMap(plane.matrix)
    guard let inverse = map.inverse else { return nil }
    let places = [
      (bounds.minX, bounds.minY), (bounds.maxX, bounds.minY), (bounds.maxX, bounds.maxY), (bounds.minX, bounds.maxY),
    ]
    let corners = places.compactMap { map.apply($0.0, $0.1) }
    guard corners.count == 4 else { return nil }
    let m = plane.matrix
    let (x, y) = (bounds.midX, bounds.midY)
    let depth = (x * m.m13 + y * m.m23 + m.m43) / (x * m.m14 + y * m.m24 + m.m44)
    return Seen(corners: corners, inverse: inverse, matrix: m, depth: depth.isFinite ? depth : 0)
  }

  private static func depth(_ plane: Seen, at point: SIMD2<Double>) -> Double {
    guard let place = plane.inverse.apply(point.x, point.y) else { return plane.depth }
    let m = plane.matrix
    let depth = (place.x * m.m13 + place.y * m.m23 + m.m43) / (place.x * m.m14 + place.y * m.m24 + m.m44)
    return depth.isFinite ? depth : plane.depth
  }

  /// Below a millionth of a point planes lie in each other.
  private static func comparable(_ depth: Double) -> Double { (depth * 1e6).rounded() }

  /// The middle of what two convex outlines share; nil where that is nothing, or an edge.
  private static func meeting(_ first: [SIMD2<Double>], _ second: [SIMD2<Double>]) -> SIMD2<Double>? {
    var shared = first
    let turn = area(second) < 0 ? -1.0 : 1.0
    for index in second.indices {
      let (a, b) = (second[index], second[(index + 1) % second.count])
      let edge = b - a
      func side(_ p: SIMD2<Double>) -> Double { ((p.y - a.y) * edge.x - (p.x - a.x) * edge.y) * turn }
      var rest: [SIMD2<Double>] = []
      for (index, from) in shared.enumerated() {
        let to = shared[(index + 1) % shared.count]
        let (s, t) = (side(from), side(to))
        if s >= 0 { rest.append(from) }
        if (s > 0) != (t > 0), s != t { rest.append(from + (to - from) * (s / (s - t))) }
      }
      shared = rest
      guard shared.count > 2 else { return nil }
    }
    guard abs(area(shared)) > 1e-6 else { return nil }
    return shared.reduce(SIMD2.zero, +) / Double(shared.count)
  }

  private static func area(_ corners: [SIMD2<Double>]) -> Double {
    var sum = 0.0
    for (index, from) in corners.enumerated() {
      let to = corners[(index + 1) % corners.count]
      sum += from.x * to.y - from.y * to.x
    }
    return sum / 2
  }
}
