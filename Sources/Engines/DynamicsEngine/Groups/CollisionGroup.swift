/// The data of a collision group in a world.
struct CollisionGroup: Equatable, Codable, Sendable {
  var mode: CollisionMode
}
