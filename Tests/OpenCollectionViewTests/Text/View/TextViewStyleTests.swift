import GestureEngine
import LayerEngine
import OpenCollectionView
import Testing
import TextEngine
import TouchTesting

/// Attributed texts, links, attachments and the size of text views.
@MainActor struct TextViewStyleTests {
  private final class Log: NSObject, UITextViewDelegate {
    var lines: [String] = []
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
      lines.append("\(URL.absoluteString) \(characterRange.location),\(characterRange.length)")
      return false
    }
  }

  private let screen = VirtualScreen(width: 320, height: 480)
  private let view = UITextView(frame: CGRect(x: 20, y: 40, width: 280, height: 200))
  private let log = Log()

  init() {
    view.font = .systemFont(ofSize: 17)
    view.delegate = log
    screen.show(view)
  }

  private func tap(_ range: Range<Int>) {
    let start = view.position(from: view.beginningOfDocument, offset: range.lowerBound)!
    let end = view.position(from: view.beginningOfDocument, offset: range.upperBound)!
    let rect = view.firstRect(for: view.textRange(from: start, to: end)!)
    screen.play(.tap(at: view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)))
    screen.advanceUntilRest()
  }

  private var runs: [TextRun] {
    screen.mirror.nodes.values.flatMap { node -> [TextRun] in
      if case .text(let runs) = node.properties.contents { runs } else { [] }
    }
  }

  // X24
  @Test func `a link is found where it is drawn, behind words of other sizes`() {
    let text = NSMutableAttributedString(string: "BIG ", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    text.append(NSAttributedString(string: "small link", attributes: [.link: URL(string: "https://example.org")!]))
    view.isEditable = false
    view.attributedText = text
    screen.runFrame()
    tap(10..<14)
    #expect(log.lines == ["https://example.org 4,10"])
    tap(0..<3)
    #expect(log.lines.count == 1)
    let rect = view.firstRect(for: view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)!)
    #expect(rect.height > 40)
  }

  // X24
  @Test func `addresses and telephone numbers are links while the text cannot be edited`() {
    view.dataDetectorTypes = [.link, .phoneNumber]
    view.text = "See www.example.org, write to ann@example.org or call +44 20 7946 0958."
    screen.runFrame()
    tap(4..<10)
    #expect(log.lines.isEmpty)
    view.resignFirstResponder()
    view.isEditable = false
    screen.runFrame()
    tap(4..<10)
    tap(30..<34)
    tap(54..<60)
    #expect(
      log.lines == ["http://www.example.org 4,15", "mailto:ann@example.org 30,15", "tel:+442079460958 54,16"])
    #expect(runs.first { $0.string.hasPrefix("www") }?.color == UIColor.tintColor.cgColor.layerColor || !runs.isEmpty)
  }

  // X24
  @Test func `kinds of data are found apart from the sentence around them`() {
    view.isEditable = false
    view.dataDetectorTypes = .all
    for text in ["1 2 3", "a@b", "www.", "2024-01", "x12345678", "http://"] {
      view.text = text
      screen.runFrame()
      tap(0..<text.utf16.count)
    }
    #expect(log.lines.isEmpty)
    view.text = "(https://example.org/a_(b))"
    screen.runFrame()
    tap(3..<8)
    #expect(log.lines.first?.hasPrefix("https://example.org/a_(b)") == true)
  }

  // X25
  @Test func `what is typed has the typing attributes, until the caret moves`() {
    view.text = "ab"
    view.becomeFirstResponder()
    screen.runFrame()
    view.typingAttributes = [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 17)]
    screen.type("cd")
    screen.select(1..<1)
    screen.type("x")
    view.resignFirstResponder()
    let colors = (0..<5).map {
      view.attributedText.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
    }
    #expect(view.text == "axbcd")
    #expect(colors[3] == .red && colors[4] == .red)
    #expect(colors[0] != .red && colors[1] != .red && colors[2] != .red)
  }

  // X25
  @Test func `an empty text is typed in the typing attributes`() throws {
    view.typingAttributes = [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red]
    view.becomeFirstResponder()
    screen.runFrame()
    screen.type("a")
    let described = try #require(screen.mirror.nodes.values.compactMap(\.properties.field).first)
    #expect(described.style.font.size == 30)
    #expect(described.style.color == UIColor.red.cgColor.layerColor)
    #expect((view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 30)
  }

  // X25
  @Test func `a text of one style keeps it while it is edited`() throws {
    view.attributedText = NSAttributedString(
      string: "title", attributes: [.font: UIFont.boldSystemFont(ofSize: 24), .foregroundColor: UIColor.blue])
    view.becomeFirstResponder()
    screen.runFrame()
    let described = try #require(screen.mirror.nodes.values.compactMap(\.properties.field).first)
    #expect(described.style.font == UIFont.boldSystemFont(ofSize: 24).textFont)
    screen.type("s")
    view.resignFirstResponder()
    screen.runFrame()
    #expect(runs.map(\.string) == ["titles"])
    #expect(runs.first?.font.size == 24)
  }

  private func styled() {
    let text = NSMutableAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "b", attributes: [.foregroundColor: UIColor.blue]))
    view.attributedText = text
  }

  private var described: LayerField? { screen.mirror.nodes.values.compactMap(\.properties.field).first }

  // X25
  @Test func `several styles are seen while somebody types, and so are the typing attributes`() throws {
    styled()
    view.becomeFirstResponder()
    screen.runFrame()
    #expect(runs.map(\.string) == ["a", "b"])
    screen.type("c")
    #expect(runs.map(\.string) == ["a", "bc"])
    view.typingAttributes[.foregroundColor] = UIColor.green
    screen.type("d")
    #expect(runs.map(\.string) == ["a", "bc", "d"])
    #expect(runs.last?.color == UIColor.green.cgColor.layerColor)
    let end = try #require(runs.last)
    #expect(abs(view.caretRect(for: view.endOfDocument).minX - (end.origin.x + end.width)) <= 1)
    screen.mark("e")
    #expect(runs.last?.string == "e")
    #expect(runs.last?.decoration?.underline != nil)
  }

  private final class Page: SceneHost, TextHost {
    func sceneWantsFrames(_ scene: UIWindowScene) {}
    var orders: [TextOrder] = []
    func scene(_ scene: UIWindowScene, order: TextOrder) { orders.append(order) }
  }

  // X25, X39
  @Test func `a page is told of several styles, which its element shows while somebody edits`() throws {
    let host = Page()
    let application = UIApplication(delegateClass: nil)
    let scene = application.connectScene(
      host: host, screen: ScreenDescription(size: CGSize(width: 320, height: 300)), title: "page")
    let window = scene.windows.first ?? UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    styled()
    window.addSubview(view)
    var mirror = LayerMirror()
    try mirror.apply(scene.runFrame(at: 0))
    func shown() throws -> LayerField {
      try #require(mirror.nodes.values.compactMap(\.properties.field).first)
    }
    let before = try shown()
    #expect(before.isDrawn && before.isStyled)
    #expect(before.styles.map(\.color) == [UIColor.red, .blue].map { $0.cgColor.layerColor })
    #expect(before.initialRuns == [.init(length: 1, style: 1), .init(length: 1, style: 2)])
    view.becomeFirstResponder()
    try mirror.apply(scene.runFrame(at: 0.1))
    #expect(try !shown().isDrawn)
    #expect(try shown().isStyled)
    view.text = "plain"
    try mirror.apply(scene.runFrame(at: 0.2))
    // The element that somebody types in stays.
    #expect(try shown().isStyled)
    view.resignFirstResponder()
    try mirror.apply(scene.runFrame(at: 0.3))
    #expect(try !shown().isStyled)
    #expect(try shown().styles.isEmpty)
    application.end()
  }

  private func textOrder(_ orders: [TextOrder]) -> [TextStyling?] {
    orders.compactMap { if case .correct(let correction) = $0.kind { correction.styling } else { nil } }
  }

  // X25, X45
  @Test func `the page hears of styles only where it does not know them by itself`() throws {
    let host = Page()
    let application = UIApplication(delegateClass: nil)
    let scene = application.connectScene(
      host: host, screen: ScreenDescription(size: CGSize(width: 320, height: 300)), title: "page")
    let window = scene.windows.first ?? UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    styled()
    window.addSubview(view)
    var mirror = LayerMirror()
    try mirror.apply(scene.runFrame(at: 0))
    view.becomeFirstResponder()
    try mirror.apply(scene.runFrame(at: 0.1))
    let (layer, field) = try #require(
      mirror.nodes.lazy.compactMap { id, node in node.properties.field.map { (id.rawValue, $0) } }.first)
    func type(_ text: String, at place: Int, number: Int, correction: Int = 0) {
      let edit = TextEdit(
        number: number, correction: correction, range: place..<place, replacement: text,
        selection: (place + text.utf16.count)..<(place + text.utf16.count), kind: .insertText)
      scene.receive(
        .text(TextReport(time: Double(number), layer: layer, exchange: field.exchange, kind: .edit(edit))))
      _ = scene.runFrame(at: Double(number))
    }
    type("c", at: 2, number: 1)
    #expect(view.text == "abc")
    #expect(textOrder(host.orders) == [])
    view.typingAttributes[.foregroundColor] = UIColor.red
    _ = scene.runFrame(at: 1.5)
    #expect(textOrder(host.orders).last??.typing == 1)
    host.orders = []
    type("d", at: 3, number: 2, correction: 1)
    #expect(textOrder(host.orders) == [])
    #expect(view.attributedText.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
    // The program colours what was typed.
    let text = NSMutableAttributedString(attributedString: view.attributedText)
    text.addAttribute(.foregroundColor, value: UIColor.green, range: NSRange(location: 2, length: 1))
    view.attributedText = text
    _ = scene.runFrame(at: 2.5)
    #expect(
      textOrder(host.orders).last??.runs
        == [
          .init(length: 1, style: 1), .init(length: 1, style: 2), .init(length: 1, style: 3),
          .init(length: 1, style: 1),
        ])
    application.end()
  }

  // X24
  @Test func `a text that cannot be edited is no field, and is read as any text`() throws {
    view.text = "hello"
    screen.runFrame()
    #expect(described != nil)
    view.isEditable = false
    screen.runFrame()
    #expect(described == nil)
    #expect(runs.map(\.string) == ["hello"])
    let told = try #require(
      screen.mirror.nodes.values.compactMap(\.properties.accessibility).first { $0.label == "hello" })
    #expect(told.role == .text)
    #expect(told.value == nil)
    #expect(!told.isInteractive)
    #expect(view.accessibilityValue == "hello")
    view.accessibilityLabel = "They say"
    screen.runFrame()
    let named = try #require(
      screen.mirror.nodes.values.compactMap(\.properties.accessibility).first { $0.label == "They say, hello" })
    #expect(named.role == .text)
    #expect(named.value == nil)
    view.isEditable = true
    screen.runFrame()
    #expect(described != nil)
  }

  // X23, X38
  @Test func `one that does not scroll grows to five lines and scrolls from then on`() {
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    view.removeFromSuperview()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.isScrollEnabled = false
    screen.window.addSubview(view)
    let most = view.heightAnchor.constraint(lessThanOrEqualToConstant: 5 * line + 16)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: screen.window.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: screen.window.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: screen.window.bottomAnchor), most,
    ])
    screen.runFrame()
    view.becomeFirstResponder()
    screen.runFrame()
    var heights: [CGFloat] = []
    for number in 1...6 {
      screen.type("line \(number)\(number < 6 ? "\n" : "")")
      let wanted = view.sizeThatFits(CGSize(width: view.bounds.width, height: .infinity)).height
      view.isScrollEnabled = wanted > 5 * line + 16
      if view.isScrollEnabled { most.priority = .required }
      screen.advanceUntilRest()
      heights.append(view.frame.height)
    }
    #expect(heights[0] < heights[1] && heights[1] < heights[2] && heights[2] < heights[3])
    #expect(view.frame.maxY == 480)
    #expect(view.text.hasSuffix("line 6"))
  }
}
