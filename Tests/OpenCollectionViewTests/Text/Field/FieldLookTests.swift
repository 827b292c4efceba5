import GestureEngine
import LayerEngine
import OpenCollectionView
import PlaneGeometry
import Testing
import TouchTesting

/// What a field shows and where, and what its host is told.
@MainActor struct FieldLookTests {
  let screen = VirtualScreen(width: 320, height: 480)
  let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))

  init() {
    screen.window.addSubview(field)
    screen.runFrame()
  }

  private var described: LayerField? {
    screen.runFrame()
    return screen.mirror.nodes.values.compactMap(\.properties.field).first
  }

  private var shownText: String {
    screen.runFrame()
    for node in screen.mirror.nodes.values where node.properties.field != nil {
      if case .text(let runs) = node.properties.contents { return runs.map(\.string).joined() }
    }
    return ""
  }

  @Test func `the text is drawn as a label's is`() {
    field.text = "Ada"
    #expect(shownText == "Ada")
    #expect(screen.picture().svg.contains("Ada"))
  }

  @Test func `the placeholder is drawn while there is no text`() {
    field.placeholder = "Name"
    #expect(shownText == "Name")
    field.text = "Ada"
    #expect(shownText == "Ada")
    #expect(described?.placeholder == "Name")
  }

  // X22, X58
  @Test func `a secret text is dots, and stays when it is no secret any longer`() {
    field.text = "pä👍"
    field.isSecureTextEntry = true
    #expect(shownText == "•••")
    #expect(field.accessibilityValue == "•••")
    #expect(!screen.picture().svg.contains("pä"))
    field.isSecureTextEntry = false
    #expect(field.text == "pä👍")
    #expect(shownText == "pä👍")
  }

  @Test func `a border has the text seven points from its sides`() {
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 0, y: 0, width: 200, height: 34))
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
    #expect(field.editingRect(forBounds: field.bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
  }

  @Test func `views before and behind the text take their room as their modes say`() {
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftViewMode = .always
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 60))
    field.rightViewMode = .whileEditing
    screen.runFrame()
    #expect(field.leftView?.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
    #expect(field.rightView?.superview == nil)
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 170, height: 34))
    field.becomeFirstResponder()
    screen.runFrame()
    #expect(field.rightView?.frame == CGRect(x: 160, y: 0, width: 40, height: 34))
    #expect(field.editingRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 130, height: 34))
  }

  @Test func `the clear button stands at the end where there is something to clear`() {
    field.clearButtonMode = .always
    #expect(field.textRect(forBounds: field.bounds).width == 200)
    field.text = "a"
    #expect(field.clearButtonRect(forBounds: field.bounds) == CGRect(x: 176, y: 7.5, width: 19, height: 19))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 0, y: 0, width: 171, height: 34))
  }

  @Test func `a subclass has its own rectangles`() {
    final class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 0) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
    }
    let padded = Padded(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    padded.text = "a"
    screen.window.addSubview(padded)
    screen.runFrame()
    #expect(padded.caretRect(for: padded.beginningOfDocument).minX == 12)
    padded.becomeFirstResponder()
    screen.runFrame()
    #expect(padded.caretRect(for: padded.beginningOfDocument).minX == 20)
  }

  @Test func `its own size is that of a line with what is around it`() {
    #expect(field.intrinsicContentSize.height == 22)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
    field.font = .systemFont(ofSize: 14)
    #expect(field.intrinsicContentSize.height == 30)
    let empty = field.intrinsicContentSize.width
    field.text = "a long text"
    #expect(field.intrinsicContentSize.width > empty + 50)
  }

  @Test func `text that is too long is made smaller where that is asked for`() throws {
    field.text = "A text that is a good deal longer than its field"
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 6
    let size = try #require(described).style.font.size
    #expect(size < 17)
    #expect(size >= 6)
  }

  @Test func `attributes are those of all of the text, and of what is typed`() throws {
    field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red, .kern: 2]
    #expect(field.font == .systemFont(ofSize: 20))
    #expect(field.textColor == .red)
    #expect(try #require(described).style.font.size == 20)
    #expect(field.typingAttributes == nil)
    field.becomeFirstResponder()
    #expect(field.typingAttributes?[.font] as? UIFont == .systemFont(ofSize: 20))
  }

  @Test func `attributed text keeps its attributes where typing has not touched it`() throws {
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
    field.attributedText = text
    field.becomeFirstResponder()
    screen.runFrame()
    screen.type("c")
    let now = try #require(field.attributedText)
    #expect(now.string == "abc")
    #expect(now.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(now.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == nil)
  }

  // X21
  @Test func `traits are those of the element`() throws {
    field.keyboardType = .emailAddress
    field.returnKeyType = .join
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    field.textContentType = .newPassword
    let traits = try #require(described).traits
    #expect(traits.keyboard == .email)
    #expect(traits.returnKey == .go)
    #expect(traits.capitalization == LayerField.Capitalization.none)
    #expect(traits.corrects == false)
    #expect(traits.checksSpelling == nil)
    #expect(traits.content == .newPassword)
    #expect(traits.showsKeyboard)
  }

  // X20
  @Test func `traits that change while the field is edited count when they are loaded again`() throws {
    field.becomeFirstResponder()
    screen.runFrame()
    field.keyboardType = .numberPad
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(try #require(described).traits.keyboard == .text)
    field.reloadInputViews()
    #expect(try #require(described).traits.keyboard == .digits)
    #expect(try #require(described).traits.showsKeyboard == false)
  }

  // X45
  @Test func `a text that is set while nobody edits begins an exchange, and one that is typed does not`() throws {
    let first = try #require(described).exchange
    field.text = "a"
    let second = try #require(described)
    #expect(second.exchange > first)
    #expect(second.initialText == "a")
    field.becomeFirstResponder()
    screen.runFrame()
    #expect(try #require(described).isEdited)
    screen.type("b")
    #expect(field.text == "ab")
    #expect(try #require(described).exchange == second.exchange)
    #expect(try #require(described).initialText == "a")
    field.text = "x"
    screen.advanceUntilRest()
    #expect(try #require(described).exchange == second.exchange)
    #expect(screen.typedText == "x")
  }

  // X52
  @Test func `a page that knows nothing gets the text as it is`() throws {
    field.becomeFirstResponder()
    screen.runFrame()
    screen.type("ab")
    screen.scene.renewFields()
    #expect(try #require(described).initialText == "ab")
    #expect(screen.typedText == "ab")
    screen.type("c")
    #expect(field.text == "abc")
  }

  // X50
  @Test func `an edit that cannot be is passed over and told`() throws {
    field.becomeFirstResponder()
    screen.runFrame()
    let number = try #require(screen.mirror.nodes.first { $0.value.properties.field != nil }).key.rawValue
    let exchange = try #require(described).exchange
    screen.receive(.text(Reports.edit(1, layer: number, exchange: exchange, range: 5..<9, text: "x")))
    screen.runFrame()
    #expect(field.text == "")
    #expect(screen.scene.takeTextExchangeError() != nil)
    #expect(screen.scene.takeTextExchangeError() == nil)
    screen.type("a")
    #expect(field.text == "a")
  }

  // V73
  @Test func `the element is described where the text is, and nowhere else`() throws {
    field.placeholder = "Name"
    screen.runFrame()
    let described = screen.mirror.nodes.values.filter { $0.properties.accessibility?.role == .textField }
    #expect(described.count == 1)
    #expect(described.first?.properties.field != nil)
    #expect(described.first?.properties.accessibility?.label == "Name")
    #expect(described.first?.properties.accessibility?.details.takesText == false)
  }
}
