/// The things that an observer of a property wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// A call at once, with the value as it is.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// A call more for each change, before the usual one, without a new value.
  ///
  /// Difference from Foundation: it comes when the property has its new value already.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}
