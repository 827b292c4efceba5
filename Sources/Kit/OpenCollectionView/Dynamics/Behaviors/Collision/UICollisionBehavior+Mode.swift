import DynamicsEngine

extension UICollisionBehavior {
  /// With what the items of a behavior collide. // D16
  public struct Mode: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A mode of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// With each other.
    public static let items = Mode(rawValue: 1)
    /// With the boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// With all there is.
    public static let everything = Mode(rawValue: .max)

    var ofWorld: CollisionMode {
      var mode: CollisionMode = []
      if contains(.items) { mode.insert(.bodies) }
      if contains(.boundaries) { mode.insert(.boundaries) }
      return mode
    }
  }
}
