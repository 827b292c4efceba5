/// A line of a boundary.
struct Segment: Equatable, Codable, Sendable {
  var start = Vector.zero
  var end = Vector.zero
  /// Of length 1, along the line.
  var direction = Vector.zero
  var length = 0.0
  /// Where the line before it begins and the one after it ends, if the boundary goes on there.
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
