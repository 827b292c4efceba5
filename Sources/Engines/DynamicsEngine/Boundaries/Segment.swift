import PlaneVectors

/// A line of a boundary.
struct Segment: Equatable, Codable, Sendable {
  var start = Vector.zero
  var end = Vector.zero
  /// Of length 1, along the line.
  var direction = Vector.zero
  var length = 0.0
  /// The beginning of the line before it and the end of the one after it, if the boundary goes on there.
  var before: Vector?
  var after: Vector?
  /// -1 for a place that is free.
  var boundary: Int32 = -1
  var leaf: Int32 = -1

  var box: Box {
    Box(
      least: Vector(min(start.x, end.x), min(start.y, end.y)),
      greatest: Vector(max(start.x, end.x), max(start.y, end.y)))
  }
}

extension Segment {
  /// Tells whether the line acts beyond one of its ends as if it went on. It does so on a body that touches it and
  /// would have to pass the next line, which stands in its way there. A body that is pressed into a corner is held by
  /// both lines.
  @inline(__always)
  func goesOn(beforeStart: Bool, _ contact: Contact) -> Bool {
    guard contact.isTouching else { return false }
    let normal = Double(contact.side) * direction.outwards
    if beforeStart { return before.map { normal.dot($0 - start) > 1e-9 } ?? false }
    return after.map { normal.dot($0 - end) > 1e-9 } ?? false
  }

  /// Tells whether a place along the line is beside it.
  @inline(__always)
  func holds(_ along: Double, _ contact: Contact) -> Bool {
    if along < 0 { return goesOn(beforeStart: true, contact) }
    if along > length { return goesOn(beforeStart: false, contact) }
    return true
  }
}
