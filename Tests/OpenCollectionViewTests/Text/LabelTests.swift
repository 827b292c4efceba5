import GestureEngine
import LayerEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Labels as commits show them. At 10 points a digit is 5.56 points wide and a line 12 points high or so.
@MainActor struct LabelTests {
  private let screen = VirtualScreen(width: 400, height: 400, scale: 2)

  private func label(
    _ text: String?, width: CGFloat = 100, height: CGFloat = 40, _ configure: (UILabel) -> Void = { _ in }
  ) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.font = .systemFont(ofSize: 10)
    label.text = text
    configure(label)
    screen.show(label)
    return label
  }

  /// What the host shows for a label.
  private func runs(_ label: UILabel) -> [TextRun] {
    let contents = screen.mirror.nodes.values.map(\.properties.contents)
    guard case .text(let runs) = label.layer.layerContents, contents.contains(label.layer.layerContents) else {
      return []
    }
    return runs
  }

  private func lines(_ label: UILabel) -> [String] { runs(label).map(\.string) }

  @Test func `a label is one line of 17 points at the left, cut at its end, and takes no touches`() {
    let label = UILabel()
    #expect(label.font.pointSize == 17)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.textColor === UIColor.label)
  }

  @Test func `a host is given the text, its place, font and colour`() throws {
    let label = label("0123") { $0.textColor = .red }
    let run = try #require(runs(label).first)
    #expect(run.string == "0123")
    #expect(abs(run.width - 22.24) < 0.01)
    #expect(run.font == TextFont(face: FontFace(heights: .system), size: 10))
    #expect(run.color == UIColor.red.cgColor.layerColor)
    #expect(run.origin.x == 0)
  }

  @Test func `text outside of a window is as large as on the screen that it will be seen on, to half a point`() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.text = "0123"
    #expect(label.intrinsicContentSize.width == 22.5)
    #expect(label.sizeThatFits(CGSize(width: 100, height: 100)).width == 22.5)
    let own = label.intrinsicContentSize
    screen.show(label)
    #expect(label.intrinsicContentSize == own)
  }

  @Test func `one line stands in the middle of the height, its baseline on a pixel`() throws {
    let label = label("0123")
    let run = try #require(runs(label).first)
    let font = UIFont.systemFont(ofSize: 10)
    let expected = (40 - font.lineHeight) / 2 + font.ascender
    #expect(abs(run.origin.y - expected) <= 0.25)
    #expect((run.origin.y * 2).rounded() == run.origin.y * 2)
  }

  @Test(arguments: [(NSTextAlignment.left, 0.0), (.center, 39.0), (.right, 78.0), (.natural, 0), (.justified, 0)])
  func `lines stand where the alignment says, on whole pixels`(alignment: NSTextAlignment, x: Double) throws {
    let label = label("0123") { $0.textAlignment = alignment }
    #expect(abs(Double(try #require(runs(label).first).origin.x) - x) <= 0.25)
  }

  @Test(arguments: [
    (NSLineBreakMode.byTruncatingTail, ["0123…"]), (.byTruncatingHead, ["…6789"]), (.byTruncatingMiddle, ["01…89"]),
    (.byClipping, ["012345"]),
  ])
  func `a line that is too long is cut as the mode says`(mode: NSLineBreakMode, expected: [String]) {
    let label = label("0123456789", width: 33) { $0.lineBreakMode = mode }
    #expect(lines(label) == expected)
  }

  @Test func `words go to further lines, as many as are allowed`() {
    #expect(lines(label("one two three four", width: 40) { $0.numberOfLines = 0 }) == ["one two", "three", "four"])
    #expect(lines(label("one two three four", width: 40) { $0.numberOfLines = 2 }) == ["one two", "three f…"])
    #expect(lines(label("one two", width: 40, height: 12) { $0.numberOfLines = 0 }) == ["one two"])
  }

  @Test func `lines are those of the label's size at present`() {
    let label = label("one two three four", width: 40) { $0.numberOfLines = 0 }
    label.frame.size.width = 400
    screen.runFrame()
    #expect(lines(label) == ["one two three four"])
  }

  @Test func `a label without text shows nothing`() {
    let label = label("some")
    label.text = nil
    screen.runFrame()
    #expect(label.layer.layerContents == .none)
    label.text = ""
    screen.runFrame()
    #expect(label.layer.layerContents == .none)
    label.text = "again"
    screen.runFrame()
    #expect(lines(label) == ["again"])
  }

  @Test func `the same text again commits nothing`() {
    let label = label("some")
    screen.runFrame()
    let commits = screen.commitCount
    label.text = "some"
    label.font = .systemFont(ofSize: 10)
    label.textAlignment = .natural
    screen.runFrame()
    #expect(screen.commitCount == commits)
  }

  @Test func `the colour follows highlighting, enabling and the appearance`() throws {
    let label = label("some") { $0.highlightedTextColor = .green }
    func color() throws -> LayerColor { try #require(runs(label).first).color }
    #expect(try color() == UIColor.black.cgColor.layerColor)
    label.isHighlighted = true
    screen.runFrame()
    #expect(try color() == UIColor.green.cgColor.layerColor)
    label.isHighlighted = false
    label.isEnabled = false
    screen.runFrame()
    #expect(try color() == UIColor(white: 0, alpha: 0.3).cgColor.layerColor)
    label.isEnabled = true
    screen.receive(.screen(ScreenDescription(size: CGSize(width: 400, height: 400), scale: 2, prefersDark: true)))
    screen.runFrame()
    #expect(try color() == UIColor.white.cgColor.layerColor)
  }

  @Test func `a label without a font or a colour uses those it was made with`() throws {
    let label = label("some") {
      $0.font = nil
      $0.textColor = nil
    }
    let run = try #require(runs(label).first)
    #expect(run.font == TextFont(face: FontFace(heights: .system), size: 17))
    #expect(run.color == UIColor.black.cgColor.layerColor)
  }

  @Test func `its size is that of its text, in whole pixels`() {
    let label = label("0123", width: 10, height: 10)
    let size = label.sizeThatFits(.zero)
    #expect(size.width == 22.5)
    #expect(size == label.intrinsicContentSize)
    #expect((size.height * 2).rounded() == size.height * 2)
    label.sizeToFit()
    #expect(label.bounds.size == size)
    label.numberOfLines = 0
    label.text = "one two three four"
    #expect(label.sizeThatFits(CGSize(width: 40, height: 0)).height > 2.5 * size.height)
  }

  @Test func `text takes up a rectangle within the bounds`() {
    let label = label("0123")
    let rect = label.textRect(forBounds: CGRect(x: 5, y: 6, width: 100, height: 100), limitedToNumberOfLines: 1)
    #expect(rect.origin == CGPoint(x: 5, y: 6))
    #expect(rect.width == 22.5)
  }

  @Test func `assistive tools read the text`() {
    let label = label("some")
    #expect(label.layer.accessibility?.label == "some")
    #expect(label.layer.accessibility?.role == .text)
    #expect(UILabel(coder: NSCoder())?.isAccessibilityElement == true)
  }

  @Test func `fonts of one face and size are equal`() {
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12).withSize(14) == UIFont.systemFont(ofSize: 14))
    #expect(UIFont.systemFont(ofSize: 12, weight: .bold) == UIFont.boldSystemFont(ofSize: 12))
    #expect(UIFont.italicSystemFont(ofSize: 12) != UIFont.systemFont(ofSize: 12))
    let font = UIFont.systemFont(ofSize: 20)
    #expect(font.ascender > 0 && font.descender < 0)
    #expect(font.lineHeight >= font.ascender - font.descender - 0.001)
    #expect(font.xHeight < font.capHeight)
  }
}
