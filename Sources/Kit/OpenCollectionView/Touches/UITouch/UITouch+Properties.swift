extension UITouch {
  /// Properties of a touch that a device may report late.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Properties from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The force.
    public static let force = Properties(rawValue: 1 << 0)
    /// The direction in which a pen leans.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// How far a pen leans.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The place.
    public static let location = Properties(rawValue: 1 << 3)
    /// How far a pen is turned about its axis.
    public static let roll = Properties(rawValue: 1 << 4)
  }
}
