#if BrowserHost
@testable import BrowserHost
import DevTools
import OpenCollectionView
import Testing
import TouchScripts

/// A page of its own that shows fields, whose messages may be under way for some time.
@MainActor struct TypingPage {
  let base: GridPage
  let fields: [UITextField]
  /// What is asked and told, in order.
  let program: TypingProgram

  var page: Page { base.page }

  var field: UITextField { fields[0] }

  /// Starts an application with fields below each other, each 40 points high, the first one's top at 40.
  ///
  /// - Parameter delay: milliseconds there and back.
  static func open(
    _ program: TypingProgram = TypingProgram(), fields count: Int = 1, delay: Int = 0, touch: Bool = false
  ) async throws -> TypingPage {
    let application = UIApplication(delegateClass: GestureDelegate.self)
    let configuration = BrowserHostConfiguration(port: 0, title: "Typing")
    let server = try await BrowserHost(configuration: configuration).start(application: application)
    let page = try await GridPage.show(server, touch: touch, script: delay == 0 ? "" : far(delay / 2))
    let base = GridPage(server: server, application: application, page: page)
    let root = try #require(application.scenes.first?.windows.first?.rootViewController?.view)
    let fields = (0..<count).map { index in
      let field = UITextField(frame: CGRect(x: 20, y: 40 + 60 * index, width: 300, height: 40))
      field.backgroundColor = .white
      field.borderStyle = .roundedRect
      field.accessibilityLabel = "Field \(index)"
      field.delegate = program
      program.watch(field)
      root.addSubview(field)
      return field
    }
    try await base.rest()
    return TypingPage(base: base, fields: fields, program: program)
  }

  /// Timers of one length come in the order in which they were set, as on a socket.
  static func far(_ milliseconds: Int) -> String {
    """
    {
      const Near = WebSocket;
      window.WebSocket = class extends Near {
        send(message) { setTimeout(() => super.send(message), \(milliseconds)); }
        set onmessage(body) { super.onmessage = (event) => setTimeout(() => body(event), \(milliseconds)); }
      };
    }
    """
  }

  /// Touches a field, and waits until it is edited on both sides.
  func edit(_ index: Int = 0) async throws {
    try await page.click(x: 60, y: Double(60 + 60 * index))
    try await page.waitUntil("document.activeElement?.classList.contains('text-field')")
    try await base.wait { fields[index].isFirstResponder }
  }

  /// Presses the keys that write a text, with a pause after each.
  func type(_ text: String, pause milliseconds: Int = 60) async throws {
    for character in text {
      try await page.key(.character(character))
      if milliseconds > 0 { try await page.evaluate("new Promise((done) => setTimeout(done, \(milliseconds)))") }
    }
  }

  /// Composes a text, as an input method does.
  func compose(_ text: String) async throws {
    let end = JSONValue.number(Double(text.utf16.count))
    try await page.send(
      "Input.imeSetComposition", ["text": .string(text), "selectionStart": end, "selectionEnd": end])
  }

  /// Breaks the page's connection, and lets no other one come about.
  func loseLine() async throws {
    try await page.evaluate(
      "window.WebSocket = class extends EventTarget { readyState = 0; close() {} send() {} }; 0")
    try await base.breakConnection()
    try await page.waitUntil("!__ocv.isConnected")
  }

  /// The text that the page shows in a field.
  func shown(_ index: Int = 0) async throws -> String? {
    try await page.evaluate("document.querySelectorAll('.text-field')[\(index)].value").string
  }

  /// Waits until page and program have the same text and nothing is under way.
  func settle(_ index: Int = 0) async throws {
    try await base.rest()
    for _ in 0..<600 {
      if try await shown(index) == fields[index].text { break }
      try await page.nextFrame()
    }
    try await base.rest()
  }

  func close() async { await base.close() }
}

/// A program that decides what becomes of what is typed, and notes what it is asked and told.
@MainActor final class TypingProgram: NSObject, UITextFieldDelegate {
  /// What is done with what is typed.
  enum Law: String, CaseIterable, Sendable {
    case accept
    case capitals
    case noDigits
    case sixAtMost
    case cardNumber
    case cardNumberAroundCaret
  }

  private let law: Law
  var refusesToBegin = false
  var calls: [String] = []

  init(_ law: Law = .accept) { self.law = law }

  func watch(_ field: UITextField) {
    field.addAction(UIAction { [weak self, weak field] _ in field.map { self?.changed($0) } }, for: .editingChanged)
  }

  private func changed(_ field: UITextField) {
    calls.append("changed")
    guard field.markedTextRange == nil, let text = field.text else { return }
    let formatted: String
    switch law {
    case .capitals: formatted = text.uppercased()
    case .cardNumber: formatted = Self.inFours(text)
    case .cardNumberAroundCaret: return formatAroundCaret(field, text)
    default: return
    }
    if formatted != text { field.text = formatted }
  }

  private static func inFours(_ text: some StringProtocol) -> String {
    text.filter(\.isNumber).enumerated().map { $0 > 0 && $0 % 4 == 0 ? " \($1)" : "\($1)" }.joined()
  }

  /// Puts the caret back behind the digit that it was behind.
  private func formatAroundCaret(_ field: UITextField, _ text: String) {
    guard let caret = field.selectedTextRange?.start else { return }
    let before = text.prefix(field.offset(from: field.beginningOfDocument, to: caret))
    field.text = Self.inFours(text)
    guard let place = field.position(from: field.beginningOfDocument, offset: Self.inFours(before).count) else {
      return
    }
    field.selectedTextRange = field.textRange(from: place, to: place)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    calls.append("may begin")
    return !refusesToBegin
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begins") }

  func textFieldDidEndEditing(_ textField: UITextField) { calls.append("ends") }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    calls.append("returns \(textField.text ?? "")")
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    switch law {
    case .noDigits: !string.contains(where: \.isNumber)
    case .sixAtMost: (textField.text ?? "").utf16.count - range.length + string.utf16.count <= 6
    default: true
    }
  }
}
#endif
