import Testing

@testable import LayerEngine

/// At 2048 points a font unit is a point: "a" is 1139, a hyphen 682, a space 569.
struct SoftHyphenTests {
  private let font = TextFont(size: 2048)

  private func lines(_ text: String, width: Double) -> [String] {
    TypesetText.typeset(text, font: font, width: width, lineBreakMode: .wordWrap).lines.map(\.string)
  }

  @Test func `A soft hyphen is not seen where the line goes on`() {
    let text = TypesetText.typeset("aa\u{AD}aa", font: font)
    #expect(text.lines.map(\.width) == [4556])
  }

  @Test func `A line that breaks at a soft hyphen ends with a hyphen, which counts`() {
    let text = TypesetText.typeset("aa\u{AD}aa", font: font, width: 3000, lineBreakMode: .wordWrap)
    #expect(text.lines.map(\.string) == ["aa\u{AD}-", "aa"])
    #expect(text.lines.map(\.width) == [2960, 2278])
  }

  @Test func `Where the hyphen has no place the line breaks before`() {
    #expect(lines("a a\u{AD}aa", width: 3528) == ["a", "a\u{AD}aa"])
    #expect(lines("a a\u{AD}aa", width: 3529) == ["a a\u{AD}-", "aa"])
  }

  @Test func `Korean words stay whole where that is asked for`() {
    func lines(_ keeps: Bool) -> [String] {
      TypesetText(
        TypesettingRequest(
          string: "모든 인간은", font: font, width: 8192, lineBreakMode: .wordWrap, keepsHangulWords: keeps)
      ).lines.map(\.string)
    }
    #expect(lines(false) == ["모든 인", "간은"])
    #expect(lines(true) == ["모든", "인간은"])
  }

  @Test func `A paragraph is read from the right by its first letter`() {
    let text = TypesetText.typeset("שלום 1\nabc\n(12) ש", font: font, width: 100_000, alignment: .natural)
    #expect(text.lines.map(\.direction) == [.rightToLeft, .leftToRight, .rightToLeft])
    #expect(text.lines[1].x == 0)
    #expect(text.lines[0].x == 100_000 - text.lines[0].width)
    let forced = TypesetText.typeset("abc", font: font, baseDirection: .rightToLeft)
    #expect(forced.lines.map(\.direction) == [.rightToLeft])
  }
}
