#if BrowserHost
@testable import BrowserHost
import DevTools
import OpenCollectionView
import Testing
import TouchScripts

/// A page of its own that shows a text view, whose messages may be under way for some time.
@MainActor struct TextViewPage {
  let base: GridPage
  let textView: UITextView
  let program: TextViewProgram

  var page: Page { base.page }

  /// Starts an application with a text view of 300 × 120 points, whose upper left corner is at 20, 40.
  ///
  /// - Parameters:
  ///   - text: what it begins with.
  ///   - delay: milliseconds there and back.
  static func open(
    _ program: TextViewProgram = TextViewProgram(), text: String = "", delay: Int = 0, touch: Bool = false
  ) async throws -> TextViewPage {
    let application = UIApplication(delegateClass: GestureDelegate.self)
    let server = try await BrowserHost(configuration: BrowserHostConfiguration(port: 0, title: "Text"))
      .start(application: application)
    let page = try await GridPage.show(server, touch: touch, script: delay == 0 ? "" : TypingPage.far(delay / 2))
    let base = GridPage(server: server, application: application, page: page)
    let root = try #require(application.scenes.first?.windows.first?.rootViewController?.view)
    let textView = UITextView(frame: CGRect(x: 20, y: 40, width: 300, height: 120))
    textView.font = .systemFont(ofSize: 17)
    textView.backgroundColor = .secondarySystemBackground
    textView.accessibilityLabel = "Text"
    textView.text = text
    textView.delegate = program
    root.addSubview(textView)
    try await base.rest()
    return TextViewPage(base: base, textView: textView, program: program)
  }

  /// Touches the text view, and waits until it is edited on both sides.
  func edit() async throws {
    try await page.click(x: 60, y: 60)
    try await page.waitUntil("document.activeElement?.classList.contains('text-field')")
    try await base.wait { textView.isFirstResponder }
  }

  /// Presses the keys that write a text; a line feed is Return.
  func type(_ text: String, pause milliseconds: Int = 0) async throws {
    for character in text {
      if character == "\n" {
        try await page.key(.enter)
      } else {
        try await page.key(.character(character))
      }
      if milliseconds > 0 { try await page.evaluate("new Promise((done) => setTimeout(done, \(milliseconds)))") }
    }
  }

  func compose(_ text: String) async throws {
    let end = JSONValue.number(Double(text.utf16.count))
    try await page.send(
      "Input.imeSetComposition", ["text": .string(text), "selectionStart": end, "selectionEnd": end])
  }

  /// The text that the page shows.
  func shown() async throws -> String? {
    try await page.evaluate("document.querySelector('.text-field').value").string
  }

  /// Waits until page and program have the same text and nothing is under way.
  func settle() async throws {
    try await base.rest()
    for _ in 0..<600 {
      if try await shown() == textView.text { break }
      try await page.nextFrame()
    }
    try await base.rest()
  }

  func close() async { await base.close() }
}

/// A program that decides what becomes of what is typed into a text view.
@MainActor final class TextViewProgram: NSObject, UITextViewDelegate {
  /// Whether it writes capitals only.
  var writesCapitals = false
  /// Whether the view is as high as its text.
  var grows = false
  /// Words that it shows in blue.
  var colors: [String] = []
  private(set) var changes = 0

  func textViewDidChange(_ textView: UITextView) {
    changes += 1
    if writesCapitals, textView.markedTextRange == nil { textView.text = textView.text.uppercased() }
    if !colors.isEmpty, textView.markedTextRange == nil { color(textView) }
    if grows {
      textView.frame.size.height = textView.sizeThatFits(CGSize(width: 300, height: CGFloat.infinity)).height
    }
  }

  private func color(_ textView: UITextView) {
    let text = NSString(string: textView.text)
    let all = NSMutableAttributedString(
      string: textView.text, attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.black])
    for word in colors {
      let place = text.range(of: word)
      if place.length > 0 { all.addAttribute(.foregroundColor, value: UIColor.blue, range: place) }
    }
    let selection = textView.selectedRange
    textView.attributedText = all
    textView.selectedRange = selection
  }
}
#endif
