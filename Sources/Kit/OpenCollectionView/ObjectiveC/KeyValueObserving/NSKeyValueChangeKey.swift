/// The keys of the dictionary that an observer of a property gets.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The kind of the change, as the raw value of an ``NSKeyValueChange``.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change, if ``NSKeyValueObservingOptions/new`` was asked for.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change, if ``NSKeyValueObservingOptions/old`` was asked for.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// True in the call that ``NSKeyValueObservingOptions/prior`` asks for, missing in all others.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
