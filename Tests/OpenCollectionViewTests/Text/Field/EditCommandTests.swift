import OpenCollectionView
import Testing
import TouchTesting

/// Programs that claim cutting and pasting, and that make the menu of a text.
@MainActor struct EditCommandTests {
  private final class Claimer: UITextField {
    var refused: Set<String> = []
    var pasted: ((Claimer) -> Void)?
    var lines: [String] = []

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      !refused.contains(action.name) && super.canPerformAction(action, withSender: sender)
    }

    override func paste(_ sender: Any?) {
      lines.append("paste \(UIPasteboard.general.string ?? "nothing")")
      if let pasted { pasted(self) } else { super.paste(sender) }
    }

    override func cut(_ sender: Any?) {
      lines.append("cut \(selectedTextRange.map { text(in: $0) ?? "" } ?? "")")
      super.cut(sender)
    }
  }

  private let screen = VirtualScreen(width: 320, height: 480)
  private let field = Claimer(frame: CGRect(x: 20, y: 40, width: 200, height: 34))

  init() {
    screen.show(field)
    field.becomeFirstResponder()
    screen.runFrame()
  }

  // X56
  @Test func `what is pasted goes through the method, with the text on the pasteboard`() {
    screen.paste("abc")
    #expect(field.lines == ["paste abc"])
    #expect(field.text == "abc")
    #expect(UIPasteboard.general.string == "abc")
  }

  // X56
  @Test func `a method that does not call super pastes nothing, and the element is put right`() {
    field.pasted = { _ in }
    screen.paste("abc")
    screen.advanceUntilRest()
    #expect(field.text == "")
    #expect(screen.typedText == "")
  }

  // X56
  @Test func `a method may put something else in`() {
    field.pasted = { $0.insertText((UIPasteboard.general.string ?? "").filter(\.isNumber)) }
    screen.type("1")
    screen.paste("2 apples, 3 pears")
    screen.advanceUntilRest()
    #expect(field.text == "123")
    #expect(screen.typedText == "123")
    field.pasted = { $0.text = "set" }
    screen.paste("x")
    screen.advanceUntilRest()
    #expect(field.text == "set")
    #expect(screen.typedText == "set")
  }

  // X56
  @Test func `a command that cannot be performed changes nothing`() {
    field.refused = ["paste(_:)"]
    screen.type("a")
    screen.paste("bc")
    screen.advanceUntilRest()
    #expect(field.lines.isEmpty)
    #expect(field.text == "a")
    #expect(screen.typedText == "a")
  }

  // X56
  @Test func `the keys ask the same`() {
    UIPasteboard.general.string = "bc"
    screen.press("v", .command)
    #expect(field.lines == ["paste bc"])
    #expect(field.text == "bc")
    field.refused = ["paste(_:)"]
    screen.press("v", .command)
    #expect(field.text == "bc")
    screen.press("a", .command)
    screen.press("x", .command)
    #expect(field.lines.last == "cut bc")
    #expect(field.text == "")
  }

  // X56
  @Test func `dropped text is an edit that is asked about`() {
    let log = FieldLog()
    field.delegate = log
    screen.type("ac")
    log.lines = []
    screen.drop("b", at: 1)
    #expect(field.text == "abc")
    #expect(log.lines.first == "? shouldChange 1,0 b")
    #expect(field.selectedTextRange?.start == field.position(from: field.beginningOfDocument, offset: 2))
  }

  // X56
  @Test func `the program makes the menu of a text`() {
    final class Maker: NSObject, UITextFieldDelegate {
      var lines: [String] = []
      func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        lines.append("\(range.location),\(range.length) \(suggestedActions.map(\.title).joined(separator: " "))")
        let own = UIAction(title: "Shout") { [unowned textField] _ in textField.text = textField.text?.uppercased() }
        return UIMenu(children: suggestedActions + [own])
      }
    }
    let maker = Maker()
    field.delegate = maker
    screen.type("word")
    let place = field.convert(CGPoint(x: 10, y: 17), to: nil)
    screen.play(.tap(at: place))
    screen.advance(by: 0.1)
    screen.play(.tap(at: place))
    screen.advanceUntilRest()
    #expect(maker.lines == ["0,4 Cut Copy"])
    #expect(screen.picture().svg.contains("Shout"))
  }

  // X56
  @Test func `the usual menu has what can be done with the selection`() {
    screen.type("word")
    let place = field.convert(CGPoint(x: 10, y: 17), to: nil)
    screen.play(.tap(at: place))
    screen.advance(by: 0.1)
    screen.play(.tap(at: place))
    screen.advanceUntilRest()
    let svg = screen.picture().svg
    #expect(svg.contains(">Cut<") && svg.contains(">Copy<") && !svg.contains(">Paste<"))
  }

  // X21
  @Test func `a class may answer traits by itself`() throws {
    final class Digits: UITextField {
      override var keyboardType: UIKeyboardType {
        get { .numberPad }
        set {}
      }
      override var isSecureTextEntry: Bool {
        get { true }
        set {}
      }
    }
    let digits = Digits(frame: CGRect(x: 20, y: 100, width: 100, height: 34))
    screen.show(digits)
    digits.text = "12"
    screen.runFrame()
    let described = try #require(
      screen.mirror.nodes.values.compactMap(\.properties.field).first { $0.traits.keyboard == .digits })
    #expect(described.traits.isSecure)
    #expect(screen.picture().svg.contains("••"))
  }
}
