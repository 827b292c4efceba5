public import Foundation
import PlaneGeometry
import PlaneVectors

extension World {
  /// The shapes to draw for the fields in a rectangle: field by field the force at points of a grid, then the edge of
  /// the region. The grid lies still in the world, whatever the rectangle. Fields of the caller's own have no forces
  /// that could be asked for, and only their edges.
  ///
  /// - Parameters:
  ///   - rect: Where to look. One that is not finite, or empty, has nothing.
  ///   - spacing: How far the points of the grid are from each other; farther where there would be more than 10,000.
  /// - Complexity: O(fields × (points + parts of regions²)); for overlays, not for every frame of a program.
  public func debugShapes(ofFieldsIn rect: CGRect, spacing: Double) -> [DebugShape] {
    let area = rect.width * rect.height
    guard spacing > 0, area > 0, area.isFinite, rect.minX.isFinite, rect.minY.isFinite else { return [] }
    let spacing = max(spacing, (area / Self.mostSamples).squareRoot())
    let columns = stride(from: (rect.minX / spacing).rounded(.up) * spacing, through: rect.maxX, by: spacing)
    let rows = stride(from: (rect.minY / spacing).rounded(.up) * spacing, through: rect.maxY, by: spacing)
    let points = rows.flatMap { y in columns.map { x in CGPoint(x: x, y: y) } }
    var shapes: [DebugShape] = []
    for index in fields.values.indices {
      guard let field = fields.values[index]?.description else { continue }
      let id = FieldID(slot: Int32(index), generation: fields.generations[index])
      let middle = Vector(field.position)
      let samples = points.compactMap { point -> (point: CGPoint, force: Vector)? in
        guard field.region.contains(Vector(point) - middle) else { return nil }
        return acceleration(of: id, at: point, charge: 1).map { (point, Vector($0)) }
      }
      let greatest = samples.reduce(0) { max($0, $1.force.length) }
      for sample in samples {
        shapes.append(
          .force(
            id, at: sample.point, direction: (greatest > 0 ? (1 / greatest) * sample.force : Vector(0, 0)).vector))
      }
      for edge in field.region.edges {
        shapes.append(.regionEdge(id, from: (middle + edge.start).point, to: (middle + edge.end).point))
      }
    }
    return shapes
  }

  /// Our choice: what an overlay may draw of one field.
  private static let mostSamples = 10_000.0
}
