/// The data of a body that a step seldom needs.
struct BodyRecord: Equatable, Codable, Sendable {
  var generation: UInt32 = 0
  var isPresent = false
  var properties = BodyProperties()
  var description = BodyShape.none
  var groups: [CollisionGroupID] = []
  var tag = 0
  var mass = 0.0
  /// The next body that fell asleep with it, in a ring; itself if it is alone.
  var nextAsleep: Int32 = -1
  /// Its leaf among the boxes of what collides with nothing; -1 if it collides.
  var looseLeaf: Int32 = -1
}
