import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

/// A chat above a keyboard.
@MainActor struct ComposeTests {
  private let screen = VirtualScreen(width: 390, height: 844)
  private let controller = ComposeController()
  private var view: UICollectionView { controller.collectionView }

  init() {
    screen.keyboard = .onScreen(height: 291)
    screen.show(controller)
    screen.advanceUntilRest()
  }

  private func write(_ text: String = "") {
    let field = controller.bar.textView
    screen.play(.tap(at: field.convert(CGPoint(x: 80, y: 18), to: nil)))
    screen.advanceUntilRest()
    screen.type(text)
    screen.advanceUntilRest()
  }

  private func bubble(_ item: Int) -> MessageCell? {
    view.cellForItem(at: IndexPath(item: item, section: 0)) as? MessageCell
  }

  /// The lower edge of the last message, on the screen.
  private func end() throws -> CGFloat {
    let cell = try #require(bubble(controller.conversation.messages.count - 1))
    return rounded(cell.convert(cell.bounds, to: nil).maxY)
  }

  private func top(of view: UIView) -> CGFloat { rounded(view.convert(CGPoint.zero, to: nil).y) }

  private func bottom(of view: UIView) -> CGFloat { rounded(view.convert(view.bounds, to: nil).maxY) }

  private func rounded(_ place: CGFloat) -> CGFloat { (place * 100).rounded() / 100 }

  @Test func `The last message stands above the bar, and the bar at the lower edge`() throws {
    #expect(bottom(of: controller.bar) == 844)
    #expect(try end() == top(of: controller.bar) - 12)
  }

  @Test func `Words between asterisks are bold while they are written, and nothing else is`() {
    // X25
    write("so *very* good")
    var bold: [String] = []
    let text: NSAttributedString = controller.bar.textView.attributedText
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { font, range, _ in
      guard (font as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true else { return }
      bold.append(NSString(string: text.string).substring(with: range))
    }
    #expect(bold == ["*very*"])
    #expect(controller.bar.textView.selectedRange == NSRange(location: 14, length: 0))
    #expect(Emphasis("* a* **").ranges.isEmpty)
    #expect(Emphasis("*a\nb*").ranges.isEmpty)
    #expect(Emphasis("*a* *b c*").ranges == [NSRange(location: 0, length: 3), NSRange(location: 4, length: 5)])
  }

  @Test func `The keyboard lifts bar and messages together`() throws {
    let last = try #require(bubble(controller.conversation.messages.count - 1))
    screen.play(.tap(at: controller.bar.textView.convert(CGPoint(x: 80, y: 18), to: nil)))
    var gaps: [CGFloat] = []
    for _ in 0..<12 {
      screen.advance(by: 1.0 / 60)
      let (bar, list) = (controller.bar.layer.presentation(), view.layer.presentation())
      gaps.append(rounded(try #require(bar).frame.minY - (last.frame.maxY - (try #require(list).bounds.minY))))
    }
    #expect(gaps.allSatisfy { $0 == 12 }, "\(gaps)")
    screen.advanceUntilRest()
    #expect(bottom(of: controller.bar) == 553)
    #expect(try end() == top(of: controller.bar) - 12)
  }

  @Test func `Messages that were scrolled to stay where they are as the keyboard comes`() {
    view.setContentOffset(CGPoint(x: 0, y: 0), animated: false)
    screen.play(.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), duration: 0.3))
    screen.advanceUntilRest()
    let offset = view.contentOffset
    write()
    #expect(view.contentOffset == offset)
  }

  @Test func `The field grows with its lines up to five, and then scrolls`() throws {
    write("one")
    let height = controller.bar.bounds.height
    let line = try #require(controller.bar.textView.font?.lineHeight)
    screen.type("\ntwo\nthree")
    screen.advanceUntilRest()
    #expect(abs(controller.bar.bounds.height - height - 2 * line) < 2)
    #expect(try end() == top(of: controller.bar) - 12)
    screen.type("\n4\n5\n6\n7")
    screen.advanceUntilRest()
    #expect(abs(controller.bar.bounds.height - height - 4 * line) < 2)
    #expect(controller.bar.textView.contentOffset.y > line)
    screen.backspace(20)
    screen.advanceUntilRest()
    #expect(controller.bar.bounds.height == height)
  }

  @Test func `What is sent is the last message, and is answered after a while`() throws {
    let count = controller.conversation.messages.count
    write("  On my way  ")
    let height = controller.bar.bounds.height
    screen.play(.tap(at: controller.bar.sendButton.convert(CGPoint(x: 18, y: 18), to: nil)))
    screen.advance(by: 0.8)
    #expect(controller.conversation.messages.last == Message(id: count, text: "On my way", isOwn: true))
    #expect(controller.bar.draft == "")
    #expect(screen.typedText == "")
    #expect(controller.bar.textView.isFirstResponder)
    #expect(controller.bar.bounds.height == height)
    #expect(try end() == top(of: controller.bar) - 12)
    screen.advance(by: 2)
    #expect(controller.conversation.messages.count == count + 2)
    #expect(try end() == top(of: controller.bar) - 12)
    #expect(controller.status == ExhibitStatus(text: "\(count + 2) messages"))
  }

  @Test func `What is said is read with who says it, and one's own is edited where it is activated`() throws {
    let (own, other) = (try #require(bubble(13)), try #require(bubble(14)))
    #expect(own.accessibilityLabel == "You: Deal. Half past three, at the blue door.")
    #expect(other.accessibilityLabel == "Mira: Write if anything changes.")
    #expect(own.isAccessibilityElement && other.isAccessibilityElement)
    #expect(!other.accessibilityActivate())
    #expect(own.accessibilityActivate())
    screen.advanceUntilRest()
    #expect(own.textView.isFirstResponder)
    #expect(!own.isAccessibilityElement)
    #expect(own.textView.accessibilityLabel == "You")
    screen.type(" Or four.")
    screen.advanceUntilRest()
    controller.view.endEditing(true)
    #expect(own.isAccessibilityElement)
    #expect(own.accessibilityLabel == "You: Deal. Half past three, at the blue door. Or four.")
  }

  @Test func `Nothing cannot be sent`() {
    #expect(!controller.bar.sendButton.isEnabled)
    write(" \n ")
    #expect(!controller.bar.sendButton.isEnabled)
    screen.type("x")
    #expect(controller.bar.sendButton.isEnabled)
  }

  @Test func `A finger that comes down over the bar takes the keyboard away, and what was written stays`() {
    write("half a")
    let finger = screen.touch(at: CGPoint(x: 200, y: 300))
    finger.move(to: CGPoint(x: 200, y: 480), after: 0.3)
    #expect(controller.bar.textView.isFirstResponder)
    finger.move(to: CGPoint(x: 200, y: 520), after: 0.1)
    #expect(!controller.bar.textView.isFirstResponder)
    finger.move(to: CGPoint(x: 200, y: 600), after: 0.2)
    finger.lift()
    screen.advanceUntilRest()
    #expect(controller.bar.draft == "half a")
    #expect(bottom(of: controller.bar) == 844)
  }

  @Test func `A message of one's own is edited where it stands, and its bubble grows`() throws {
    let item = try #require(controller.conversation.messages.lastIndex { $0.isOwn })
    let cell = try #require(bubble(item))
    let height = cell.bounds.height
    screen.play(.tap(at: cell.textView.convert(CGPoint(x: 40, y: 18), to: nil)))
    screen.advanceUntilRest()
    #expect(cell.textView.isFirstResponder)
    let place = cell.convert(cell.bounds, to: nil)
    #expect(place.maxY <= top(of: controller.bar))
    screen.select(cell.textView.text.utf16.count..<cell.textView.text.utf16.count)
    screen.type("\nAnd bring\nthe tea.")
    screen.advanceUntilRest()
    #expect(cell.bounds.height > height + 30)
    #expect(controller.conversation.messages[item].text.hasSuffix("\nAnd bring\nthe tea."))
    #expect(cell.textView.isFirstResponder)
    #expect(cell.convert(cell.bounds, to: nil).maxY <= top(of: controller.bar))
    controller.view.endEditing(false)
    #expect(controller.conversation.messages[item].text.hasSuffix("the tea."))
  }

  @Test func `Other people's messages cannot be edited, and an empty one says again what it said`() throws {
    let other = try #require(controller.conversation.messages.lastIndex { !$0.isOwn })
    let theirs = try #require(bubble(other))
    screen.play(.tap(at: theirs.textView.convert(CGPoint(x: 40, y: 18), to: nil)))
    screen.advanceUntilRest()
    #expect(!theirs.textView.isFirstResponder)
    let item = try #require(controller.conversation.messages.lastIndex { $0.isOwn })
    let own = try #require(bubble(item))
    let text = controller.conversation.messages[item].text
    own.textView.becomeFirstResponder()
    screen.runFrame()
    screen.select(0..<text.utf16.count)
    screen.backspace()
    screen.advanceUntilRest()
    controller.view.endEditing(false)
    screen.advanceUntilRest()
    #expect(controller.conversation.messages[item].text == text)
    #expect(bubble(item)?.textView.text == text)
  }

  @Test func `An answer that comes while a message is edited leaves its text and the caret`() throws {
    write("Now")
    screen.play(.tap(at: controller.bar.sendButton.convert(CGPoint(x: 18, y: 18), to: nil)))
    screen.advance(by: 0.5)
    let item = controller.conversation.messages.count - 1
    let cell = try #require(bubble(item))
    cell.textView.becomeFirstResponder()
    screen.runFrame()
    screen.type(" or")
    screen.advance(by: 2)
    #expect(controller.conversation.messages.count == item + 2)
    #expect(cell.textView.isFirstResponder)
    screen.type(" never")
    #expect(controller.conversation.messages[item].text == "Now or never")
  }

  @Test func `Command and Return send`() {
    let count = controller.conversation.messages.count
    write("By key")
    screen.press("Enter", .command)
    screen.advance(by: 0.5)
    #expect(controller.conversation.messages.count == count + 1)
  }

  @Test func `A tap beside the bubbles puts the keyboard away`() {
    write()
    screen.play(.tap(at: CGPoint(x: 384, y: 470)))
    screen.advanceUntilRest()
    #expect(!controller.bar.textView.isFirstResponder)
  }

  @Test func `What was said, changed and not yet sent comes back`() {
    let count = controller.conversation.messages.count
    var conversation = controller.conversation
    conversation.change(1, to: "Nearly!")
    conversation.say("Soon")
    conversation.answer()
    var other = Conversation()
    #expect(other.restore(conversation.codes(draft: "half a wo")) == "half a wo")
    #expect(other.messages == conversation.messages)
    #expect(other.messages.count == count + 2)
    #expect(other.restore([]) == "")
    #expect(other.restore([-1, 0xD800, 0, 0, 0, 66]) == "B")
  }

  @Test func `Where people read from right to left, one's own stand at the left`() throws {
    let mirrored = VirtualScreen(width: 390, height: 844, writesRightToLeft: true)
    let controller = ComposeController()
    mirrored.show(controller)
    mirrored.advanceUntilRest()
    let item = try #require(controller.conversation.messages.lastIndex { $0.isOwn })
    let cell = try #require(
      controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? MessageCell)
    #expect(cell.textView.convert(cell.textView.bounds, to: nil).minX == 16)
  }
}
