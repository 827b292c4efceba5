/// The look of an animation before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing before and after: the default.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its last value after the end, as long as the animation is not removed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its first value before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Its first value before the beginning and its last after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}
