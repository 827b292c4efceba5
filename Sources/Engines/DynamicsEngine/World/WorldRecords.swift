import PlaneVectors

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

/// The place of a body's centre of mass, and the turn of the body.
struct Place: Equatable, Codable, Sendable {
  var center = Vector.zero
  var angle = 0.0
  var rotation = Rotation.none
}

/// The data of a boundary in a world.
struct Boundary: Equatable, Codable, Sendable {
  var group: CollisionGroupID
  var elasticity: Double
  var friction: Double
  var tag: Int
  /// Its lines, in the world's array of them.
  var segments: [Int32]
}

/// A contact as an event will tell of it.
struct ContactRecord: Equatable, Codable, Sendable {
  var a: Int32
  var b: Int32
  /// The place of a boundary, or -1.
  var boundary: Int32
  var point: Vector
  /// From a to b.
  var normal: Vector
}

/// The data of a field in a world.
struct Field: Equatable, Codable, Sendable {
  var description: FieldDescription
  /// The bodies that it acts on, in the order in which they were added.
  var bodies: [BodyID]
}

/// The data of a collision group in a world.
struct CollisionGroup: Equatable, Codable, Sendable {
  var mode: CollisionMode
}

/// The place of a joint in the world's arrays, and its description.
struct JointRecord: Equatable, Codable, Sendable {
  var description: JointDescription
  /// Tells whether it is in the array of springs or in that of other joints.
  var isSpring: Bool
  var index: Int32
}

/// A force that goes on.
struct Push: Equatable, Codable, Sendable {
  var body: BodyID
  /// In newtons, in the world's directions.
  var force: Vector
  /// From the body's centre in its own directions.
  var offset: Vector
}
