import Foundation
import PlaneVectors

/// An outline that was looked at: corners in the direction that angles grow, their outer normals, and what follows from
/// them.
struct Outline {
  var shape = Shape()
  var corners: [Vector] = []
  var normals: [Vector] = []

  init(_ description: BodyShape) throws(DynamicsError) {
    switch description {
    case .none:
      self = Outline()
      shape.area = Self.massArea
    case .box(let size):
      try Self.check(size)
      let x = Double(size.width) / 2
      let y = Double(size.height) / 2
      self = try Self.polygon([Vector(-x, -y), Vector(x, -y), Vector(x, y), Vector(-x, y)])
    case .ellipse(let size):
      try Self.check(size)
      let x = Double(size.width) / 2
      let y = Double(size.height) / 2
      if x == y {
        self = Outline()
        shape.kind = .circle
        shape.radius = x
        shape.innerRadius = x
        shape.reach = x
      } else {
        // The chord over an angle of 2a lies r · (1 - cos a) within its arc.
        let bend = acos(max(0, 1 - PathLines.tolerance / max(x, y)))
        let count = min(max(12, 2 * Int((Double.pi / bend / 2).rounded(.up))), 64)
        self = try Self.polygon(
          (0..<count).map { index in
            let rotation = Rotation(angle: 2 * .pi * Double(index) / Double(count))
            return Vector(x * rotation.cosine, y * rotation.sine)
          })
      }
      shape.area = .pi * x * y
      shape.inertia = (x * x + y * y) / 4
    case .polygon(let points):
      guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { throw .notFinite("a corner") }
      var corners: [Vector] = []
      for point in points where corners.last.map({ ($0 - Vector(point)).length > 1e-9 }) ?? true {
        corners.append(Vector(point))
      }
      if corners.count > 1, (corners[0] - corners[corners.count - 1]).length <= 1e-9 { corners.removeLast() }
      self = try Self.polygon(corners)
    }
  }

  /// The area whose mass is the density: 100 by 100 points.
  static let massArea = 10_000.0

  private static func check(_ size: CGSize) throws(DynamicsError) {
    guard size.width.isFinite, size.height.isFinite else { throw .notFinite("the size of a body") }
    guard size.width > 0, size.height > 0, size.width < 1e7, size.height < 1e7, size.width * size.height > 1e-9 else {
      throw .invalidSize(size)
    }
  }

  private init() {}

  private static func polygon(_ given: [Vector]) throws(DynamicsError) -> Outline {
    var outline = Outline()
    guard given.count >= 3 else { throw .tooFewCorners }
    var corners = given
    var doubleArea = 0.0
    for index in corners.indices {
      doubleArea += (corners[index] - corners[0]).cross(corners[(index + 1) % corners.count] - corners[0])
    }
    guard abs(doubleArea) > 1e-9, doubleArea.isFinite else { throw .tooFewCorners }
    if doubleArea < 0 { corners.reverse() }
    corners = try convex(corners)

    // Sums of triangles from the first corner.
    let origin = corners[0]
    var area = 0.0
    var moment = Vector.zero
    var second = 0.0
    for index in 1..<corners.count - 1 {
      let a = corners[index] - origin
      let b = corners[index + 1] - origin
      let cross = a.cross(b)
      area += cross / 2
      moment += (cross / 6) * (a + b)
      second += cross / 12 * (a.dot(a) + a.dot(b) + b.dot(b))
    }
    let center = (1 / area) * moment
    outline.shape.kind = .polygon
    outline.shape.count = Int32(corners.count)
    outline.shape.area = area
    outline.shape.inertia = max(second / area - center.lengthSquared, 0)
    // What is symmetrical has its centre of mass in its centre, to the last bit.
    let massCenter = origin + center
    outline.shape.massCenter = massCenter.length > 1e-9 * origin.length ? massCenter : .zero
    outline.corners = corners.map { $0 - outline.shape.massCenter }
    var inner = Double.greatestFiniteMagnitude
    for index in outline.corners.indices {
      let a = outline.corners[index]
      let b = outline.corners[(index + 1) % outline.corners.count]
      guard let direction = (b - a).direction else { throw .tooFewCorners }
      outline.normals.append(direction.outwards)
      inner = min(inner, direction.outwards.dot(a))
      outline.shape.reach = max(outline.shape.reach, a.length)
    }
    outline.shape.innerRadius = max(inner, 0)
    return outline
  }

  /// The corners without those on a line with their neighbours; all others must turn the same way, once around.
  private static func convex(_ given: [Vector]) throws(DynamicsError) -> [Vector] {
    var corners: [Vector] = []
    var turns = 0.0
    for index in given.indices {
      let before = given[(index + given.count - 1) % given.count]
      let after = given[(index + 1) % given.count]
      guard let arriving = (given[index] - before).direction, let leaving = (after - given[index]).direction else {
        throw .tooFewCorners
      }
      let sine = arriving.cross(leaving)
      // Corners of flattened curves may be off by the last bits.
      if sine < -1e-6 || (abs(sine) <= 1e-6 && arriving.dot(leaving) < 0) { throw .notConvex(corner: index) }
      turns += atan2(sine, arriving.dot(leaving))
      if sine > 1e-6 { corners.append(given[index]) }
    }
    guard turns < 2 * .pi + 0.1 else { throw .notConvex(corner: 0) }
    guard corners.count >= 3 else { throw .tooFewCorners }
    return corners
  }
}
