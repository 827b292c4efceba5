/// The data of a boundary in a world.
struct Boundary: Equatable, Codable, Sendable {
  var group: CollisionGroupID
  var elasticity: Double
  var friction: Double
  var tag: Int
  /// Its lines, in the world's array of them.
  var segments: [Int32]
}
