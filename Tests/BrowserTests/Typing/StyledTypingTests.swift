#if BrowserHost
import DevTools
import Foundation
import OpenCollectionView
import TestSupport
import Testing

extension InBrowser {
  /// Texts of several styles, which a real page shows while they are edited.
  @MainActor @Suite struct StyledTypingTests {
    private let plain: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.black,
    ]
    private let large: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 28), .foregroundColor: UIColor.red,
    ]

    /// Plain letters, large red ones, and plain ones again.
    private func styled(_ parts: String...) -> NSAttributedString {
      let text = NSMutableAttributedString(string: "")
      for (index, part) in parts.enumerated() {
        text.append(NSAttributedString(string: part, attributes: index % 2 == 0 ? plain : large))
      }
      return text
    }

    private func open(
      _ attributed: NSAttributedString, program: TextViewProgram = TextViewProgram(), delay: Int = 0
    ) async throws -> TextViewPage {
      let text = try await TextViewPage.open(program, delay: delay)
      text.textView.attributedText = attributed
      try await text.page.waitUntil("document.querySelector('.text-field.styled') !== null")
      try await text.base.rest()
      return text
    }

    /// Gives the text the focus, and puts the caret somewhere.
    private func edit(_ text: TextViewPage, at place: Int) async throws {
      try await text.edit()
      text.textView.selectedRange = NSRange(location: place, length: 0)
      try await text.base.wait { text.textView.selectedRange.location == place }
      try await text.base.rest()
      try await settle(text)
    }

    private static let letters =
      "[...document.querySelector('.text-field').childNodes].map((part) => part.className === 'attached' ? '\\uFFFC' "
      + ": part.textContent).join('')"

    private func shown(_ text: TextViewPage) async throws -> String? {
      try await text.page.evaluate(Self.letters).string
    }

    /// The letters with the sizes in which the page shows them.
    private func parts(_ text: TextViewPage) async throws -> [String] {
      let parts = try await text.page.evaluate(
        """
        [...document.querySelector('.text-field').childNodes].filter((part) => part.className !== 'end')
          .map((part) => `${part.className === 'attached' ? '*' : part.textContent} ${parseFloat(getComputedStyle(part).fontSize)}`)
        """)
      return (parts.array ?? []).compactMap(\.string)
    }

    /// The letters with the sizes in which the program has them.
    private func own(_ text: TextViewPage) -> [String] {
      var parts: [String] = []
      let attributed: NSAttributedString = text.textView.attributedText
      let characters = NSString(string: attributed.string)
      attributed.enumerateAttribute(.font, in: NSRange(location: 0, length: attributed.length)) { font, range, _ in
        let size = (font as? UIFont)?.pointSize ?? 17
        parts.append("\(characters.substring(with: range)) \(Int(size))")
      }
      return parts
    }

    /// Waits until page and program have the same text and styles.
    private func settle(_ text: TextViewPage) async throws {
      try await text.base.rest()
      for _ in 0..<600 {
        if try await shown(text) == text.textView.text { break }
        try await text.page.nextFrame()
      }
      try await text.base.rest()
    }

    @Test(arguments: [0, 300])
    func `what is typed among several styles looks as the letter before it, at once and on both sides`(
      delay: Int
    ) async throws {
      // X25, X45, X61
      let text = try await open(styled("one ", "two", " three"), delay: delay)
      try await edit(text, at: 7)
      for letter in "!?" {
        try await text.page.key(.character(letter))
      }
      // The page needs nobody for it.
      #expect(try await parts(text) == ["one  17", "two!? 28", " three 17"])
      try await text.page.key(.home)
      try await text.page.key(.character("x"))
      try await text.page.key(.end)
      try await text.page.key(.character("y"))
      try await settle(text)
      #expect(text.textView.text == "xone two!? threey")
      #expect(try await shown(text) == "xone two!? threey")
      #expect(own(text) == ["xone  17", "two!? 28", " threey 17"])
      #expect(try await parts(text) == own(text))
      await text.close()
    }

    @Test(arguments: CompositionTests.scripts, [0, 300])
    func `what is composed among several styles ends as it does without a program`(
      script: CompositionTests.Script, delay: Int
    ) async throws {
      // X25, X47, X48, X61
      let text = try await open(styled("a", "b", "c"), delay: delay)
      try await edit(text, at: 2)
      for composition in script.compositions {
        for step in composition.steps { try await text.compose(step) }
        try await text.base.wait { text.textView.markedTextRange != nil }
        try await text.page.insertText(composition.end)
      }
      try await text.page.key(.character("y"))
      try await settle(text)
      #expect(text.textView.markedTextRange == nil)
      #expect(text.textView.text == "ab" + script.text + "yc")
      #expect(try await shown(text) == "ab" + script.text + "yc")
      #expect(own(text) == ["a 17", "b" + script.text + "y 28", "c 17"])
      #expect(try await parts(text) == own(text))
      await text.close()
    }

    @Test func `nothing is written into what is composed, and its styles come when it has ended`() async throws {
      // X47
      let text = try await open(styled("a", "b"))
      try await edit(text, at: 2)
      try await text.compose("に")
      try await text.base.wait { text.textView.markedTextRange != nil }
      try await text.page.evaluate(
        """
        window.changes = 0;
        new MutationObserver((all) => { window.changes += all.length; })
          .observe(document.querySelector('.text-field'), { childList: true, characterData: true, subtree: true, attributes: true });
        0
        """)
      let all = NSMutableAttributedString(attributedString: text.textView.attributedText)
      all.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: all.length))
      all.addAttribute(.font, value: UIFont.systemFont(ofSize: 22), range: NSRange(location: 1, length: 1))
      text.textView.attributedText = all
      try await text.base.rest()
      #expect(try await text.page.evaluate("window.changes").number == 0)
      try await text.page.insertText("日")
      try await settle(text)
      #expect(text.textView.text == "ab日")
      #expect(try await parts(text) == own(text))
      await text.close()
    }

    @Test func `lines, an empty last line and backspaces among them are the program's`() async throws {
      // X5, X25, X45
      let text = try await open(styled("one", "two"))
      try await edit(text, at: 6)
      try await text.page.key(.enter)
      #expect(try await shown(text) == "onetwo\n")
      try await text.page.key(.enter)
      try await text.page.key(.character("x"))
      try await text.page.key(.enter)
      try await text.page.key(.backspace)
      try await text.page.key(.backspace)
      try await settle(text)
      #expect(text.textView.text == "onetwo\n\n")
      #expect(try await shown(text) == "onetwo\n\n")
      try await text.page.key(.backspace)
      try await text.page.key(.backspace)
      for _ in 0..<6 { try await text.page.key(.backspace) }
      try await settle(text)
      #expect(text.textView.text == "")
      #expect(try await shown(text) == "")
      try await text.page.key(.backspace)
      try await text.page.key(.character("z"))
      try await settle(text)
      #expect(text.textView.text == "z")
      #expect(try await shown(text) == "z")
      await text.close()
    }

    @Test func `what is selected over several styles is the program's, and what it selects the page's`() async throws {
      // X17, X51
      let text = try await open(styled("one ", "t😀o", " three"))
      try await edit(text, at: 0)
      try await text.page.evaluate(
        """
        {
          const [first, second] = document.querySelectorAll('.letters');
          getSelection().setBaseAndExtent(first.firstChild, 2, second.firstChild, 3);
        }
        0
        """)
      try await text.base.wait { text.textView.selectedRange == NSRange(location: 2, length: 5) }
      try await text.page.key(.character("x"))
      try await settle(text)
      #expect(text.textView.text == "onxo three")
      text.textView.selectedRange = NSRange(location: 3, length: 7)
      try await text.page.waitUntil("getSelection().toString() === 'o three'")
      try await text.page.key(.character("y"))
      try await settle(text)
      #expect(text.textView.text == "onxy")
      #expect(try await shown(text) == "onxy")
      await text.close()
    }

    private func paste(_ text: TextViewPage, plain: String, html: String) async throws {
      // The clipboard of a browser without a window is not its own.
      try await text.page.evaluate(
        """
        {
          const data = new DataTransfer();
          data.setData('text/plain', \(JSONValue.string(plain)));
          data.setData('text/html', \(JSONValue.string(html)));
          document.activeElement.dispatchEvent(new InputEvent('beforeinput', {
            inputType: 'insertFromPaste', dataTransfer: data, cancelable: true, bubbles: true,
          }));
        }
        0
        """)
    }

    @Test func `what is pasted comes as text, in the style of where it comes`() async throws {
      // X25, X56
      let text = try await open(styled("a", "b", "c"))
      try await edit(text, at: 2)
      try await paste(text, plain: "one\r\ntwo", html: "<h1>one</h1><b>two</b>")
      #expect(try await parts(text) == ["a 17", "bone\ntwo 28", "c 17"])
      try await settle(text)
      #expect(text.textView.text == "abone\ntwoc")
      #expect(own(text) == ["a 17", "bone\ntwo 28", "c 17"])
      #expect(UIPasteboard.general.string == "one\ntwo")
      await text.close()
    }

    @Test func `the typing attributes count for what is typed next, in the page as well`() async throws {
      // X25
      let text = try await open(styled("a", "b"))
      try await edit(text, at: 1)
      text.textView.typingAttributes = [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.blue]
      try await text.base.rest()
      for letter in "xy" { try await text.page.key(.character(letter)) }
      #expect(try await parts(text) == ["a 17", "xy 40", "b 28"])
      try await settle(text)
      #expect(own(text) == ["a 17", "xy 40", "b 28"])
      // A caret that goes elsewhere forgets them.
      try await text.page.key(.end)
      try await text.page.key(.character("z"))
      try await settle(text)
      #expect(own(text) == ["a 17", "xy 40", "bz 28"])
      #expect(try await parts(text) == own(text))
      await text.close()
    }

    @Test func `a text of one style that gets several while it is edited keeps focus and caret`() async throws {
      // X25, X44
      let text = try await TextViewPage.open(text: "one two")
      try await text.edit()
      try await text.page.evaluate("document.activeElement.setSelectionRange(3, 3); 0")
      try await text.base.wait { text.textView.selectedRange.location == 3 }
      #expect(try await text.page.evaluate("document.activeElement.localName").string == "textarea")
      text.textView.typingAttributes = large
      try await text.page.waitUntil("document.activeElement?.classList.contains('styled')")
      try await text.base.rest()
      try await text.page.key(.character("!"))
      try await settle(text)
      #expect(text.textView.isFirstResponder)
      #expect(text.textView.text == "one! two")
      #expect(own(text) == ["one 17", "! 28", " two 17"])
      #expect(try await parts(text) == own(text))
      text.textView.resignFirstResponder()
      text.textView.text = "plain"
      try await text.page.waitUntil("document.querySelector('.text-field').localName === 'textarea'")
      #expect(try await text.shown() == "plain")
      await text.close()
    }

    @Test(arguments: [0, 300])
    func `a program that colours words while they are typed is followed when the typing rests`(
      delay: Int
    ) async throws {
      // X25, X45
      let program = TextViewProgram()
      program.colors = ["let", "var"]
      let text = try await open(styled("x", "y"), program: program, delay: delay)
      try await edit(text, at: 2)
      for letter in "\nlet a\nvar b" {
        if letter == "\n" { try await text.page.key(.enter) } else { try await text.page.key(.character(letter)) }
      }
      try await settle(text)
      #expect(text.textView.text == "xy\nlet a\nvar b")
      #expect(try await shown(text) == "xy\nlet a\nvar b")
      let colored = try await text.page.evaluate(
        """
        [...document.querySelectorAll('.letters')].filter((part) => getComputedStyle(part).color === 'rgb(0, 0, 255)')
          .map((part) => part.textContent).join()
        """)
      #expect(colored.string == "let,var")
      await text.close()
    }

    @Test func `a picture is seen while the text is edited, and goes as one letter`() async throws {
      // X25
      let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 20)).image { context in
        UIColor.green.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 24, height: 20))
      }
      let all = NSMutableAttributedString(attributedString: styled("a"))
      all.append(NSAttributedString(attachment: NSTextAttachment(image: image)))
      all.append(styled("b"))
      let text = try await open(all)
      try await edit(text, at: 2)
      let box = try await text.page.evaluate(
        """
        (() => {
          const place = document.querySelector('.attached').getBoundingClientRect();
          const picture = document.querySelector('.attached > *').getBoundingClientRect();
          return [place.width, place.height, picture.width, picture.height];
        })()
        """)
      #expect((box.array ?? []).compactMap(\.number) == [24, 20, 24, 20])
      try await text.page.key(.character("x"))
      try await settle(text)
      #expect(text.textView.text == "a\u{FFFC}xb")
      #expect(text.textView.attributedText.attribute(.attachment, at: 1, effectiveRange: nil) is NSTextAttachment)
      #expect(text.textView.attributedText.attribute(.attachment, at: 2, effectiveRange: nil) == nil)
      #expect(try await shown(text) == "a\u{FFFC}xb")
      try await text.page.key(.backspace)
      try await text.page.key(.backspace)
      try await settle(text)
      #expect(text.textView.text == "ab")
      #expect(try await shown(text) == "ab")
      try await text.page.key(.character("y"))
      try await settle(text)
      #expect(text.textView.text == "ayb")
      await text.close()
    }

    @Test func `letters stand in the element where the layer draws them`() async throws {
      // X39, X40
      let text = try await open(styled("one ", "TWO", " three\nfour"))
      let drawn =
        "[...document.querySelectorAll('.holds-field > .contents .run')].map((run) => run.getBoundingClientRect().left)"
      let before = try await text.page.evaluate(drawn)
      try await edit(text, at: 0)
      let lefts = try await text.page.evaluate(
        "[...document.querySelectorAll('.letters')].map((part) => part.getClientRects()[0].left)")
      let (drawnAt, editedAt) = ((before.array ?? []).compactMap(\.number), (lefts.array ?? []).compactMap(\.number))
      #expect(editedAt.count == 3)
      #expect(drawnAt.count == 4)
      for (one, other) in zip(drawnAt, editedAt) { #expect(abs(one - other) < 1) }
      let height = try await text.page.evaluate(
        """
        (() => {
          const parts = document.querySelectorAll('.letters');
          // The end of a line has a rectangle of its own.
          const places = [...parts[2].getClientRects()];
          return places.at(-1).top - places[0].top;
        })()
        """
      ).number
      // From the baseline of large letters to that of those in the next line.
      let (big, small) = (UIFont.boldSystemFont(ofSize: 28), UIFont.systemFont(ofSize: 17))
      #expect(abs(try #require(height) - (big.lineHeight - big.ascender + small.ascender)) < 2)
      await text.close()
    }

    @Test func `screen readers read a text box of several lines`() async throws {
      // X57
      let text = try await open(styled("one ", "two"))
      try await edit(text, at: 0)
      let told = try await text.page.evaluate(
        """
        (() => {
          const element = document.activeElement;
          return [element.getAttribute('role'), element.getAttribute('aria-multiline'), element.getAttribute('aria-label'),
            element.isContentEditable ? 'edited' : 'not edited'].join();
        })()
        """)
      #expect(told.string == "textbox,true,Text,edited")
      await text.close()
    }

    @Test func `a lost connection loses no letter and no style`() async throws {
      // X25, X52
      let text = try await open(styled("a", "b", "c"))
      try await edit(text, at: 2)
      try await text.page.evaluate("sockets.at(-1).close()")
      try await text.page.key(.character("x"))
      try await settle(text)
      #expect(text.textView.text == "abxc")
      #expect(own(text) == ["a 17", "bx 28", "c 17"])
      #expect(try await parts(text) == own(text))
      await text.close()
    }
  }
}
#endif
