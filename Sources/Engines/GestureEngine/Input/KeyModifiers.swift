/// The modifier keys that are held. The bits are those of `UIKeyModifierFlags`.
public struct KeyModifiers: OptionSet, Hashable, Sendable, Codable {
  /// The bits.
  public let rawValue: UInt32

  /// A set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Caps Lock.
  public static let alphaShift = KeyModifiers(rawValue: 1 << 16)
  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1 << 17)
  /// Control.
  public static let control = KeyModifiers(rawValue: 1 << 18)
  /// Option or Alt.
  public static let alternate = KeyModifiers(rawValue: 1 << 19)
  /// Command, Meta or the Windows key.
  public static let command = KeyModifiers(rawValue: 1 << 20)
}
