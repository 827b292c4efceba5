/// The names of this library for the web's names of keys.
enum KeyNames {
  /// The text that a key types, or its name among those of ``UIKeyCommand``.
  ///
  /// - Parameter key: as the web's `KeyboardEvent.key` has it.
  static func input(forKey key: String) -> String { inputs[key] ?? (key.count == 1 ? key : "") }

  /// The letter or digit on a key of a keyboard in the Latin order; nil for other keys, which depend on the layout.
  ///
  /// - Parameter code: as the web's `KeyboardEvent.code` has it.
  static func letter(forCode code: String) -> String? {
    guard code.hasPrefix("Digit"), let digit = code.last else { return nil }
    return String(digit)
  }

  /// The place of a key by the numbers that keyboards send.
  static func usage(forCode code: String) -> UIKeyboardHIDUsage {
    if code.hasPrefix("Key"), let letter = code.last?.asciiValue, (65...90).contains(letter) {
      return UIKeyboardHIDUsage(rawValue: Int(letter) - 65 + UIKeyboardHIDUsage.keyboardA.rawValue)
        ?? .keyboardErrorUndefined
    }
    if code.hasPrefix("Digit"), let digit = code.last?.wholeNumberValue {
      // The digits go from 1 to 9, and then 0.
      return UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboard1.rawValue + (digit + 9) % 10)
        ?? .keyboardErrorUndefined
    }
    if code.hasPrefix("F"), let number = Int(code.dropFirst()), (1...12).contains(number) {
      return UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardF1.rawValue + number - 1)
        ?? .keyboardErrorUndefined
    }
    return usages[code] ?? .keyboardErrorUndefined
  }

  private static let inputs: [String: String] = [
    "ArrowUp": UIKeyCommand.inputUpArrow, "ArrowDown": UIKeyCommand.inputDownArrow,
    "ArrowLeft": UIKeyCommand.inputLeftArrow, "ArrowRight": UIKeyCommand.inputRightArrow,
    "Escape": UIKeyCommand.inputEscape, "PageUp": UIKeyCommand.inputPageUp, "PageDown": UIKeyCommand.inputPageDown,
    "Home": UIKeyCommand.inputHome, "End": UIKeyCommand.inputEnd, "Delete": UIKeyCommand.inputDelete,
    "Enter": "\r", "Tab": "\t", "Backspace": "\u{8}", "F1": UIKeyCommand.f1, "F2": UIKeyCommand.f2,
    "F3": UIKeyCommand.f3, "F4": UIKeyCommand.f4, "F5": UIKeyCommand.f5, "F6": UIKeyCommand.f6,
    "F7": UIKeyCommand.f7, "F8": UIKeyCommand.f8, "F9": UIKeyCommand.f9, "F10": UIKeyCommand.f10,
    "F11": UIKeyCommand.f11, "F12": UIKeyCommand.f12,
  ]

  private static let usages: [String: UIKeyboardHIDUsage] = [
    "Enter": .keyboardReturnOrEnter, "Escape": .keyboardEscape, "Backspace": .keyboardDeleteOrBackspace,
    "Tab": .keyboardTab, "Space": .keyboardSpacebar, "Minus": .keyboardHyphen, "Equal": .keyboardEqualSign,
    "BracketLeft": .keyboardOpenBracket, "BracketRight": .keyboardCloseBracket, "Backslash": .keyboardBackslash,
    "Semicolon": .keyboardSemicolon, "Quote": .keyboardQuote, "Backquote": .keyboardGraveAccentAndTilde,
    "Comma": .keyboardComma, "Period": .keyboardPeriod, "Slash": .keyboardSlash, "CapsLock": .keyboardCapsLock,
    "PrintScreen": .keyboardPrintScreen, "ScrollLock": .keyboardScrollLock, "Pause": .keyboardPause,
    "Insert": .keyboardInsert, "Home": .keyboardHome, "PageUp": .keyboardPageUp,
    "Delete": .keyboardDeleteForward, "End": .keyboardEnd, "PageDown": .keyboardPageDown,
    "ArrowRight": .keyboardRightArrow, "ArrowLeft": .keyboardLeftArrow, "ArrowDown": .keyboardDownArrow,
    "ArrowUp": .keyboardUpArrow, "NumLock": .keypadNumLock, "NumpadDivide": .keypadSlash,
    "NumpadMultiply": .keypadAsterisk, "NumpadSubtract": .keypadHyphen, "NumpadAdd": .keypadPlus,
    "NumpadEnter": .keypadEnter, "NumpadDecimal": .keypadPeriod, "ControlLeft": .keyboardLeftControl,
    "ShiftLeft": .keyboardLeftShift, "AltLeft": .keyboardLeftAlt, "MetaLeft": .keyboardLeftGUI,
    "ControlRight": .keyboardRightControl, "ShiftRight": .keyboardRightShift, "AltRight": .keyboardRightAlt,
    "MetaRight": .keyboardRightGUI,
  ]
}
