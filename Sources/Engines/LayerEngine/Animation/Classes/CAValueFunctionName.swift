/// The name of a value function.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A function's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Radians about the x axis.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// Radians about the y axis.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// Radians about the z axis.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A factor along the x axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A factor along the y axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A factor along the z axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Points along the x axis.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// Points along the y axis.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// Points along the z axis.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
