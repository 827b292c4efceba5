/// With what the bodies of a collision group collide.
public struct CollisionMode: OptionSet, Hashable, Codable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// A mode of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// With each other.
  public static let bodies = CollisionMode(rawValue: 1)
  /// With the boundaries of the group.
  public static let boundaries = CollisionMode(rawValue: 2)
  /// With both.
  public static let everything: CollisionMode = [.bodies, .boundaries]
}
