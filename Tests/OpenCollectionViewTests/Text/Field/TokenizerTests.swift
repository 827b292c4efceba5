import OpenCollectionView
import Testing
import TouchTesting

/// Words, sentences and lines of a text that is edited, as programs ask for them.
@MainActor struct TokenizerTests {
  private let screen = VirtualScreen(width: 320, height: 480)
  private let view = UITextView(frame: CGRect(x: 20, y: 40, width: 120, height: 200))

  init() {
    screen.show(view)
    view.text = "Ask @ann_b, or don't. No\nnext one"
  }

  private func place(_ offset: Int) throws -> UITextPosition {
    try #require(view.position(from: view.beginningOfDocument, offset: offset))
  }

  private func unit(_ granularity: UITextGranularity, at offset: Int, _ direction: UITextStorageDirection) throws
    -> String?
  {
    let range = view.tokenizer.rangeEnclosingPosition(
      try place(offset), with: granularity, inDirection: .storage(direction))
    return range.flatMap { view.text(in: $0) }
  }

  // X64
  @Test func `the word before the caret is found, as a program does that offers names`() throws {
    view.selectedTextRange = view.textRange(from: try place(10), to: try place(10))
    let caret = try #require(view.selectedTextRange?.start)
    let word = try #require(
      view.tokenizer.rangeEnclosingPosition(caret, with: .word, inDirection: .storage(.backward)))
    #expect(view.text(in: word) == "ann_b")
    #expect(view.offset(from: view.beginningOfDocument, to: word.start) == 5)
  }

  // X64
  @Test func `units of each size are found from within, and between two of them by the direction`() throws {
    #expect(try unit(.character, at: 0, .forward) == "A")
    #expect(try unit(.word, at: 17, .forward) == "don't")
    #expect(try unit(.word, at: 11, .forward) == nil)
    #expect(try unit(.sentence, at: 3, .forward) == "Ask @ann_b, or don't.")
    #expect(try unit(.sentence, at: 23, .forward) == "No")
    #expect(try unit(.paragraph, at: 24, .backward) == "Ask @ann_b, or don't. No")
    #expect(try unit(.paragraph, at: 25, .forward) == "next one")
    #expect(try unit(.document, at: 0, .forward) == view.text)
    #expect(try unit(.document, at: 0, .backward) == nil)
  }

  // X64
  @Test func `a line is what is drawn in one`() throws {
    #expect(try unit(.line, at: 27, .forward) == "next one")
    let first = try #require(try unit(.line, at: 0, .forward))
    #expect(first.hasPrefix("Ask @ann_b") && first.utf16.count < 24)
    #expect(view.tokenizer.isPosition(try place(25), atBoundary: .line, inDirection: .storage(.backward)))
    #expect(!view.tokenizer.isPosition(try place(26), atBoundary: .line, inDirection: .storage(.backward)))
    #expect(view.tokenizer.isPosition(try place(33), atBoundary: .line, inDirection: .storage(.forward)))
    let end = view.tokenizer.position(from: try place(26), toBoundary: .line, inDirection: .storage(.forward))
    #expect(end == view.endOfDocument)
  }

  // X64
  @Test func `boundaries are gone through in both directions, over the screen as along the text`() throws {
    func next(_ offset: Int, _ direction: UITextDirection) throws -> Int? {
      view.tokenizer.position(from: try place(offset), toBoundary: .word, inDirection: direction)
        .map { view.offset(from: view.beginningOfDocument, to: $0) }
    }
    #expect(try next(0, .storage(.forward)) == 3)
    #expect(try next(3, .layout(.right)) == 5)
    #expect(try next(5, .layout(.left)) == 3)
    #expect(try next(33, .storage(.forward)) == nil)
    #expect(view.tokenizer.isPosition(try place(3), withinTextUnit: .word, inDirection: .storage(.backward)))
    #expect(!view.tokenizer.isPosition(try place(3), withinTextUnit: .word, inDirection: .storage(.forward)))
    view.text = "אבג דה"
    #expect(try next(0, .layout(.left)) == 3)
    #expect(view.baseWritingDirection(for: view.beginningOfDocument, in: .forward) == .rightToLeft)
  }

  // X64
  @Test func `positions go over the screen by letters and lines, and none beyond the ends`() throws {
    func offset(_ position: UITextPosition?) -> Int? {
      position.map { view.offset(from: view.beginningOfDocument, to: $0) }
    }
    view.text = "one\ntwo"
    let third = try place(2)
    #expect(offset(view.position(from: third, in: .right, offset: 1)) == 3)
    #expect(offset(view.position(from: third, in: .left, offset: 2)) == 0)
    #expect(view.position(from: third, in: .left, offset: 3) == nil)
    #expect(view.position(from: third, in: .up, offset: 1) == nil)
    #expect(view.position(from: third, in: .down, offset: 2) == nil)
    let below = try #require(view.position(from: view.beginningOfDocument, in: .down, offset: 1))
    #expect(offset(below) == 4)
    #expect(offset(view.position(from: below, in: .down, offset: -1)) == 0)
    let range = try #require(view.textRange(from: third, to: below))
    #expect(offset(view.position(within: range, farthestIn: .right)) == 4)
    #expect(offset(view.position(within: range, farthestIn: .up)) == 2)
    #expect(offset(view.closestPosition(to: CGPoint(x: -10, y: -10), within: range)) == 2)
    #expect(view.characterRange(byExtending: third, in: .left).flatMap { view.text(in: $0) } == "on")
    #expect(view.textInputView === view)
  }

  // X64
  @Test func `a program's own text has units by its members alone`() throws {
    let own = OwnText()
    let caret = try #require(own.position(from: own.beginningOfDocument, offset: 5))
    let word = try #require(own.tokenizer.rangeEnclosingPosition(caret, with: .word, inDirection: .storage(.forward)))
    #expect(own.text(in: word) == "two")
  }

  // X20
  @Test func `what keyboards here have not is kept for the program`() {
    let field = UITextField()
    #expect(field.inputAssistantItem === field.inputAssistantItem)
    field.inputAssistantItem.leadingBarButtonGroups = []
    field.inlinePredictionType = .no
    field.writingToolsBehavior = .none
    #expect(field.inlinePredictionType == .no && field.writingToolsBehavior == .none)
    let bar = UISearchBar()
    bar.smartQuotesType = .no
    bar.isSecureTextEntry = true
    #expect(bar.searchTextField.smartQuotesType == .no && bar.searchTextField.isSecureTextEntry)
    #expect(field.textInputMode?.primaryLanguage != "emoji")
  }
}

/// A text of a program's own, with nothing but what it must have.
private final class OwnText: UIView, UITextInput {
  private final class Place: UITextPosition {
    let number: Int
    init(_ number: Int) {
      self.number = number
      super.init()
    }
  }

  private final class Part: UITextRange {
    let (first, last): (Int, Int)
    init(_ first: Int, _ last: Int) {
      (self.first, self.last) = (first, last)
      super.init()
    }
    override var start: UITextPosition { Place(first) }
    override var end: UITextPosition { Place(last) }
  }

  private var words = "one two three"
  var hasText: Bool { true }
  func insertText(_ text: String) { words += text }
  func deleteBackward() { words.removeLast() }
  func text(in range: UITextRange) -> String? {
    guard let part = range as? Part else { return nil }
    return String(words.dropFirst(part.first).prefix(part.last - part.first))
  }
  func replace(_ range: UITextRange, withText text: String) {}
  var selectedTextRange: UITextRange?
  var markedTextRange: UITextRange? { nil }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
  func unmarkText() {}
  var beginningOfDocument: UITextPosition { Place(0) }
  var endOfDocument: UITextPosition { Place(words.count) }
  private func number(_ position: UITextPosition) -> Int { (position as? Place)?.number ?? 0 }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    Part(number(fromPosition), number(toPosition))
  }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let number = number(position) + offset
    return (0...words.count).contains(number) ? Place(number) : nil
  }
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    number(position) < number(other)
      ? .orderedAscending : number(position) > number(other) ? .orderedDescending : .orderedSame
  }
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { number(toPosition) - number(from) }
  func firstRect(for range: UITextRange) -> CGRect { .zero }
  func caretRect(for position: UITextPosition) -> CGRect { .zero }
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  func characterRange(at point: CGPoint) -> UITextRange? { nil }
}
