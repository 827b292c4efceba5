import LayerEngine
import OpenCollectionView
import Testing

@MainActor struct TextDrawingTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func runs(_ actions: () -> Void) -> [TextRun] {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 200)).image { _ in actions() }
    guard case .drawn(let list) = image.picture.source else { return [] }
    return list.commands.compactMap { command in
      if case .text(let run) = command { run } else { nil }
    }
  }

  @Test func `text stands below the point where it is drawn`() throws {
    let drawn = runs { "Hello".draw(at: CGPoint(x: 10, y: 20), withAttributes: [.font: font]) }
    let run = try #require(drawn.first)
    #expect(drawn.count == 1)
    #expect(run.string == "Hello")
    #expect(run.origin.x == 10 && abs(run.origin.y - (20 + font.ascender)) < 1e-9)
    #expect(run.color == .black)
  }

  @Test func `text without attributes is black and Helvetica of twelve points`() {
    #expect(runs { ("a" as String as NSString).draw(at: .zero) }.map(\.font.size) == [12])
    #expect("a".size() == "a".size(withAttributes: [.font: UIFont(name: "Helvetica", size: 12)!]))
  }

  @Test func `attributes give font and colour; those of other types are passed over`() {
    let drawn = runs {
      "a".draw(at: .zero, withAttributes: [.font: font, .foregroundColor: UIColor.red])
      "a".draw(at: .zero, withAttributes: [.font: "20", .foregroundColor: 7, .paragraphStyle: 1])
    }
    #expect(drawn.map(\.font.size) == [20, 12])
    #expect(drawn.map(\.color) == [LayerColor(red: 1, green: 0, blue: 0), .black])
  }

  @Test func `lines break at the width of a rectangle, and those without a place are left out`() {
    let width = "Hello".size(withAttributes: [.font: font]).width
    func lines(_ height: CGFloat) -> [String] {
      runs {
        "Hello world again".draw(
          in: CGRect(x: 5, y: 5, width: width + 8, height: height), withAttributes: [.font: font])
      }.map(\.string)
    }
    #expect(lines(200) == ["Hello", "world", "again"])
    #expect(lines(2 * font.lineHeight) == ["Hello", "world"])
    #expect(lines(1) == ["Hello"])
  }

  @Test func `a paragraph's style places and cuts its lines`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineBreakMode = .byTruncatingTail
    let drawn = runs {
      "Hi".draw(
        in: CGRect(x: 10, y: 0, width: 100, height: 50), withAttributes: [.font: font, .paragraphStyle: style])
    }
    let run = try #require(drawn.first)
    #expect(abs(run.origin.x + run.width - 110) < 1e-9)
  }

  @Test func `the size of text is that of its lines`() {
    let one = "Hello".size(withAttributes: [.font: font])
    let two = ("Hello\nHello" as String as NSString).size(withAttributes: [.font: font])
    #expect(abs(one.height - font.lineHeight) < 1e-9)
    #expect(abs(two.height - 2 * font.lineHeight) < 1e-9)
    #expect(one.width == two.width)
    #expect("".size() == .zero)
  }

  @Test func `bounds are those within a width only where lines may break`() {
    let width = "Hello world".size(withAttributes: [.font: font]).width
    func bounds(_ options: NSStringDrawingOptions) -> CGRect {
      "Hello world".boundingRect(
        with: CGSize(width: width - 1, height: 0), options: options, attributes: [.font: font], context: nil)
    }
    #expect(abs(bounds([]).width - width) < 1e-9)
    #expect(abs(bounds([]).height - font.lineHeight) < 1e-9)
    #expect(abs(bounds(.usesLineFragmentOrigin).height - 2 * font.lineHeight) < 1e-9)
  }

  @Test func `a last line that does not fit may end with dots`() {
    let width = "Hello".size(withAttributes: [.font: font]).width + 8
    let drawn = runs {
      "Hello world".draw(
        with: CGRect(x: 0, y: 0, width: width, height: font.lineHeight),
        options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: [.font: font], context: nil)
    }
    #expect(drawn.count == 1)
    #expect(drawn.first?.string.hasSuffix("…") == true)
  }

  @Test func `a style is copied with its values`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.alignment = .right
    #expect(copy.alignment == .center)
    let changeable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    #expect(changeable == copy)
    changeable.lineBreakMode = .byClipping
    #expect(changeable != copy)
    #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
  }
}
