/// A key that went down or up.
public struct KeySample: Hashable, Sendable, Codable {
  /// When, in seconds of the application's clock.
  public var time: Double
  /// Tells whether the key went down.
  public var isDown: Bool
  /// Tells whether the host repeats a held key.
  public var isRepeat: Bool
  /// The text that the key types, or its name, as the web's `KeyboardEvent.key` has it: `a`, `Enter`, `ArrowDown`.
  public var key: String
  /// The place of the key on the keyboard, as the web's `KeyboardEvent.code` has it: `KeyA`, `Enter`.
  public var code: String
  /// The modifier keys that are held.
  public var modifiers: KeyModifiers

  /// A report about a key.
  public init(time: Double, isDown: Bool, isRepeat: Bool, key: String, code: String, modifiers: KeyModifiers) {
    self.time = time
    self.isDown = isDown
    self.isRepeat = isRepeat
    self.key = key
    self.code = code
    self.modifiers = modifiers
  }
}
