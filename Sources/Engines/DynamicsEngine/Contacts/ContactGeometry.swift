import PlaneVectors

/// The input for finding contact points: the places of the bodies, their outlines in the world, the lines.
struct ContactGeometry {
  var places: UnsafeBufferPointer<Place>
  var shapes: UnsafeBufferPointer<Shape>
  /// In the world, absolute.
  var corners: UnsafeBufferPointer<Vector>
  var normals: UnsafeBufferPointer<Vector>
  var segments: UnsafeBufferPointer<Segment>

  /// How much deeper a face of the other outline than the one that was taken has to lie to be taken instead: keeps the
  /// choice from changing to and fro.
  static let preference = 0.05

  /// The corners or normals of one outline.
  @inline(__always)
  func part(_ all: UnsafeBufferPointer<Vector>, _ shape: Shape) -> UnsafeBufferPointer<Vector> {
    UnsafeBufferPointer(rebasing: all[Int(shape.start)..<Int(shape.start + shape.count)])
  }

  /// Finds the points of a contact that are nearer than `margin`, and hands what was known of them on.
  @inline(__always)
  func update(_ contact: inout Contact, margin: Double) {
    switch contact.kind {
    case .circles: circles(&contact, margin)
    case .polygonCircle: polygonCircle(&contact, margin)
    case .polygons: polygons(&contact, margin)
    case .segmentCircle: segmentCircle(&contact, margin)
    case .segmentPolygon: segmentPolygon(&contact, margin)
    }
  }

  @inline(__always)
  func circles(_ contact: inout Contact, _ margin: Double) {
    let radius = shapes[Int(contact.a)].radius
    let way = places[Int(contact.b)].center - places[Int(contact.a)].center
    let reach = radius + shapes[Int(contact.b)].radius + margin
    let square = way.lengthSquared
    guard square <= reach * reach else {
      contact.count = 0
      return
    }
    let distance = square.squareRoot()
    // Two circles around one point are pushed apart across, like everything that has no better direction.
    let normal = distance > 1e-9 ? (1 / distance) * way : Vector(0, 1)
    let gap = distance - reach + margin
    setPoint(&contact, normal, offsetA: (radius + gap / 2) * normal, way: way, gap)
  }

  /// One point; it is always the same one.
  @inline(__always)
  func setPoint(_ contact: inout Contact, _ normal: Vector, offsetA: Vector, way: Vector, _ gap: Double) {
    if contact.count == 0 {
      contact.first.normalImpulse = 0
      contact.first.tangentImpulse = 0
    }
    contact.count = 1
    contact.normal = normal
    contact.first.offsetA = offsetA
    contact.first.offsetB = offsetA - way
    contact.first.gap = gap
  }

  func polygonCircle(_ contact: inout Contact, _ margin: Double) {
    let polygon = shapes[Int(contact.a)]
    let radius = shapes[Int(contact.b)].radius
    let center = places[Int(contact.b)].center
    let corners = part(corners, polygon)
    let normals = part(normals, polygon)
    let count = Int(polygon.count)
    var best = -Double.greatestFiniteMagnitude
    var face = 0
    for index in 0..<count {
      let distance = normals[index].dot(center - corners[index])
      if distance > best {
        best = distance
        face = index
      }
    }
    guard best <= radius + margin else {
      contact.count = 0
      return
    }
    var normal = normals[face]
    if best > 1e-9 {
      let start = corners[face]
      let end = corners[face + 1 == count ? 0 : face + 1]
      let along = (center - start).dot(end - start)
      let corner: Vector? = along < 0 ? start : along > (end - start).lengthSquared ? end : nil
      if let corner {
        let way = center - corner
        let distance = way.length
        guard distance <= radius + margin else {
          contact.count = 0
          return
        }
        if distance > 1e-9 { normal = (1 / distance) * way }
        best = distance
      }
    }
    let gap = best - radius
    let way = center - places[Int(contact.a)].center
    setPoint(&contact, normal, offsetA: way - (radius + gap / 2) * normal, way: way, gap)
  }

  /// How far the second polygon is outside the first: along which normal of the first most.
  @inline(__always)
  func separation(_ a: Shape, _ b: Shape, _ margin: Double) -> (distance: Double, face: Int) {
    let cornersA = part(corners, a)
    let normalsA = part(normals, a)
    let cornersB = part(corners, b)
    var best = -Double.greatestFiniteMagnitude
    var face = 0
    for index in 0..<Int(a.count) {
      let normal = normalsA[index]
      var least = Double.greatestFiniteMagnitude
      for other in 0..<Int(b.count) { least = min(least, normal.dot(cornersB[other])) }
      let distance = least - normal.dot(cornersA[index])
      if distance > best {
        best = distance
        face = index
        if best > margin { break }
      }
    }
    return (best, face)
  }

  func polygons(_ contact: inout Contact, _ margin: Double) {
    let a = shapes[Int(contact.a)]
    let b = shapes[Int(contact.b)]
    let fromA = separation(a, b, margin)
    guard fromA.distance <= margin else {
      contact.count = 0
      return
    }
    let fromB = separation(b, a, margin)
    guard fromB.distance <= margin else {
      contact.count = 0
      return
    }
    let centerA = places[Int(contact.a)].center
    let centerB = places[Int(contact.b)].center
    var points = PointFinder(contact, centerA: centerA, centerB: centerB, margin: margin)
    let wasFlipped = contact.count > 0 && contact.first.feature >> 31 == 1
    let isFlipped = fromB.distance > fromA.distance + (wasFlipped ? -Self.preference : Self.preference)
    let reference = isFlipped ? b : a
    let incident = isFlipped ? a : b
    let face = isFlipped ? fromB.face : fromA.face
    let start = Int(reference.start)
    let next = face + 1 == Int(reference.count) ? 0 : face + 1
    let normal = normals[start + face]
    let edge = incidentEdge(of: incident, to: normal)
    points.clip(
      corners[Int(incident.start) + edge.first], corners[Int(incident.start) + edge.second],
      indices: edge, from: corners[start + face], to: corners[start + next], normal: normal, face: face,
      isFlipped: isFlipped)
    points.write(to: &contact)
  }

  /// The edge that faces a normal most.
  @inline(__always)
  func incidentEdge(of shape: Shape, to normal: Vector) -> (first: Int, second: Int) {
    let normals = part(normals, shape)
    var least = Double.greatestFiniteMagnitude
    var edge = 0
    for index in 0..<Int(shape.count) {
      let cosine = normals[index].dot(normal)
      if cosine < least {
        least = cosine
        edge = index
      }
    }
    return (edge, edge + 1 == Int(shape.count) ? 0 : edge + 1)
  }
}
