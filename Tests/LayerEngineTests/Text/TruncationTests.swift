import LayerEngine
import Testing

/// At 2048 points a point is a font unit: a digit or "a" is 1139 wide, a space 569, "…" 2048.
private let font = TextFont(size: 2048)

private func text(_ string: String, _ width: Double, _ lines: Int, _ mode: LineBreakMode) -> TypesetText {
  TypesetText.typeset(string, font: font, width: width, maximumLines: lines, lineBreakMode: mode)
}

struct TruncationTests {
  @Test("The tail mode ends the line with an ellipsis")
  func tail() {
    let text = text("0123456789", 5 * 1139 + 2048, 1, .truncateTail)
    #expect(text.lines.map(\.string) == ["01234…"])
    #expect(text.width == 5 * 1139 + 2048)
    #expect(text.isTruncated)
  }

  @Test("The head mode starts the line with an ellipsis")
  func head() {
    #expect(text("0123456789", 5 * 1139 + 2048, 1, .truncateHead).lines.map(\.string) == ["…56789"])
  }

  @Test("The middle mode keeps both ends, the longer piece at the end")
  func middle() {
    #expect(text("0123456789", 5 * 1139 + 2048, 1, .truncateMiddle).lines.map(\.string) == ["01…789"])
    #expect(text("0123456789", 6 * 1139 + 2048, 1, .truncateMiddle).lines.map(\.string) == ["012…789"])
  }

  @Test("No mode touches a text that fits", arguments: LineBreakMode.allCases)
  func fits(mode: LineBreakMode) {
    let text = text("01234", 5 * 1139, 1, mode)
    #expect(text.lines.map(\.string) == ["01234"])
    #expect(!text.isTruncated)
  }

  @Test("No space stands beside the ellipsis")
  func spaces() {
    #expect(text("012   3456", 5 * 1139 + 2048, 1, .truncateTail).lines.map(\.string) == ["012…"])
    #expect(text("01234   89", 3 * 1139 + 2048, 1, .truncateHead).lines.map(\.string) == ["…89"])
  }

  @Test("Only the last line is shortened, the others break between words")
  func secondLine() {
    #expect(text("aa aa 0123456", 4 * 1139, 2, .truncateTail).lines.map(\.string) == ["aa", "aa…"])
    #expect(text("aaa 0123456", 4 * 1139, 2, .truncateHead).lines.map(\.string) == ["aaa", "…56"])
    #expect(text("aaa 0123456", 4 * 1139, 2, .truncateMiddle).lines.map(\.string) == ["aaa", "0…6"])
  }

  @Test(
    "When only later paragraphs are missing, every truncating mode says so at the end",
    arguments: [LineBreakMode.truncateTail, .truncateHead, .truncateMiddle])
  func paragraphs(mode: LineBreakMode) {
    #expect(text("01\n23", 9999, 1, mode).lines.map(\.string) == ["01…"])
    #expect(text("01\n23", .infinity, 1, mode).lines.map(\.string) == ["01…"])
  }

  @Test("Wrapping modes drop what has no line")
  func dropped() {
    let words = text("aa aa aa", 2 * 1139, 2, .wordWrap)
    #expect(words.lines.map(\.string) == ["aa", "aa"])
    #expect(words.isTruncated)
    #expect(text("aaa aaa", 2 * 1139, 1, .characterWrap).lines.map(\.string) == ["aa"])
  }

  @Test("The clip mode keeps the character that crosses the edge, and reports the width it was given")
  func clip() {
    let text = text("0123456789", 3000, 1, .clip)
    #expect(text.lines.map(\.string) == ["012"])
    #expect(text.lines[0].width == 3 * 1139)
    #expect(text.width == 3000)
    #expect(text.isTruncated)
  }

  @Test(
    "Where the ellipsis does not fit, it stands alone",
    arguments: [LineBreakMode.truncateTail, .truncateHead, .truncateMiddle])
  func narrow(mode: LineBreakMode) {
    let text = text("0123", 100, 1, mode)
    #expect(text.lines.map(\.string) == ["…"])
    #expect(text.width == 100)
  }

  @Test("The height allows as many lines as fit, and always one")
  func height() {
    func count(_ height: Double) -> Int {
      TypesetText.typeset("a a a a", font: font, width: 1139, height: height).lines.count
    }
    #expect(count(2288 * 3) == 3)
    #expect(count(2288 * 3 - 1) == 2)
    #expect(count(0) == 1)
    #expect(count(-5) == 1)
    #expect(count(.nan) == 4)
    #expect(count(.infinity) == 4)
  }

  @Test("The smaller of height and number of lines counts")
  func heightAndLines() {
    let text = TypesetText.typeset("a a a a a", font: font, width: 4000, height: 2288 * 3, maximumLines: 2)
    #expect(text.lines.map(\.string) == ["a a", "a…"])
  }
}
