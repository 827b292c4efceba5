import Testing
import TouchTesting

@testable import OpenCollectionView

/// Texts of many lines, and what they cost.
@MainActor struct LongTextTests {
  private static let lineCount = 5_000

  private let screen = VirtualScreen(width: 320, height: 480)
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    view.tintColor = .red
    screen.show(view)
    view.becomeFirstResponder()
    screen.runFrame()
    view.insertText(String(repeating: "añb cd\n", count: Self.lineCount))
    screen.runFrame()
  }

  private var marks: [CGRect] {
    screen.mirror.nodes.values.filter { $0.properties.backgroundColor == UIColor.red.cgColor.layerColor }
      .map { CGRect(origin: .zero, size: $0.properties.bounds.size) }
  }

  // X135
  @Test func `lines are broken once for a change, and not again for a frame, a caret or a selection`() {
    let before = view.state.lines.count
    screen.runFrame()
    screen.runFrame()
    _ = view.caretRect(for: view.endOfDocument)
    _ = view.closestPosition(to: CGPoint(x: 10, y: 1_000))
    view.selectAll(nil)
    screen.runFrame()
    #expect(view.state.lines.count == before)
    screen.select(3..<3)
    screen.type("x")
    // The height is known only when the text has been laid out.
    #expect(view.state.lines.count - before <= 2)
    #expect(view.text.utf16.count == 7 * Self.lineCount + 1)
  }

  // X135
  @Test func `of a selection only what is seen has layers, wherever one scrolls`() throws {
    view.selectAll(nil)
    view.contentOffset.y = 0
    screen.runFrame()
    let seen = Int((480 / UIFont.systemFont(ofSize: 12).lineHeight).rounded(.up)) + 2
    #expect(marks.count > seen / 2 && marks.count <= seen, "\(marks.count)")
    #expect(view.selectionRects(for: try #require(view.selectedTextRange)).count == Self.lineCount)
    view.contentOffset.y = view.contentSize.height / 2
    screen.runFrame()
    #expect(marks.count > seen / 2 && marks.count <= seen, "\(marks.count)")
  }

  // X135
  @Test func `keys that are typed into it stand where the caret is`() {
    screen.select(7..<7)
    screen.type("y")
    screen.type("z")
    #expect(view.text.hasPrefix("añb cd\nyzañb cd\n"))
    let line = UIFont.systemFont(ofSize: 12).lineHeight
    let caret = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: 9)!)
    #expect(abs(caret.minY - (8 + line)) < 1)
  }
}
