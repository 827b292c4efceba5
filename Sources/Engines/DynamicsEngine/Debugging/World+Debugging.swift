import Foundation
import PlaneGeometry
import PlaneVectors

extension World {
  /// The shapes to draw for all that the world holds: bodies, then islands that sleep, boundaries, joints and the
  /// points that touch.
  ///
  /// - Complexity: O(all of it); for overlays, not for every frame of a program.
  public var debugShapes: [DebugShape] {
    var shapes = records.indices.filter { records[$0].isPresent }.map { debugShape(ofBody: $0) }
    shapes.append(contentsOf: sleepingIslands)
    for segment in segments where segment.boundary >= 0 {
      shapes.append(
        .boundary(id(ofBoundary: segment.boundary), from: segment.start.point, to: segment.end.point))
    }
    for id in allJoints {
      guard let record = jointRecords[id.slot] else { continue }
      let index = Int(record.index)
      let ends =
        record.isSpring
        ? (springs[index].a, springs[index].localA, springs[index].b, springs[index].localB)
        : (joints[index].a, joints[index].localA, joints[index].b, joints[index].localB)
      shapes.append(
        .joint(id, from: worldPoint(ends.0, ends.1).point, to: worldPoint(ends.2, ends.3).point))
    }
    for contact in contacts + sleepingContacts where contact.isTouching {
      let center = places[Int(contact.b)].center
      let points = contact.count > 1 ? [contact.first, contact.second] : [contact.first]
      for point in points where contact.count > 0 {
        shapes.append(
          .contact(
            point: (center + point.offsetB).point, normal: contact.normal.vector, overlap: max(-point.gap, 0)))
      }
    }
    return shapes
  }

  private var sleepingIslands: [DebugShape] {
    var islands: [DebugShape] = []
    for index in records.indices where records[index].nextAsleep >= 0 {
      // A ring is told by the first of its bodies.
      var box = bounds(of: index)
      var count = 1
      var next = records[index].nextAsleep
      while Int(next) > index {
        box = box.union(bounds(of: Int(next)))
        count += 1
        next = records[Int(next)].nextAsleep
      }
      guard Int(next) == index else { continue }
      islands.append(
        .island(
          bounds: CGRect(
            x: box.least.x, y: box.least.y, width: box.greatest.x - box.least.x, height: box.greatest.y - box.least.y),
          count: count))
    }
    return islands
  }

  private func debugShape(ofBody index: Int) -> DebugShape {
    let id = id(at: Int32(index))
    let mood: DebugShape.Mood =
      motions[index].inverseMass == 0 ? .anchored : drives[index].awakeIndex >= 0 ? .awake : .asleep
    let shape = shapes[index]
    switch shape.kind {
    case .none: return .point(id, mood, center: places[index].center.point)
    case .circle:
      return .circle(
        id, mood, center: places[index].center.point, radius: shape.radius, angle: places[index].angle)
    case .polygon:
      let place = places[index]
      return .polygon(
        id, mood,
        corners: (Int(shape.start)..<Int(shape.start + shape.count)).map { corner in
          (place.center + place.rotation.apply(corners[corner])).point
        })
    }
  }
}
