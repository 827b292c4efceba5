import OpenCollectionView
import Testing
import TouchTesting

/// What recordings hold of what people type into fields.
@MainActor struct TypedTextInRecordingsTests {
  private func record(
    secure: Bool, keepsTypedText: Bool, _ prepare: (UITextField) -> Void = { _ in }
  ) -> String {
    let screen = VirtualScreen(width: 320, height: 480)
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
    field.isSecureTextEntry = secure
    prepare(field)
    screen.show(field)
    field.becomeFirstResponder()
    screen.runFrame()
    let recorder = HostInputRecorder(scene: screen.scene, keepsTypedText: keepsTypedText)
    screen.dictate("geheim7")
    screen.press("q")
    recorder.stop()
    return recorder.recording.text
  }

  // X58
  @Test func `a recording holds letters as an x and digits as 0`() {
    let text = record(secure: false, keepsTypedText: false)
    #expect(!text.contains("geheim"))
    #expect(text.contains("xxxxxx0"))
  }

  // X58
  @Test func `it holds them where the test says so`() {
    let text = record(secure: false, keepsTypedText: true)
    #expect(text.contains("geheim7"))
    #expect(text.contains("\"q\""))
  }

  // X58
  @Test func `a secure field's it never holds`() {
    let text = record(secure: true, keepsTypedText: true)
    #expect(!text.contains("geheim"))
    #expect(!text.contains("\"q\""))
  }

  // X58
  @Test func `nor that of a password which is being shown`() {
    let shown = record(secure: true, keepsTypedText: true) { $0.isSecureTextEntry = false }
    #expect(!shown.contains("geheim"))
    let named = record(secure: false, keepsTypedText: true) { $0.textContentType = .newPassword }
    #expect(!named.contains("geheim"))
    #expect(!named.contains("\"q\""))
  }

  // X58
  @Test func `the trace has numbers, never what was typed`() {
    let screen = VirtualScreen(width: 320, height: 480)
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
    screen.show(field)
    let trace = screen.recordTrace()
    field.becomeFirstResponder()
    screen.runFrame()
    screen.dictate("geheim")
    let words = trace.events.map(\.description).joined(separator: "\n")
    #expect(words.contains("begins editing"))
    #expect(words.contains("6 units"))
    #expect(!words.contains("geheim"))
  }
}
