/// How an animation goes from one key value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight: the default.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// In jumps: each value holds until the time of the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight, at the same speed all the way; key times and timing functions are left aside.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve, at about the same speed all the way.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
