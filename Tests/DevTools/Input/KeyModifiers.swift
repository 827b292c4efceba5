#if BrowserHost
/// Modifier keys held during an event; the raw value is the protocol's.
public struct KeyModifiers: OptionSet, Sendable, Hashable {
  /// The protocol's bits.
  public let rawValue: Int

  /// A set of the protocol's bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Alt, the option key.
  public static let alt = KeyModifiers(rawValue: 1)
  /// Control. With the wheel it is what a page sees of a pinch on a trackpad.
  public static let control = KeyModifiers(rawValue: 2)
  /// Meta, the command key.
  public static let meta = KeyModifiers(rawValue: 4)
  /// Shift.
  public static let shift = KeyModifiers(rawValue: 8)
}
#endif
