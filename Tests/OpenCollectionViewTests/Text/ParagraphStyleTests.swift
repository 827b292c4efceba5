import LayerEngine
import OpenCollectionView
import Testing

struct ParagraphStyleTests {
  @Test func `a new style says nothing`() {
    let style = NSParagraphStyle.default
    #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping)
    #expect(style.baseWritingDirection == .natural && style.lineBreakStrategy == [])
    #expect(style.lineSpacing == 0 && style.lineHeightMultiple == 0 && style.maximumLineHeight == 0)
    #expect(style.tabStops.map(\.location) == [28, 56, 84, 112, 140, 168, 196, 224, 252, 280, 308, 336])
    #expect(!style.allowsDefaultTighteningForTruncation && style.defaultTabInterval == 0)
  }

  @Test func `copies have the same values and go their own way`() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.headIndent = 10
    style.tabStops = []
    style.addTabStop(NSTextTab(textAlignment: .right, location: 50))
    style.addTabStop(NSTextTab(textAlignment: .left, location: 20))
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style)
    #expect(copy.tabStops.map(\.location) == [20, 50])
    style.headIndent = 11
    #expect(copy != style && copy.headIndent == 10)
    let other = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    other.removeTabStop(NSTextTab(textAlignment: .left, location: 20))
    #expect(other.tabStops.map(\.location) == [50] && copy.tabStops.count == 2)
  }

  @Test(arguments: [
    ("ar" as String?, NSWritingDirection.rightToLeft), ("he", .rightToLeft), ("en", .leftToRight), (nil, .natural),
  ])
  func `languages have a direction`(language: String?, direction: NSWritingDirection) {
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: language) == direction)
  }

  // MARK: Measuring

  private let font = UIFont.systemFont(ofSize: 20)

  @Test func `attributed text is measured in its styles`() {
    let text = NSMutableAttributedString(string: "aa", attributes: [.font: font])
    text.append(NSAttributedString(string: "aa", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
    let width = "aa".size(withAttributes: [.font: font]).width
    #expect(abs(text.size().width - 3 * width) < 1e-9)
    #expect(abs(text.size().height - UIFont.systemFont(ofSize: 40).lineHeight) < 1e-9)
    #expect("aa".size(withAttributes: [.font: font, .kern: 3]).width == width + 6)
  }

  @Test func `a bounding rectangle has as many lines as the width makes, with their distances`() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 5
    let text = NSAttributedString(string: "Hello world", attributes: [.font: font, .paragraphStyle: style])
    let narrow = text.boundingRect(
      with: CGSize(width: 60, height: 0), options: .usesLineFragmentOrigin, context: nil)
    #expect(abs(narrow.height - (2 * font.lineHeight + 5)) < 1e-9)
    #expect(text.boundingRect(with: CGSize(width: 60, height: 0), context: nil).height == font.lineHeight)
  }

  @Test func `a context's factor lets text shrink, and tells by how much`() {
    let text = NSAttributedString(string: "Hello", attributes: [.font: font])
    let context = NSStringDrawingContext()
    let room = CGSize(width: text.size().width / 2, height: 100)
    _ = text.boundingRect(with: room, options: [.usesLineFragmentOrigin], context: context)
    #expect(context.actualScaleFactor == 1)
    context.minimumScaleFactor = 0.25
    let one = NSMutableParagraphStyle()
    one.lineBreakMode = .byTruncatingTail
    let short = NSAttributedString(string: "Hello", attributes: [.font: font, .paragraphStyle: one])
    _ = short.boundingRect(
      with: CGSize(width: room.width, height: font.lineHeight), options: .usesLineFragmentOrigin, context: context)
    #expect(abs(context.actualScaleFactor - 0.5) < 0.01)
    #expect(context.totalBounds.width <= room.width + 0.001)
  }
}
