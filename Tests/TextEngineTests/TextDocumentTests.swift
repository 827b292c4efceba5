import Testing
import TextEngine

@Suite struct TextDocumentTests {
  @Test func `A text that is set has its caret at its end`() {
    // X10
    var document = TextDocument("abc")
    document.selection = 1..<2
    document.setText("hello")
    #expect(document.selection == 5..<5)
  }

  @Test func `Half of a pair of surrogates is a replacement character, as text and as what is left`() {
    // X17
    var document = TextDocument("a😀b")
    #expect(document.length == 4)
    #expect(document.text(in: 0..<2) == "a\u{FFFD}")
    #expect(document.text(in: 1..<3) == "😀")
    document.replace(2..<3, with: "")
    #expect(document.text == "a\u{FFFD}b")
    #expect(document.length == 3)
  }

  @Test func `Ends in the wrong order are put in order, and what is beyond the text is cut`() {
    // X17, X18
    let document = TextDocument("abcd")
    #expect(document.range(from: 3, to: 1) == 1..<3)
    #expect(document.range(from: 9, to: -2) == 0..<4)
    #expect(document.clamped(7..<9) == 4..<4)
    #expect(document.clamped(-5 ..< -2) == 0..<0)
  }

  @Test(arguments: [
    ("ab", "a"), ("ae\u{301}", "a"), ("x👨‍👩‍👧", "x"), ("🇩🇪🇫🇷", "🇩🇪"), ("a\r\n", "a"), ("😀", ""),
  ])
  func `A backspace takes a whole composed character away`(text: String, left: String) {
    // X12
    var document = TextDocument(text)
    document.deleteBackward()
    #expect(document.text == left)
    #expect(document.selection == left.utf16.count..<left.utf16.count)
  }

  @Test func `A backspace within a character takes all before the caret, and in an empty text nothing`() {
    // X12
    var document = TextDocument("a👨‍👩‍👧b")
    document.selection = 4..<4
    #expect(document.rangeOfBackwardDeletion == 1..<4)
    #expect(TextDocument("").rangeOfBackwardDeletion == 0..<0)
    document.selection = 0..<0
    document.deleteBackward()
    #expect(document.text == "a👨‍👩‍👧b")
  }

  @Test func `Marked text stands in the place of the marked text before it`() {
    // X14
    var document = TextDocument("abcdef")
    document.selection = 2..<4
    document.setMarkedText("cd", selectedRange: 2..<2)
    #expect(document.markedRange == 2..<4)
    document.setMarkedText("XYZ", selectedRange: 1..<2)
    #expect(document.text == "abXYZef")
    #expect(document.markedRange == 2..<5)
    #expect(document.selection == 3..<4)
  }

  @Test func `Marked text that ends is ordinary text, and nothing in its place leaves the caret at its beginning`() {
    // X14
    var document = TextDocument("ab")
    document.selection = 1..<1
    document.setMarkedText("ni", selectedRange: 2..<2)
    var kept = document
    kept.unmarkText()
    #expect(kept.text == "anib")
    #expect(kept.markedRange == nil)
    document.setMarkedText(nil, selectedRange: 0..<0)
    #expect(document.text == "ab")
    #expect(document.markedRange == nil)
    #expect(document.selection == 1..<1)
  }

  @Test func `A text that is set while something is marked ends the composition`() {
    // X16
    var document = TextDocument()
    document.setMarkedText("nih", selectedRange: 3..<3)
    document.setText("nih")
    #expect(document.markedRange == nil)
    document.insertText("!")
    #expect(document.text == "nih!")
  }

  @Test func `The first insertion replaces all where that is asked for, until the caret is moved`() {
    // X4
    var document = TextDocument("old")
    document.clearsOnInsertion = true
    var moved = document
    document.insertText("n")
    document.insertText("ew")
    #expect(document.text == "new")
    moved.selection = 0..<0
    moved.insertText("n")
    #expect(moved.text == "nold")
  }

  @Test func `A text is cut at a character where it is longer than a field's may be`() {
    // X50
    let document = TextDocument(String(repeating: "a", count: 524_287) + "😀")
    #expect(document.length == 524_287)
    var full = TextDocument(String(repeating: "a", count: 524_288))
    full.insertText("b")
    #expect(full.length == 524_288)
    #expect(full.selection == 524_288..<524_288)
  }

  @Test func `A secret text is drawn as a dot for each character, and keeps its text when it is secret no longer`() {
    var document = TextDocument("a👨‍👩‍👧")
    document.isSecure = true
    #expect(document.drawnText == "••")
    #expect(document.drawnPosition(document.length) == 2)
    document.isSecure = false
    #expect(document.drawnText == "a👨‍👩‍👧")
  }

  @Test func `An input shows no line ends, and a text area one line feed for each`() {
    #expect(TextLines.one.shown("a\r\nb\nc\rd") == "abcd")
    #expect(TextLines.many.shown("a\r\nb\nc\rd\r\r\n") == "a\nb\nc\nd\n\n")
    #expect(TextLines.many.shown("ab\n") == "ab\n")
  }
}
