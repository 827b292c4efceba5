/// The names that the web has for the keys of a keyboard, by the numbers that USB keyboards send (usage page 7).
enum KeyPlaces {
  /// The place of a key, as the web's `KeyboardEvent.code` has it; `Unidentified` for keys without a name.
  static func code(of usage: Int) -> String {
    switch usage {
    case 4...29: "Key\(letter(usage - 4))"
    case 30...38: "Digit\(usage - 29)"
    case 39: "Digit0"
    case 58...69: "F\(usage - 57)"
    case 89...97: "Numpad\(usage - 88)"
    case 98: "Numpad0"
    case 104...115: "F\(usage - 91)"
    default: others[usage]?.code ?? "Unidentified"
    }
  }

  /// Tells what a key that types nothing is named, as the web's `KeyboardEvent.key` has it; nil for keys that type.
  static func name(of usage: Int) -> String? {
    switch usage {
    case 58...69: "F\(usage - 57)"
    case 104...115: "F\(usage - 91)"
    default: others[usage]?.key
    }
  }

  /// Tells what a key of the keypad is while Num Lock is off; nil for the others.
  static func keypadName(of usage: Int) -> String? { keypad[usage] }

  private static func letter(_ index: Int) -> Character {
    Character(Unicode.Scalar(UInt8(ascii: "A") + UInt8(index)))
  }

  private static let keypad = [
    89: "End", 90: "ArrowDown", 91: "PageDown", 92: "ArrowLeft", 93: "Clear", 94: "ArrowRight", 95: "Home",
    96: "ArrowUp", 97: "PageUp", 98: "Insert", 99: "Delete",
  ]

  private static let others: [Int: (code: String, key: String?)] = [
    40: ("Enter", "Enter"), 41: ("Escape", "Escape"), 42: ("Backspace", "Backspace"), 43: ("Tab", "Tab"),
    44: ("Space", nil), 45: ("Minus", nil), 46: ("Equal", nil), 47: ("BracketLeft", nil),
    48: ("BracketRight", nil), 49: ("Backslash", nil), 50: ("Backslash", nil), 51: ("Semicolon", nil),
    52: ("Quote", nil), 53: ("Backquote", nil), 54: ("Comma", nil), 55: ("Period", nil), 56: ("Slash", nil),
    57: ("CapsLock", "CapsLock"), 70: ("PrintScreen", "PrintScreen"), 71: ("ScrollLock", "ScrollLock"),
    72: ("Pause", "Pause"), 73: ("Insert", "Insert"), 74: ("Home", "Home"), 75: ("PageUp", "PageUp"),
    76: ("Delete", "Delete"), 77: ("End", "End"), 78: ("PageDown", "PageDown"), 79: ("ArrowRight", "ArrowRight"),
    80: ("ArrowLeft", "ArrowLeft"), 81: ("ArrowDown", "ArrowDown"), 82: ("ArrowUp", "ArrowUp"),
    83: ("NumLock", "NumLock"), 84: ("NumpadDivide", nil), 85: ("NumpadMultiply", nil), 86: ("NumpadSubtract", nil),
    87: ("NumpadAdd", nil), 88: ("NumpadEnter", "Enter"), 99: ("NumpadDecimal", nil), 100: ("IntlBackslash", nil),
    101: ("ContextMenu", "ContextMenu"), 103: ("NumpadEqual", nil), 224: ("ControlLeft", "Control"),
    225: ("ShiftLeft", "Shift"), 226: ("AltLeft", "Alt"), 227: ("MetaLeft", "Meta"),
    228: ("ControlRight", "Control"), 229: ("ShiftRight", "Shift"), 230: ("AltRight", "Alt"),
    231: ("MetaRight", "Meta"),
  ]
}
