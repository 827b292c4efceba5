import LayerEngine
import OpenCollectionView
import PlaneGeometry
import Testing
import TouchTesting

/// Fields whose classes draw the text by themselves.
@MainActor struct FieldDrawingTests {
  private final class Underlined: UITextField {
    var asked: [(what: String, rect: CGRect)] = []

    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 4) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 4) }

    override func drawText(in rect: CGRect) {
      asked.append(("text", rect))
      super.drawText(in: rect)
      UIGraphicsGetCurrentContext()?.fill(CGRect(x: rect.minX, y: rect.maxY - 2, width: rect.width, height: 1))
    }

    override func drawPlaceholder(in rect: CGRect) {
      asked.append(("placeholder", rect))
      super.drawPlaceholder(in: rect.insetBy(dx: 5, dy: 0))
    }
  }

  private final class Quiet: UITextField {
    override func drawText(in rect: CGRect) { super.drawText(in: rect) }
  }

  private let screen = VirtualScreen(width: 320, height: 480)

  private func show(_ field: UITextField) {
    field.frame = CGRect(x: 20, y: 40, width: 200, height: 34)
    screen.show(field)
    settle()
  }

  private func settle() {
    screen.runFrame()
    screen.runFrame()
  }

  private func described() throws -> (contents: LayerContents, field: LayerField) {
    let node = try #require(screen.mirror.nodes.values.first { $0.properties.field != nil })
    return (node.properties.contents, try #require(node.properties.field))
  }

  private func strings(_ contents: LayerContents) -> [String] {
    switch contents {
    case .text(let runs): runs.map(\.string)
    case .picture(let picture):
      if case .drawn(let list) = picture.source { strings(list) } else { [] }
    default: []
    }
  }

  private func strings(_ list: DisplayList) -> [String] {
    list.commands.flatMap { command -> [String] in
      switch command {
      case .text(let run): [run.string]
      case .picture(let picture, _): if case .drawn(let list) = picture.source { strings(list) } else { [] }
      default: []
      }
    }
  }

  // X133
  @Test func `a class draws the text in its rectangle, and more than it`() throws {
    let field = Underlined()
    field.text = "Ada"
    show(field)
    #expect(try #require(field.asked.last) == ("text", CGRect(x: 12, y: 4, width: 176, height: 26)))
    let (contents, layerField) = try described()
    guard case .picture = contents else {
      Issue.record("The contents are \(contents).")
      return
    }
    #expect(strings(contents) == ["Ada"])
    #expect(layerField.isDrawn)
  }

  // X133
  @Test func `it is not asked while the text is edited, and again afterwards`() throws {
    let field = Underlined()
    field.text = "Ada"
    show(field)
    field.becomeFirstResponder()
    settle()
    field.asked = []
    screen.type("x")
    settle()
    #expect(field.asked.isEmpty)
    var (contents, layerField) = try described()
    guard case .text = contents else {
      Issue.record("The contents are \(contents).")
      return
    }
    #expect(!layerField.isDrawn)
    field.resignFirstResponder()
    settle()
    #expect(try #require(field.asked.last) == ("text", CGRect(x: 12, y: 4, width: 176, height: 26)))
    (contents, layerField) = try described()
    #expect(strings(contents) == ["Adax"])
    #expect(layerField.isDrawn)
  }

  // X133
  @Test func `so does it draw the placeholder`() throws {
    let field = Underlined()
    field.placeholder = "Name"
    show(field)
    #expect(try #require(field.asked.last) == ("placeholder", CGRect(x: 20, y: 4, width: 160, height: 26)))
    let (contents, layerField) = try described()
    #expect(strings(contents) == ["Name"])
    #expect(layerField.isDrawn)
  }

  // X133
  @Test func `what a class draws as the field would is text as any other`() throws {
    let field = Quiet()
    field.text = "Ada"
    show(field)
    let (contents, layerField) = try described()
    guard case .text(let runs) = contents else {
      Issue.record("The contents are \(contents).")
      return
    }
    #expect(runs.map(\.string) == ["Ada"])
    #expect(!layerField.isDrawn)
  }

  // X39
  @Test func `a text of several styles is drawn until somebody edits`() throws {
    let field = UITextField()
    let text = NSMutableAttributedString(string: "Ada", attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "Bob", attributes: [.foregroundColor: UIColor.blue]))
    field.attributedText = text
    show(field)
    #expect(try described().field.isDrawn)
    field.becomeFirstResponder()
    settle()
    #expect(try !described().field.isDrawn)
    field.text = "Ada"
    field.resignFirstResponder()
    settle()
    #expect(try !described().field.isDrawn)
  }
}
