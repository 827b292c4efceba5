import GestureEngine

/// A key of a keyboard, as it was pressed.
@preconcurrency @MainActor open class UIKey: NSObject, NSCopying {
  private let sample: KeySample

  init(_ sample: KeySample) { self.sample = sample }

  /// The text that the key types with the modifiers held, or one of the names of ``UIKeyCommand``, such as
  /// `inputEscape`.
  open var characters: String { KeyNames.input(forKey: sample.key) }

  /// The text that the key types without modifiers, except that letters are small.
  open var charactersIgnoringModifiers: String {
    KeyNames.letter(forCode: sample.code) ?? KeyNames.input(forKey: sample.key).lowercased()
  }

  /// The modifier keys that are held.
  open var modifierFlags: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: Int(sample.modifiers.rawValue)) }

  /// The place of the key on the keyboard.
  open var keyCode: UIKeyboardHIDUsage { KeyNames.usage(forCode: sample.code) }

  /// The object itself, since it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
