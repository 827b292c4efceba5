import PlaneVectors

extension World {
  /// Gives a body its outline: corners go behind all others.
  mutating func place(_ outline: Outline, at slot: Int32) {
    var shape = outline.shape
    if shape.kind == .polygon {
      shape.start = Int32(corners.count)
      corners.append(contentsOf: outline.corners)
      normals.append(contentsOf: outline.normals)
      worldCorners.append(contentsOf: outline.corners)
      worldNormals.append(contentsOf: outline.normals)
    }
    shapes[Int(slot)] = shape
  }

  mutating func dropCorners(of slot: Int32) {
    unusedCorners += Int(shapes[Int(slot)].count)
    shapes[Int(slot)] = Shape()
    guard unusedCorners > 256, unusedCorners > corners.count / 2 else { return }
    var kept: [Vector] = []
    var keptNormals: [Vector] = []
    var keptInWorld: [Vector] = []
    var keptNormalsInWorld: [Vector] = []
    for index in shapes.indices where shapes[index].count > 0 {
      let range = Int(shapes[index].start)..<Int(shapes[index].start + shapes[index].count)
      shapes[index].start = Int32(kept.count)
      kept.append(contentsOf: corners[range])
      keptNormals.append(contentsOf: normals[range])
      keptInWorld.append(contentsOf: worldCorners[range])
      keptNormalsInWorld.append(contentsOf: worldNormals[range])
    }
    corners = kept
    normals = keptNormals
    worldCorners = keptInWorld
    worldNormals = keptNormalsInWorld
    unusedCorners = 0
  }

  /// Brings the corners of a body to where it is.
  @inline(__always)
  mutating func turnCorners(of index: Int) {
    let shape = shapes[index]
    guard shape.count > 0 else { return }
    let place = places[index]
    let start = Int(shape.start)
    for corner in start..<start + Int(shape.count) {
      worldCorners[corner] = place.center + place.rotation.apply(corners[corner])
      worldNormals[corner] = place.rotation.apply(normals[corner])
    }
  }

  @inline(__always)
  func tightBox(of index: Int) -> Box {
    let shape = shapes[index]
    let center = places[index].center
    guard shape.count > 0 else {
      return Box(least: center, greatest: center).grown(by: shape.radius)
    }
    let start = Int(shape.start)
    var box = Box(least: worldCorners[start], greatest: worldCorners[start])
    for corner in start + 1..<start + Int(shape.count) {
      let point = worldCorners[corner]
      box = Box(
        least: Vector(min(box.least.x, point.x), min(box.least.y, point.y)),
        greatest: Vector(max(box.greatest.x, point.x), max(box.greatest.y, point.y)))
    }
    return box
  }
}
