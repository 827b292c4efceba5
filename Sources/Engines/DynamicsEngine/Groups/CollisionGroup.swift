/// What a world keeps of a collision group.
struct CollisionGroup: Equatable, Codable, Sendable {
  var mode: CollisionMode
}
