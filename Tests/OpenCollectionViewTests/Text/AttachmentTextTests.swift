import Testing
import TouchTesting

@testable import LayerEngine
@testable import OpenCollectionView

/// Pictures in the place of letters: in labels, in text views and where texts are drawn.
@MainActor struct AttachmentTextTests {
  private let screen = VirtualScreen(width: 320, height: 480)
  private let star: UIImage
  private let font = UIFont.systemFont(ofSize: 20)

  init() {
    star = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 40))
    }
  }

  private func text(_ attachment: NSTextAttachment) -> NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: "cd", attributes: [.font: font]))
    return text
  }

  private func drawn(_ view: UIView) -> [DrawCommand] {
    guard case .picture(let picture) = view.layer.layerContents, case .drawn(let list) = picture.source else {
      return []
    }
    return list.commands
  }

  private func pictures(_ view: UIView) -> [CGRect] {
    drawn(view).compactMap { if case .picture(_, let rect) = $0 { rect } else { nil } }
  }

  private func strings(_ view: UIView) -> [String] {
    drawn(view).compactMap { if case .text(let run) = $0 { run.string } else { nil } }
  }

  // X132
  @Test func `an attachment is the character of its picture`() {
    let attachment = NSTextAttachment(image: star)
    let text = NSAttributedString(attachment: attachment)
    #expect(text.string == "\u{FFFC}")
    #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
  }

  // X132
  @Test func `a label shows the picture between the letters, on their line, and grows with it`() throws {
    let label = UILabel()
    label.attributedText = text(NSTextAttachment(image: star))
    label.sizeToFit()
    screen.show(label)
    screen.runFrame()
    let rect = try #require(pictures(label).first)
    let width = (font.textFont.width(of: "ab") * 2).rounded() / 2
    #expect(rect.size == CGSize(width: 30, height: 40))
    #expect(abs(rect.minX - width) <= 0.5)
    #expect(strings(label) == ["ab", "cd"])
    // As high as the picture above the line and the letters below it.
    #expect(abs(label.bounds.height - (40 - font.descender)) <= 0.5)
    #expect(abs(rect.minY) <= 0.5)
    #expect(abs(label.bounds.width - 30 - font.textFont.width(of: "ab") - font.textFont.width(of: "cd")) <= 0.5)
  }

  // X132
  @Test func `the bounds of an attachment are its place, counted upwards from the line`() throws {
    let attachment = NSTextAttachment(image: star)
    attachment.bounds = CGRect(x: 0, y: -6, width: 12, height: 12)
    let label = UILabel()
    label.attributedText = text(attachment)
    label.sizeToFit()
    screen.show(label)
    screen.runFrame()
    let rect = try #require(pictures(label).first)
    #expect(rect.size == CGSize(width: 12, height: 12))
    // The line is that of the letters, whose lower edge lies at their descent.
    let baseline = label.bounds.height + font.descender - max(6 + font.descender, 0)
    #expect(abs(rect.maxY - (baseline + 6)) <= 1)
  }

  // X132
  @Test func `a place without a picture keeps its room`() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 50, height: 5)
    let with = text(attachment).size().width
    let without = NSAttributedString(string: "abcd", attributes: [.font: font]).size().width
    #expect(abs(with - without - 50) < 0.01)
  }

  // X132
  @Test func `pictures break lines before and behind them`() {
    let text = NSMutableAttributedString(string: "")
    for _ in 0..<5 { text.append(NSAttributedString(attachment: NSTextAttachment(image: star))) }
    let size = text.boundingRect(
      with: CGSize(width: 65, height: 0), options: .usesLineFragmentOrigin, context: nil
    ).size
    #expect(size == CGSize(width: 60, height: 120))
  }

  // X132
  @Test func `a text that is drawn has its picture, and one that ends in a sign has it once`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let text = NSMutableAttributedString(string: "")
    for _ in 0..<3 { text.append(NSAttributedString(attachment: NSTextAttachment(image: star))) }
    label.attributedText = text
    screen.show(label)
    screen.runFrame()
    #expect(pictures(label).count == 1)
    #expect(strings(label) == ["…"])
    let context = CGContext(size: CGSize(width: 100, height: 100))
    UIGraphicsPushContext(context)
    text.draw(at: .zero)
    UIGraphicsPopContext()
    let rects: [CGRect] = context.displayList.commands.compactMap {
      if case .picture(_, let rect) = $0 { rect } else { nil }
    }
    #expect(rects.map(\.minX) == [0, 30, 60])
  }

  // X132
  @Test func `a template is shown in the colour of its text`() throws {
    let attachment = NSTextAttachment(image: star.withRenderingMode(.alwaysTemplate))
    func picture(_ color: UIColor) throws -> LayerPicture {
      let text = NSAttributedString(
        string: "\u{FFFC}", attributes: [.attachment: attachment, .foregroundColor: color])
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      label.attributedText = text
      screen.show(label)
      screen.runFrame()
      for command in drawn(label) { if case .picture(let picture, _) = command { return picture } }
      return try #require(nil)
    }
    let blue = try picture(.blue)
    #expect(blue !== star.picture)
    #expect(try picture(.blue) === blue)
    #expect(try picture(.green) !== blue)
  }

  private final class Fitted: NSTextAttachment {
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect {
      CGRect(x: 0, y: 0, width: lineFrag.height, height: lineFrag.height)
    }
  }

  // X132
  @Test func `a class may choose the place by the height of the line`() throws {
    let attachment = Fitted(image: star)
    let text = NSAttributedString(string: "\u{FFFC}", attributes: [.attachment: attachment, .font: font])
    #expect(abs(text.size().width - font.lineHeight) < 0.01)
  }

  // X132
  @Test func `tools read a picture by its label, and nothing where it has none`() {
    let attachment = NSTextAttachment(image: star)
    let label = UILabel()
    label.attributedText = text(attachment)
    #expect(label.accessibilityLabel == "abcd")
    attachment.accessibilityLabel = " star "
    label.attributedText = text(attachment)
    #expect(label.accessibilityLabel == "abcd")
    label.attributedText = nil
    label.attributedText = text(attachment)
    #expect(label.accessibilityLabel == "ab star cd")
  }

  // X132
  @Test func `no number of a place traps`() {
    for number in [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1] {
      let attachment = NSTextAttachment(image: star)
      attachment.bounds = CGRect(x: number, y: number, width: number, height: number)
      let size = text(attachment).size()
      #expect(size.width.isFinite && size.height.isFinite)
    }
  }

  // X24, X132
  @Test func `a text view shows pictures, has places behind them, and keeps them where somebody types beside them`()
    throws
  {
    let view = UITextView(frame: CGRect(x: 20, y: 40, width: 280, height: 200))
    view.attributedText = text(NSTextAttachment(image: star))
    screen.show(view)
    screen.runFrame()
    let content = try #require(view.subviews.first { $0 is TextViewContent })
    let rect = try #require(pictures(content).first)
    let places = (2...3).map { view.caretRect(for: view.position(from: view.beginningOfDocument, offset: $0)!).minX }
    #expect(abs(places[0] - rect.minX) <= 1)
    #expect(abs(places[1] - rect.maxX) <= 1)
    let described = { [screen] in screen.mirror.nodes.values.compactMap(\.properties.field).first }
    #expect(try #require(described()).isDrawn)
    view.becomeFirstResponder()
    screen.runFrame()
    #expect(pictures(content).count == 1)
    screen.select(3..<3)
    screen.type("x")
    view.resignFirstResponder()
    screen.runFrame()
    #expect(view.text == "ab\u{FFFC}xcd")
    #expect(view.attributedText.attribute(.attachment, at: 2, effectiveRange: nil) is NSTextAttachment)
    #expect(view.attributedText.attribute(.attachment, at: 3, effectiveRange: nil) == nil)
    #expect(pictures(content).count == 1)
    // The picture has no font that what is typed behind it could have.
    #expect(strings(content) == ["ab", "x", "cd"])
  }
}
