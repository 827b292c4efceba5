import OpenCollectionView
import Testing
import TouchTesting

/// Links, pictures and parts with a tag in a text, and what the program makes of them.
@MainActor struct TextItemTests {
  private final class Program: NSObject, UITextViewDelegate {
    var lines: [String] = []
    var hasAction = true
    var menu: UIMenu?

    private func name(_ item: UITextItem) -> String {
      let part = "\(item.range.location),\(item.range.length)"
      return switch item.content {
      case .link(let url): "link \(url.absoluteString) \(part)"
      case .tag(let tag): "tag \(tag) \(part)"
      case .textAttachment: "picture \(part)"
      }
    }

    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      lines.append(name(textItem))
      return hasAction ? UIAction { [weak self] _ in self?.lines.append("own action") } : nil
    }

    func textView(
      _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
      lines.append("menu of " + defaultMenu.children.map(\.title).joined(separator: ", "))
      return menu.map { UITextItem.MenuConfiguration(menu: $0) }
    }

    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      lines.append("asked")
      return false
    }
  }

  private let screen = VirtualScreen(width: 320, height: 480)
  private let view = UITextView(frame: CGRect(x: 20, y: 40, width: 280, height: 100))
  private let program = Program()

  init() {
    let text = NSMutableAttributedString(string: "see here, it and \u{FFFC}")
    text.addAttribute(.link, value: URL(string: "https://example.org")!, range: NSRange(location: 4, length: 4))
    text.addAttribute(.textItemTag, value: "it", range: NSRange(location: 10, length: 2))
    let picture = NSTextAttachment()
    picture.bounds = CGRect(x: 0, y: 0, width: 30, height: 10)
    text.addAttribute(.attachment, value: picture, range: NSRange(location: 17, length: 1))
    view.attributedText = text
    view.isEditable = false
    view.delegate = program
    screen.show(view)
  }

  private func tap(_ offset: Int) throws {
    let start = try #require(view.position(from: view.beginningOfDocument, offset: offset))
    let end = try #require(view.position(from: start, offset: 1))
    let rect = view.firstRect(for: try #require(view.textRange(from: start, to: end)))
    screen.play(.tap(at: view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)))
    screen.advanceUntilRest()
  }

  // X65
  @Test func `what is tapped has the action that the program gives it`() throws {
    try tap(5)
    try tap(11)
    try tap(17)
    try tap(1)
    #expect(
      program.lines == [
        "link https://example.org 4,4", "own action", "tag it 10,2", "own action", "picture 17,1", "own action",
      ])
  }

  // X65
  @Test func `without an action the menu is shown, which may be the program's`() throws {
    program.hasAction = false
    program.menu = UIMenu(children: [UIAction(title: "Only this") { _ in }])
    try tap(5)
    #expect(program.lines == ["link https://example.org 4,4", "menu of Open Link, Copy Link"])
    #expect(screen.shownNames == ["Only this"])
    program.menu = nil
    // A tap beside it puts the menu away.
    try tap(1)
    #expect(screen.scene.windows.count == 1)
    program.lines = []
    try tap(11)
    #expect(program.lines == ["tag it 10,2", "menu of "])
  }

  // X24, X65
  @Test func `a program that only is asked about links is, and pictures in a text that can be edited are letters`()
    throws
  {
    final class Older: NSObject, UITextViewDelegate {
      var lines: [String] = []
      func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
      ) -> Bool {
        lines.append("link")
        return false
      }
      func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
      ) -> Bool {
        lines.append("picture")
        return true
      }
    }
    let older = Older()
    view.delegate = older
    try tap(5)
    try tap(17)
    #expect(older.lines == ["link", "picture"])
    view.isEditable = true
    try tap(17)
    #expect(older.lines == ["link", "picture"])
    #expect(view.isFirstResponder)
  }
}
