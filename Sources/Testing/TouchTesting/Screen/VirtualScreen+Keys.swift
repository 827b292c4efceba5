public import GestureEngine

extension VirtualScreen {
  /// Presses a key and releases it, and runs a frame.
  ///
  /// - Parameters:
  ///   - key: what the key types or is named, as the web's `KeyboardEvent.key` has it: `a`, `Enter`, `ArrowDown`.
  ///   - modifiers: the modifier keys that are held.
  public func press(_ key: String, _ modifiers: KeyModifiers = []) {
    keyDown(key, modifiers)
    keyUp(key, modifiers)
  }

  /// Presses a key and holds it; with `isRepeat`, as the host does again and again while it is held.
  public func keyDown(_ key: String, _ modifiers: KeyModifiers = [], isRepeat: Bool = false) {
    send(key, modifiers, isDown: true, isRepeat: isRepeat)
  }

  /// Releases a key.
  public func keyUp(_ key: String, _ modifiers: KeyModifiers = []) {
    send(key, modifiers, isDown: false, isRepeat: false)
  }

  private func send(_ key: String, _ modifiers: KeyModifiers, isDown: Bool, isRepeat: Bool) {
    receive(
      .key(
        KeySample(
          time: now, isDown: isDown, isRepeat: isRepeat, key: key, code: Self.code(of: key), modifiers: modifiers)))
    runFrame()
  }

  /// The place of a key on a keyboard in the American order.
  private static func code(of key: String) -> String {
    guard key.count == 1, let character = key.first else { return key }
    if character.isNumber { return "Digit\(character)" }
    if character.isLetter { return "Key\(character.uppercased())" }
    return character == " " ? "Space" : key
  }
}
