#if BrowserHost
import DevTools
import OpenCollectionView
import TestSupport
import Testing

extension InBrowser {
  /// What people type into text views of a real page, whose program may be far away.
  @MainActor @Suite struct TextViewTypingTests {
    @Test(arguments: [0, 300])
    func `lines that are typed are the program's, whatever it makes of them and however far away it is`(
      delay: Int
    ) async throws {
      // X5, X45, X61
      let program = TextViewProgram()
      program.writesCapitals = true
      let text = try await TextViewPage.open(program, delay: delay)
      try await text.edit()
      try await text.type("one two\nthree\n\nfour", pause: 30)
      try await text.settle()
      #expect(text.textView.text == "ONE TWO\nTHREE\n\nFOUR")
      #expect(try await text.shown() == "ONE TWO\nTHREE\n\nFOUR")
      await text.close()
    }

    @Test(arguments: CompositionTests.scripts, [0, 300])
    func `what is composed in a text view ends as it does without a program`(
      script: CompositionTests.Script, delay: Int
    ) async throws {
      // X47, X48, X61
      let program = TextViewProgram()
      program.writesCapitals = true
      let text = try await TextViewPage.open(program, delay: delay)
      try await text.edit()
      try await text.type("x\n")
      for composition in script.compositions {
        for step in composition.steps { try await text.compose(step) }
        try await text.base.wait { text.textView.markedTextRange != nil }
        try await text.page.insertText(composition.end)
      }
      try await text.type("y")
      try await text.settle()
      let wanted = ("x\n" + script.text + "y").uppercased()
      #expect(text.textView.markedTextRange == nil)
      #expect(text.textView.text == wanted)
      #expect(try await text.shown() == wanted)
      await text.close()
    }

    @Test func `a text view that grows with its text is as high in the page, and shows all of it`() async throws {
      // X23
      let program = TextViewProgram()
      program.grows = true
      let text = try await TextViewPage.open(program)
      try await text.edit()
      try await text.type("one\ntwo\nthree\nfour\nfive\nsix\nseven\neight")
      try await text.settle()
      let height = text.textView.bounds.height
      #expect(height > 160)
      let element = try await text.page.evaluate(
        """
        (() => {
          const element = document.querySelector('.text-field');
          return [element.getBoundingClientRect().height, element.scrollHeight - element.clientHeight, element.scrollTop];
        })()
        """)
      let numbers = (element.array ?? []).compactMap(\.number)
      #expect(abs(numbers[0] - height) < 1)
      #expect(numbers[1] <= 1)
      #expect(numbers[2] == 0)
      #expect(text.textView.contentOffset.y == 0)
      await text.close()
    }

    @Test func `the line that is typed stays in sight, and the element's own scrolling is none`() async throws {
      // X24
      let text = try await TextViewPage.open()
      try await text.edit()
      for line in 0..<12 { try await text.type("\(line)\n") }
      try await text.settle()
      let bottom = text.textView.contentSize.height - text.textView.bounds.height
      #expect(abs(text.textView.contentOffset.y - bottom) < 12)
      #expect(try await text.page.evaluate("document.querySelector('.text-field').scrollTop").number == 0)
      let caret = text.textView.caretRect(for: text.textView.endOfDocument)
      let box = try await text.page.evaluate("document.querySelector('.text-field').getBoundingClientRect().top").number
      // Where the page shows the element is where the program has scrolled it to.
      #expect(abs(try #require(box) - (40 - text.textView.contentOffset.y)) < 1)
      #expect(text.textView.bounds.contains(CGRect(x: caret.minX, y: caret.minY, width: 1, height: caret.height)))
      await text.close()
    }

    @Test(arguments: [false, true])
    func `a finger scrolls a text view, edited or not`(isEdited: Bool) async throws {
      // X6, X42
      let lines = (0..<40).map { "Line \($0)" }.joined(separator: "\n")
      let text = try await TextViewPage.open(text: lines, touch: true)
      if isEdited {
        try await text.page.tap(at: (60, 60))
        try await text.base.wait { text.textView.isFirstResponder }
        try await text.base.rest()
      }
      let before = text.textView.contentOffset.y
      try await text.page.drag(from: (150, 140), to: (150, 60))
      try await text.base.rest()
      #expect(text.textView.contentOffset.y > before + 50)
      #expect(text.textView.isFirstResponder == isEdited)
      #expect(text.textView.text == lines)
      let top = try await text.page.evaluate("document.querySelector('.text-field').getBoundingClientRect().top").number
      #expect(abs(try #require(top) - (40 - text.textView.contentOffset.y)) < 1)
      await text.close()
    }

    @Test(.takesLong) func `five hundred lines come whole`() async throws {
      // X50
      let text = try await TextViewPage.open(delay: 100)
      try await text.edit()
      // The tools' way to insert makes a paragraph of each line, and Chromium looks at all of them for each.
      let pasted = String(repeating: "abcdefghij klmnop \u{E9}\n", count: 500)
      try await text.page.insertText(pasted)
      try await text.base.wait(frames: 3_000) { text.textView.text.utf16.count == pasted.utf16.count }
      try await text.settle()
      #expect(text.textView.text == pasted)
      #expect(try await text.shown()?.utf16.count == pasted.utf16.count)
      await text.close()
    }

    @Test func `what is selected is the program's, and what it selects the page's`() async throws {
      // X51
      let text = try await TextViewPage.open(text: "one\ntwo\nthree")
      try await text.edit()
      try await text.page.evaluate("document.activeElement.setSelectionRange(4, 7); 0")
      try await text.base.wait { text.textView.selectedRange == NSRange(location: 4, length: 3) }
      text.textView.selectedRange = NSRange(location: 8, length: 5)
      try await text.page.waitUntil("document.activeElement.selectionStart === 8")
      try await text.type("x")
      try await text.settle()
      #expect(text.textView.text == "one\ntwo\nx")
      await text.close()
    }

    @Test func `what a page shows of a key needs no answer`() async throws {
      // X39
      // The program is five seconds away, and the page has shown everything before it has heard of the first letter.
      let text = try await TextViewPage.open()
      try await text.edit()
      try await text.base.rest()
      try await text.page.evaluate(
        "{ const send = WebSocket.prototype.send; WebSocket.prototype.send = function (message) {"
          + " setTimeout(() => send.call(this, message), 5000); }; } 0")
      try await text.type("at once")
      #expect(try await text.shown() == "at once")
      #expect(text.textView.text == "")
      #expect(text.program.changes == 0)
      await text.close()
    }
  }
}
#endif
