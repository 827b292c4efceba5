/// The name of a body of a ``World``.
///
/// It is good for the world that gave it out and for copies of that; once what it names has been removed it names
/// nothing, even when its place is used again.
public struct BodyID: Hashable, Codable, Sendable {
  let slot: Int32
  let generation: UInt32
}

/// The name of a boundary of a ``World``.
///
/// It is good for the world that gave it out and for copies of that; once what it names has been removed it names
/// nothing, even when its place is used again.
public struct BoundaryID: Hashable, Codable, Sendable {
  let slot: Int32
  let generation: UInt32
}

/// The name of a field of a ``World``.
///
/// It is good for the world that gave it out and for copies of that; once what it names has been removed it names
/// nothing, even when its place is used again.
public struct FieldID: Hashable, Codable, Sendable {
  let slot: Int32
  let generation: UInt32
}

/// The name of a joint of a ``World``.
///
/// It is good for the world that gave it out and for copies of that; once what it names has been removed it names
/// nothing, even when its place is used again.
public struct JointID: Hashable, Codable, Sendable {
  let slot: Int32
  let generation: UInt32
}

/// The name of a push of a ``World`` that lasts.
///
/// It is good for the world that gave it out and for copies of that; once what it names has been removed it names
/// nothing, even when its place is used again.
public struct PushID: Hashable, Codable, Sendable {
  let slot: Int32
  let generation: UInt32
}

/// The name of a collision group of a ``World``.
///
/// It is good for the world that gave it out and for copies of that; once what it names has been removed it names
/// nothing, even when its place is used again.
public struct CollisionGroupID: Hashable, Codable, Sendable {
  let slot: Int32
  let generation: UInt32
}

extension CollisionGroupID {
  /// The group that every world has, whose members collide with everything in it. Bodies and boundaries are in it unless
  /// told otherwise; it cannot be removed.
  public static let standard = CollisionGroupID(slot: 0, generation: 0)
}
