import PlaneVectors

/// Lines of boundaries hold what is on one side of them on that side.
extension ContactGeometry {
  /// Finds the side: it may change only while they do not touch, or beyond an end at which the boundary does not go on.
  @inline(__always)
  func updateSide(_ contact: inout Contact, _ segment: Segment, center: Vector, along: Double) {
    let isBeyondEnd =
      (along < 0 && segment.before == nil) || (along > segment.length && segment.after == nil)
    if contact.side == 0 || !contact.isTouching || isBeyondEnd {
      contact.side = segment.direction.outwards.dot(center - segment.start) >= 0 ? 1 : -1
    }
  }

  func segmentCircle(_ contact: inout Contact, _ margin: Double) {
    let segment = segments[Int(contact.segment)]
    let center = places[Int(contact.b)].center
    let radius = shapes[Int(contact.b)].radius
    let along = segment.direction.dot(center - segment.start)
    updateSide(&contact, segment, center: center, along: along)
    if segment.holds(along, contact) {
      let normal = Double(contact.side) * segment.direction.outwards
      let distance = normal.dot(center - segment.start)
      guard distance <= radius + margin else {
        contact.count = 0
        return
      }
      let gap = distance - radius
      setPoint(&contact, normal, offsetA: center - (radius + gap / 2) * normal, way: center, gap)
      return
    }
    // Where two lines meet, the one that begins there leaves the corner to the one that ends there.
    let isAtStart = along < 0
    let corner = isAtStart ? segment.start : segment.end
    let way = center - corner
    let distance = way.length
    guard distance <= radius + margin, distance > 1e-9, !isLeftToNeighbour(segment, way, isAtStart) else {
      contact.count = 0
      return
    }
    let normal = (1 / distance) * way
    let gap = distance - radius
    setPoint(&contact, normal, offsetA: center - (radius + gap / 2) * normal, way: center, gap)
  }

  private func isLeftToNeighbour(_ segment: Segment, _ way: Vector, _ isAtStart: Bool) -> Bool {
    if isAtStart { return segment.before != nil }
    guard let after = segment.after else { return false }
    return way.dot(after - segment.end) > 0
  }

  func segmentPolygon(_ contact: inout Contact, _ margin: Double) {
    let segment = segments[Int(contact.segment)]
    let shape = shapes[Int(contact.b)]
    let center = places[Int(contact.b)].center
    let corners = part(corners, shape)
    let normals = part(normals, shape)
    let count = Int(shape.count)
    updateSide(&contact, segment, center: center, along: segment.direction.dot(center - segment.start))
    let normal = Double(contact.side) * segment.direction.outwards
    let level = normal.dot(segment.start)
    var fromLine = Double.greatestFiniteMagnitude
    for index in 0..<count { fromLine = min(fromLine, normal.dot(corners[index])) }
    fromLine -= level
    guard fromLine <= margin else {
      contact.count = 0
      return
    }
    // Faces that look away from the line do not push the body back through it.
    var fromBody = -Double.greatestFiniteMagnitude
    var face = -1
    for index in 0..<count {
      let outward = normals[index]
      let distance = min(outward.dot(segment.start), outward.dot(segment.end)) - outward.dot(corners[index])
      if distance > margin {
        contact.count = 0
        return
      }
      if distance > fromBody, outward.dot(normal) < 0.1 {
        fromBody = distance
        face = index
      }
    }
    var points = PointFinder(contact, centerA: .zero, centerB: center, margin: margin)
    if face >= 0, fromBody > fromLine + Self.preference {
      switch allowance(of: -normals[face], segment, normal) {
      case .own:
        let next = face + 1 == count ? 0 : face + 1
        points.clip(
          segment.start, segment.end, indices: (0, 1), from: corners[face], to: corners[next], normal: normals[face],
          face: face, isFlipped: true)
        points.write(to: &contact)
        return
      case .neighbours:
        contact.count = 0
        return
      case .lines: break
      }
    }
    let edge = incidentEdge(of: shape, to: normal)
    // The line's face runs so that the normal is on its outer side; into a corner it goes on.
    let further = 2 * shape.reach * segment.direction
    let start = segment.goesOn(beforeStart: true, contact) ? segment.start - further : segment.start
    let end = segment.goesOn(beforeStart: false, contact) ? segment.end + further : segment.end
    let from = contact.side > 0 ? start : end
    let to = contact.side > 0 ? end : start
    points.clip(
      corners[edge.first], corners[edge.second], indices: edge, from: from, to: to, normal: normal, face: 0,
      isFlipped: false)
    points.write(to: &contact)
  }

  private enum Allowance {
    case own
    case lines
    case neighbours
  }

  /// Tells how far a line may push in a direction that is not its normal: only round a corner that stands out, and only
  /// as far as to its neighbour's normal. Otherwise bodies would trip over corners that are none.
  private func allowance(of push: Vector, _ segment: Segment, _ normal: Vector) -> Allowance {
    let sideways = push.dot(segment.direction)
    if sideways < 0, let before = segment.before {
      guard normal.dot(before - segment.start) < -1e-9 else { return .lines }
      return push.dot(segment.start - before) >= 0 ? .own : .neighbours
    }
    if sideways > 0, let after = segment.after {
      guard normal.dot(after - segment.end) < -1e-9 else { return .lines }
      return push.dot(after - segment.end) <= 0 ? .own : .neighbours
    }
    return .own
  }
}
