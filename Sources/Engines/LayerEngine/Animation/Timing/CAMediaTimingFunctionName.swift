/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A function's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The same pace throughout.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Begins slowly: (.42, 0), (1, 1).
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Ends slowly: (0, 0), (.58, 1).
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Begins and ends slowly: (.42, 0), (.58, 1).
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The one that implicit animations have: (.25, .1), (.25, 1).
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
