extension UIKeyCommand {
  /// Tells whether a key with the modifiers held is the one of this command, in a window.
  func matches(_ key: UIKey, in window: UIWindow) -> Bool {
    guard let input = mirroredInput(in: window) else { return false }
    let held = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    guard input == key.characters || input.lowercased() == key.charactersIgnoringModifiers else { return false }
    return held == wanted(input, key) || standsIn(held, for: wanted(input, key))
  }

  /// The modifiers wanted. A sign that takes Shift to type, such as `+`, does not want Shift besides.
  private func wanted(_ input: String, _ key: UIKey) -> UIKeyModifierFlags {
    let own = modifierFlags.intersection([.shift, .control, .alternate, .command])
    let isTypedWithShift = input.count == 1 && input == key.characters && input.lowercased() == input.uppercased()
    return isTypedWithShift && key.modifierFlags.contains(.shift) ? own.union(.shift) : own
  }

  /// Control stands in for Command where a keyboard has none.
  private func standsIn(_ held: UIKeyModifierFlags, for wanted: UIKeyModifierFlags) -> Bool {
    guard wanted.contains(.command), !wanted.contains(.control), held.contains(.control) else { return false }
    return held.subtracting(.control) == wanted.subtracting(.command)
  }

  /// The key, with left and right exchanged where lines are read from the right.
  private func mirroredInput(in window: UIWindow) -> String? {
    guard allowsAutomaticMirroring, window.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return input }
    switch input {
    case UIKeyCommand.inputLeftArrow: return UIKeyCommand.inputRightArrow
    case UIKeyCommand.inputRightArrow: return UIKeyCommand.inputLeftArrow
    case "[": return "]"
    case "]": return "["
    default: return input
    }
  }
}
