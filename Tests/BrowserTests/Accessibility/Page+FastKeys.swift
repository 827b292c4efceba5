#if BrowserHost
import DevTools

extension Page {
  /// Presses keys, one after the other, in one go: no answer of the host can come in between.
  func pressAtOnce(_ keys: [(key: Key, modifiers: KeyModifiers)]) async throws {
    let list = try JSONValue.array(
      keys.map { key, modifiers in
        ["key": .string(key.name), "code": .string(key.code), "shiftKey": .bool(modifiers.contains(.shift))]
      }
    ).text()
    try await evaluate(
      """
      for (const key of \(list)) {
        for (const type of ["keydown", "keyup"]) {
          document.activeElement.dispatchEvent(new KeyboardEvent(type, { ...key, bubbles: true, cancelable: true }));
        }
      }
      """)
  }

  /// Waits until a sentence is what was read out last.
  func waitUntilSaid(_ sentence: String) async throws {
    try await waitUntil(
      "[...document.querySelectorAll('#announcements p, #alerts p')].at(-1)?.textContent === '\(sentence)'")
  }
}
#endif
