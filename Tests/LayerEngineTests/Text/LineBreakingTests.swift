import LayerEngine
import Testing

/// At 2048 points a point is a font unit: a digit or "a" is 1139 wide, a space 569, "i" 455, "…" 2048.
private let font = TextFont(size: 2048)

private func lines(_ string: String, width: Double, mode: LineBreakMode = .wordWrap) -> [String] {
  TypesetText.typeset(string, font: font, width: width, lineBreakMode: mode).lines.map(\.string)
}

struct LineBreakingTests {
  @Test("A text that fits stays on one line")
  func fits() {
    #expect(lines("aa aa", width: 4 * 1139 + 569) == ["aa aa"])
  }

  @Test("A text one unit wider than the line breaks at its space")
  func breaks() {
    #expect(lines("aa aa", width: 4 * 1139 + 568) == ["aa", "aa"])
  }

  @Test("Spaces at a line's end hang, however many")
  func hanging() {
    #expect(lines("aa     aa   ", width: 2 * 1139) == ["aa", "aa"])
  }

  @Test("Spaces at a paragraph's start stay")
  func leading() {
    #expect(lines("  a\n  a", width: 9999) == ["  a", "  a"])
  }

  @Test("Spaces alone make a blank line")
  func blank() {
    let text = TypesetText.typeset("   ", font: font, width: 100)
    #expect(text.lines.map(\.string) == [""])
    #expect(text.width == 0)
    #expect(text.height == 2288)
  }

  @Test(
    "Every kind of line end ends one line",
    arguments: ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func lineEnds(end: String) {
    #expect(lines("a" + end + "b" + end + end + "c", width: 9999) == ["a", "b", "", "c"])
  }

  @Test("A line end at the very end starts no other line")
  func trailingLineEnd() {
    #expect(lines("a\n", width: 9999) == ["a"])
    #expect(lines("\n\n", width: 9999) == ["", ""])
  }

  @Test("Lines break after a hyphen within a word")
  func hyphen() {
    #expect(lines("aaa-aaa", width: 5000) == ["aaa-", "aaa"])
  }

  @Test("Lines break neither before a digit that a hyphen makes negative nor between hyphens")
  func minus() {
    #expect(lines("aa -11", width: 2 * 1139 + 569 + 682 + 1139) == ["aa", "-11"])
    #expect(lines("aa 1-1", width: 2 * 1139 + 569 + 682 + 1139) == ["aa", "1-1"])
    #expect(lines("aa a--", width: 2 * 1139 + 569 + 682 + 1139) == ["aa", "a--"])
  }

  @Test("Lines break after dashes and zero-width spaces", arguments: ["–", "—", "\u{2010}", "\u{200B}"])
  func dashes(dash: String) {
    #expect(lines("aaa" + dash + "aaa", width: 6000) == ["aaa" + dash, "aaa"])
  }

  @Test(
    "Lines do not break at a no-break space, hyphen or word joiner",
    arguments: ["\u{A0}", "\u{2011}", "\u{2060}", "\u{202F}"])
  func noBreak(glue: String) {
    #expect(lines("a a" + glue + "a", width: 1139 * 2 + 1300) == ["a", "a" + glue + "a"])
  }

  @Test("Lines break between ideographs")
  func ideographs() {
    #expect(lines("漢字漢字漢", width: 2 * 2048) == ["漢字", "漢字", "漢"])
  }

  @Test("Lines break between Latin words and ideographs")
  func mixed() {
    #expect(lines("aa漢aa", width: 2 * 1139 + 2048) == ["aa漢", "aa"])
    #expect(lines("aa漢aa", width: 2 * 1139) == ["aa", "漢", "aa"])
  }

  @Test("No line starts with closing punctuation or ends with opening punctuation")
  func punctuation() {
    #expect(lines("漢字。漢", width: 2 * 2048) == ["漢", "字。", "漢"])
    #expect(lines("漢「字」", width: 2 * 2048) == ["漢", "「字", "」"])
    #expect(lines("漢「字」", width: 3 * 2048) == ["漢", "「字」"])
    #expect(lines("カッカ", width: 2048) == ["カ", "ッ", "カ"])
    #expect(lines("字カッ", width: 2 * 2048) == ["字", "カッ"])
  }

  @Test("Lines break around emoji")
  func emoji() {
    #expect(lines("aa😀😀", width: 2560) == ["aa", "😀", "😀"])
  }

  @Test("A word wider than the line starts a line and breaks between characters")
  func longWord() {
    #expect(lines("a aaaaaa a", width: 3 * 1139) == ["a", "aaa", "aaa", "a"])
  }

  @Test("A grapheme cluster is never broken")
  func clusters() {
    #expect(lines("e\u{301}e\u{301}e\u{301}", width: 1139) == ["e\u{301}", "e\u{301}", "e\u{301}"])
    #expect(lines("👨‍👩‍👧‍👦👍🏽🇩🇪🇫🇷", width: 2560) == ["👨‍👩‍👧‍👦", "👍🏽", "🇩🇪", "🇫🇷"])
  }

  @Test("A character wider than the line stands alone on it")
  func narrow() {
    #expect(lines("aaa", width: 1) == ["a", "a", "a"])
    #expect(lines("a a", width: 1) == ["a", "a"])
  }

  @Test("Breaking anywhere fills lines with no regard to words")
  func anywhere() {
    #expect(lines("aaa aaa", width: 4 * 1139 + 569, mode: .characterWrap) == ["aaa a", "aa"])
  }

  @Test("Tabs are spaces and other control characters are left out")
  func controls() {
    #expect(lines("a\tb\u{7}\u{80}c", width: 9999) == ["a bc"])
  }
}
