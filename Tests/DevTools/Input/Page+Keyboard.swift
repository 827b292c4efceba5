#if BrowserHost
extension Page {
  /// Presses a key and releases it, and waits until the page has handled both.
  ///
  /// With `.alt`, `.control` or `.meta` a key writes nothing, as on a keyboard.
  public func key(_ key: Key, modifiers: KeyModifiers = []) async throws {
    try await keyDown(key, modifiers: modifiers)
    try await keyUp(key, modifiers: modifiers)
  }

  /// Presses a key and leaves it down; a second call without ``keyUp(_:modifiers:)`` in between is not a repeat.
  ///
  /// - Parameter isRepeat: Whether the page is told that a key held down repeats.
  public func keyDown(_ key: Key, modifiers: KeyModifiers = [], isRepeat: Bool = false) async throws {
    let writes = !key.text.isEmpty && modifiers.isDisjoint(with: [.alt, .control, .meta])
    var parameters = key.parameters(modifiers)
    parameters["type"] = writes ? "keyDown" : "rawKeyDown"
    parameters["autoRepeat"] = .bool(isRepeat)
    if writes { parameters["text"] = .string(key.text) }
    try await send("Input.dispatchKeyEvent", parameters)
  }

  /// Releases a key.
  public func keyUp(_ key: Key, modifiers: KeyModifiers = []) async throws {
    var parameters = key.parameters(modifiers)
    parameters["type"] = "keyUp"
    try await send("Input.dispatchKeyEvent", parameters)
  }

  /// Puts text into the focused field at once, as an input method or a paste does: with an `input` event, without keys.
  public func insertText(_ text: String) async throws {
    try await send("Input.insertText", ["text": .string(text)])
  }
}

extension Key {
  fileprivate func parameters(_ modifiers: KeyModifiers) -> [String: JSONValue] {
    [
      "key": .string(name), "code": .string(code), "windowsVirtualKeyCode": .number(Double(virtualCode)),
      "modifiers": .number(Double(modifiers.rawValue)),
    ]
  }
}
#endif
