#if BrowserHost
import DevTools
import OpenCollectionView
import TestSupport
import Testing

extension InBrowser {
  /// What people type into fields of a real page, whose program may be far away.
  @MainActor @Suite struct TypingTests {
    struct Script: Sendable, CustomTestStringConvertible {
      let law: TypingProgram.Law
      let typed: String
      let wanted: String
      var testDescription: String { law.rawValue }
    }

    nonisolated static let scripts = [
      Script(law: .accept, typed: "hello world 42", wanted: "hello world 42"),
      Script(law: .capitals, typed: "hello world", wanted: "HELLO WORLD"),
      Script(law: .noDigits, typed: "a1b2c3d4", wanted: "abcd"),
      Script(law: .sixAtMost, typed: "abcdefghij", wanted: "abcdef"),
      Script(law: .cardNumber, typed: "1234567812345678", wanted: "1234 5678 1234 5678"),
    ]

    @Test(.takesLong, arguments: scripts, [0, 100, 300])
    func `no key is lost, whatever the program makes of it and however far away it is`(
      script: Script, delay: Int
    ) async throws {
      // X45, X61
      let typing = try await TypingPage.open(TypingProgram(script.law), delay: delay)
      try await typing.edit()
      try await typing.type(script.typed)
      try await typing.settle()
      #expect(typing.field.text == script.wanted)
      #expect(try await typing.shown() == script.wanted)
      await typing.close()
    }

    @Test(.takesLong, arguments: [0, 300])
    func `a number that is formatted around the caret keeps it, however far away the program is`(
      delay: Int
    ) async throws {
      // X45, X61
      let typing = try await TypingPage.open(TypingProgram(.cardNumberAroundCaret), delay: delay)
      try await typing.edit()
      try await typing.type("1234567812345678")
      try await typing.settle()
      #expect(try await typing.shown() == "1234 5678 1234 5678")
      // All of this is done before the program has heard of the first of it.
      for _ in 0..<6 { try await typing.page.key(.arrowLeft) }
      try await typing.type("90", pause: 20)
      try await typing.page.key(.backspace)
      try await typing.settle()
      #expect(typing.field.text == "1234 5678 1239 4567 8")
      #expect(try await typing.shown() == "1234 5678 1239 4567 8")
      #expect(try await typing.page.evaluate("document.activeElement.selectionStart").number == 14)
      #expect(try await typing.page.evaluate("document.activeElement.selectionEnd").number == 14)
      try await typing.type("0")
      try await typing.settle()
      #expect(typing.field.text == "1234 5678 1239 0456 78")
      #expect(try await typing.page.evaluate("document.activeElement.selectionStart").number == 16)
      await typing.close()
    }

    @Test func `a hundred keys a second lose nothing`() async throws {
      // X45, X46
      let typing = try await TypingPage.open(TypingProgram(.capitals), delay: 100)
      try await typing.edit()
      let text = "the quick brown fox jumps over the lazy dog and goes on to the next one at once"
      try await typing.type(text, pause: 0)
      try await typing.settle()
      #expect(typing.field.text == text.uppercased())
      await typing.close()
    }

    @Test func `a key that does something has the last letter before it`() async throws {
      // X46, X49
      let typing = try await TypingPage.open(delay: 100)
      try await typing.edit()
      try await typing.type("go", pause: 0)
      try await typing.page.key(.enter)
      try await typing.settle()
      #expect(typing.program.calls.last == "returns go")
      #expect(typing.field.isFirstResponder)
      await typing.close()
    }

    @Test func `the field has the focus within the touch, and loses it where the program refuses`() async throws {
      // X42
      let program = TypingProgram()
      program.refusesToBegin = true
      let typing = try await TypingPage.open(program, delay: 100)
      try await typing.page.click(x: 60, y: 60)
      #expect(try await typing.page.evaluate("document.activeElement.className") == "text-field")
      try await typing.page.waitUntil("document.activeElement === document.body")
      try await typing.base.rest()
      #expect(program.calls == ["may begin"])
      program.refusesToBegin = false
      try await typing.edit()
      #expect(program.calls == ["may begin", "may begin", "begins"])
      await typing.close()
    }

    @Test func `a program that edits a field by itself has the page's focus there`() async throws {
      // X43
      let typing = try await TypingPage.open(fields: 2)
      #expect(typing.fields[1].becomeFirstResponder())
      try await typing.page.waitUntil("document.activeElement === document.querySelectorAll('.text-field')[1]")
      try await typing.type("two", pause: 0)
      try await typing.settle(1)
      #expect(typing.fields[1].text == "two")
      typing.fields[1].resignFirstResponder()
      try await typing.page.waitUntil("document.activeElement === document.body")
      await typing.close()
    }

    @Test func `of two fields each has what was typed into it, and Tab goes from one to the other`() async throws {
      // X41
      let typing = try await TypingPage.open(fields: 2, delay: 100)
      try await typing.edit(0)
      try await typing.type("one", pause: 0)
      try await typing.page.key(.tab)
      try await typing.type("two", pause: 0)
      try await typing.settle(1)
      #expect(typing.fields.map(\.text) == ["one", "two"])
      #expect(typing.fields[1].isFirstResponder)
      #expect(typing.program.calls.filter { $0 != "changed" && $0 != "may begin" } == ["begins", "ends", "begins"])
      await typing.close()
    }

    @Test func `a text of a megabyte comes whole`() async throws {
      // X50
      let typing = try await TypingPage.open(delay: 100)
      try await typing.edit()
      let text = String(String(repeating: "abcdefghij klmnop é ", count: 26_215).prefix(524_288))
      try await typing.page.insertText(text)
      try await typing.settle()
      #expect(typing.field.text == text)
      await typing.close()
    }

    @Test func `what is typed while the line is lost comes when it is back, and the field stays edited`() async throws {
      // X44, X52
      let typing = try await TypingPage.open(TypingProgram(.capitals), delay: 100)
      try await typing.edit()
      try await typing.page.evaluate("window.element = document.activeElement; 0")
      try await typing.type("abc", pause: 20)
      try await typing.base.breakConnection()
      try await typing.type("def", pause: 20)
      try await typing.page.key(.backspace)
      try await typing.page.waitUntil("__ocv.isConnected")
      try await typing.type("gh", pause: 20)
      try await typing.settle()
      #expect(typing.field.text == "ABCDEGH")
      #expect(typing.field.isFirstResponder)
      #expect(try await typing.page.evaluate("document.activeElement === element") == true)
      #expect(try await typing.page.evaluate("document.querySelectorAll('.text-field').length").number == 1)
      await typing.close()
    }

    @Test func `a page takes words back as the program keeps them, and makes them again`() async throws {
      // X55
      let typing = try await TypingPage.open(delay: 100)
      try await typing.edit()
      try await typing.type("one two", pause: 10)
      try await typing.settle()
      for wanted in ["one", "", "one", "one two"] {
        let isBack = wanted.count < (typing.field.text ?? "").count
        try await typing.page.key(.character(isBack ? "z" : "y"), modifiers: .control)
        try await typing.base.wait { typing.field.text == wanted }
        try await typing.settle()
        #expect(try await typing.shown() == wanted)
      }
      await typing.close()
    }

    @Test func `the last letter before a reload has come`() async throws {
      // X52
      let typing = try await TypingPage.open()
      try await typing.edit()
      try await typing.type("wor", pause: 0)
      try await typing.page.send("Page.reload")
      try await typing.base.wait { typing.field.text == "wor" }
      #expect(typing.field.text == "wor")
      await typing.close()
    }

    @Test func `what a browser fills in is told without editing`() async throws {
      // X41
      let typing = try await TypingPage.open()
      try await typing.page.evaluate(
        """
        (() => {
          const field = document.querySelector(".text-field");
          field.value = "Ada";
          field.dispatchEvent(new Event("input"));
        })()
        """)
      try await typing.settle()
      #expect(typing.field.text == "Ada")
      #expect(typing.program.calls == ["changed"])
      await typing.close()
    }

    @Test func `tools read an ordinary field`() async throws {
      // X57
      let typing = try await TypingPage.open(fields: 2)
      typing.fields[0].text = "Ada"
      typing.fields[1].text = "secret"
      typing.fields[1].isSecureTextEntry = true
      try await typing.settle(0)
      let fields = try await typing.page.accessibilityTree().filter { !$0.isIgnored && $0.role == "textbox" }
      #expect(fields.map(\.name) == ["Field 0", "Field 1"])
      #expect(fields.map(\.value) == ["Ada", "••••••"])
      await typing.close()
    }

    @Test func `a drag from an edited field scrolls, and a tap in it is the browser's`() async throws {
      // X42
      let typing = try await TypingPage.open(touch: true)
      let pan = UIPanGestureRecognizer()
      typing.field.superview?.addGestureRecognizer(pan)
      try await typing.page.touch(.began, points: [TouchPoint(id: 0, x: 60, y: 60)])
      try await typing.page.touch(.ended, points: [])
      try await typing.base.wait { typing.field.isFirstResponder }
      try await typing.base.rest()
      var states: [UIGestureRecognizer.State] = []
      pan.addAction { states.append($0.state) }
      try await typing.page.touch(.began, points: [TouchPoint(id: 0, x: 60, y: 60)])
      for step in 1...8 {
        try await typing.page.touch(.moved, points: [TouchPoint(id: 0, x: 60, y: 60 + Double(step) * 8)])
        try await typing.page.nextFrame()
      }
      try await typing.page.touch(.ended, points: [])
      try await typing.base.rest()
      #expect(states.first == .began && states.last == .ended)
      #expect(typing.field.isFirstResponder)
      await typing.close()
    }
  }
}
#endif
