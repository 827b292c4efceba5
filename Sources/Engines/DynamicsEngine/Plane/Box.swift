import PlaneVectors

/// An upright rectangle by its corners; what the broad phase works with.
struct Box: Equatable, Codable, Sendable {
  var least: Vector
  var greatest: Vector

  @inline(__always)
  init(least: Vector, greatest: Vector) {
    self.least = least
    self.greatest = greatest
  }

  @inline(__always)
  func overlaps(_ other: Box) -> Bool {
    least.x <= other.greatest.x && other.least.x <= greatest.x
      && least.y <= other.greatest.y && other.least.y <= greatest.y
  }

  @inline(__always)
  func contains(_ other: Box) -> Bool {
    least.x <= other.least.x && other.greatest.x <= greatest.x
      && least.y <= other.least.y && other.greatest.y <= greatest.y
  }

  @inline(__always)
  func union(_ other: Box) -> Box {
    Box(
      least: Vector(min(least.x, other.least.x), min(least.y, other.least.y)),
      greatest: Vector(max(greatest.x, other.greatest.x), max(greatest.y, other.greatest.y)))
  }

  @inline(__always)
  func grown(by margin: Double) -> Box {
    Box(
      least: Vector(least.x - margin, least.y - margin), greatest: Vector(greatest.x + margin, greatest.y + margin))
  }

  /// This box and all places that it passes on the way.
  @inline(__always)
  func swept(by way: Vector) -> Box {
    Box(
      least: Vector(least.x + min(way.x, 0), least.y + min(way.y, 0)),
      greatest: Vector(greatest.x + max(way.x, 0), greatest.y + max(way.y, 0)))
  }

  /// Half the way around: what it costs to have a box in a tree.
  @inline(__always)
  var halfPerimeter: Double { (greatest.x - least.x) + (greatest.y - least.y) }
}
