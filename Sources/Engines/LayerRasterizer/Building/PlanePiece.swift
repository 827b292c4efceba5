import Foundation
import LayerEngine
import PlaneGeometry

/// A plane of a space as it is seen, or the part of it that is left where others cut it.
struct PlanePiece {
  /// A side of a line, in the coordinates of what holds the planes: what is on it has x · n + distance above 0.
  struct Cut {
    var normal: SIMD2<Double>
    var distance: Double
    /// Tells whether this is the side that is further away: it is drawn first, and reaches a little under the other one, so
    /// that nothing shines through between them.
    var isBehind: Bool

    func side(_ point: SIMD2<Double>) -> Double { (point * normal).sum() + distance }
  }

  /// The corners as they are seen.
  private var corners: [SIMD2<Double>]
  /// The depth at a point is a sum: a plane stays one in perspective.
  private let slope: SIMD2<Double>
  private let level: Double
  /// The depth of the plane's middle.
  let depth: Double
  private(set) var cuts: [Cut] = []

  /// nil for a plane that is seen from its side, or reaches behind the eye.
  init?(_ plane: SceneBuilder.Placed, _ mirror: LayerMirror) {
    guard let bounds = mirror.nodes[plane.layer]?.properties.bounds, bounds.isFinite else { return nil }
    let map = PlaneMap(plane.matrix)
    guard let inverse = map.inverse else { return nil }
    let places = [
      (bounds.minX, bounds.minY), (bounds.maxX, bounds.minY), (bounds.maxX, bounds.maxY), (bounds.minX, bounds.maxY),
    ]
    corners = places.compactMap { map.apply($0.0, $0.1) }
    guard corners.count == 4 else { return nil }
    let m = plane.matrix
    slope = SIMD2(
      m.m13 * inverse.a + m.m23 * inverse.d + m.m43 * inverse.g,
      m.m13 * inverse.b + m.m23 * inverse.e + m.m43 * inverse.h)
    level = m.m13 * inverse.c + m.m23 * inverse.f + m.m43 * inverse.i
    let (x, y) = (bounds.midX, bounds.midY)
    let middle = (x * m.m13 + y * m.m23 + m.m43) / (x * m.m14 + y * m.m24 + m.m44)
    depth = middle.isFinite ? middle : 0
  }

  /// The depth where the plane is seen.
  func depth(at point: SIMD2<Double>) -> Double {
    let depth = (point * slope).sum() + level
    return depth.isFinite ? depth : self.depth
  }

  /// The middle of what two pieces share; nil where that is nothing, or an edge.
  func meeting(_ other: PlanePiece) -> SIMD2<Double>? {
    let shared = shared(with: other)
    return shared.isEmpty ? nil : shared.reduce(SIMD2.zero, +) / Double(shared.count)
  }

  /// [choice] A hundredth of a point: where less of a plane is before another one, they lie in each other.
  private static let leastDepth = 0.01

  /// The parts of this piece behind another plane and before it, or all of it where that does not cut it.
  func cut(by other: PlanePiece) -> [PlanePiece] {
    let shared = shared(with: other)
    let heights = shared.map { depth(at: $0) - other.depth(at: $0) }
    guard let lowest = heights.min(), let highest = heights.max(), lowest < -Self.leastDepth,
      highest > Self.leastDepth
    else { return [self] }
    let difference = slope - other.slope
    let length = (difference * difference).sum().squareRoot()
    guard length > 0, length.isFinite else { return [self] }
    let (normal, distance) = (difference / length, (level - other.level) / length)
    return [
      part(Cut(normal: -normal, distance: -distance, isBehind: true)),
      part(Cut(normal: normal, distance: distance, isBehind: false)),
    ].filter { $0.corners.count > 2 }
  }

  private func part(_ cut: Cut) -> PlanePiece {
    var part = self
    part.corners = Self.cut(corners, cut.side)
    part.cuts.append(cut)
    return part
  }

  /// The part that two convex outlines share; nothing where that is an edge.
  private func shared(with other: PlanePiece) -> [SIMD2<Double>] {
    var shared = corners
    let turn = Self.area(other.corners) < 0 ? -1.0 : 1.0
    for index in other.corners.indices {
      let (a, b) = (other.corners[index], other.corners[(index + 1) % other.corners.count])
      let edge = b - a
      shared = Self.cut(shared) { ((($0.y - a.y) * edge.x) - ($0.x - a.x) * edge.y) * turn }
      guard shared.count > 2 else { return [] }
    }
    return abs(Self.area(shared)) > 1e-6 ? shared : []
  }

  /// The part of an outline in which a side is not below 0.
  private static func cut(_ corners: [SIMD2<Double>], _ side: (SIMD2<Double>) -> Double) -> [SIMD2<Double>] {
    var rest: [SIMD2<Double>] = []
    for (index, from) in corners.enumerated() {
      let to = corners[(index + 1) % corners.count]
      let (s, t) = (side(from), side(to))
      if s >= 0 { rest.append(from) }
      if (s > 0) != (t > 0), s != t { rest.append(from + (to - from) * (s / (s - t))) }
    }
    return rest
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
