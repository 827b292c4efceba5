import Foundation
import Testing

@testable import LayerEngine

/// At 20.48 points a font unit is a hundredth of a point: "a" is 11.39 wide, a space 5.69, a line 22.88 high.
struct StyledTextTests {
  private let red = LayerColor(red: 1, green: 0, blue: 0)
  private let small = TextStyle(font: TextFont(size: 20.48))
  private let large = TextStyle(font: TextFont(size: 40.96))

  private func set(
    _ text: StyledText, width: CGFloat = .infinity, height: CGFloat = .infinity, lines: Int = 0,
    mode: LineBreakMode? = nil
  ) -> TypesetStyledText {
    TypesetStyledText(
      StyledTypesettingRequest(text: text, width: width, height: height, maximumLines: lines, lineBreakMode: mode))
  }

  private func text(
    _ parts: [(String, TextStyle)], _ change: (inout TextParagraphStyle) -> Void = { _ in }
  ) -> StyledText {
    var paragraph = TextParagraphStyle()
    change(&paragraph)
    var text = StyledText()
    for (part, style) in parts { text.append(part, style: style, paragraphStyle: paragraph) }
    return text
  }

  private func strings(_ text: TypesetStyledText) -> [[String]] { text.lines.map { $0.runs.map(\.string) } }

  private func close(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 1e-6 }

  // MARK: Runs

  @Test func `Text of one style is set as plain text is`() {
    let words = "The quick brown fox, it jumps – over 日本語のテキスト and 👍🏽 more\n\nend"
    for width in [60.0, 120, 333] as [CGFloat] {
      let plain = TypesetText.typeset(words, font: small.font, width: width, lineBreakMode: .wordWrap)
      let styled = set(StyledText(words, style: small), width: width)
      #expect(styled.lines.map { $0.runs.map(\.string).joined() } == plain.lines.map(\.string))
      #expect(
        zip(styled.lines, plain.lines).allSatisfy { close($0.baseline, $1.baseline) && close($0.width, $1.width) })
      #expect(close(styled.height, plain.height) && close(styled.width, plain.width))
    }
  }

  @Test(arguments: [LineBreakMode.truncateTail, .truncateHead, .truncateMiddle, .wordWrap, .clip, .characterWrap])
  func `Text of one style is cut as plain text is`(mode: LineBreakMode) {
    let words = "The quick brown fox jumps over the lazy dog"
    for lines in 1...3 {
      let plain = TypesetText.typeset(
        words, font: small.font, width: 150, maximumLines: lines, lineBreakMode: mode)
      let styled = set(StyledText(words, style: small), width: 150, lines: lines, mode: mode)
      #expect(styled.lines.map { $0.runs.map(\.string).joined() } == plain.lines.map(\.string))
      #expect(styled.isTruncated == plain.isTruncated)
    }
  }

  @Test func `Styles follow each other on the line, on one baseline`() {
    var colored = small
    colored.color = red
    let set = set(text([("aa", small), ("a", large), ("a", colored)]))
    let runs = set.lines[0].runs
    #expect(runs.map(\.string) == ["aa", "a", "a"])
    #expect(runs.map(\.origin.x).elementsEqual([0, 22.78, 45.56], by: close))
    #expect(Set(runs.map(\.origin.y)).count == 1)
    #expect(runs.map(\.color) == [.black, .black, red])
    #expect(close(set.height, 45.76) && close(set.firstBaseline, large.font.ascender))
  }

  @Test func `Words of several styles break as one`() {
    #expect(
      strings(set(text([("aa a", small), ("aa", large), (" a", small)]), width: 70)) == [["aa"], ["a", "aa"], ["a"]])
  }

  @Test func `A base and its mark are one cluster whatever their styles`() {
    let set = set(text([("e", small), ("\u{301}x", large)]))
    #expect(set.lines[0].runs.map(\.string) == ["e\u{301}", "x"])
  }

  @Test func `Letter spacing, offsets and lines reach the runs`() {
    var style = small
    style.letterSpacing = 2
    style.baselineOffset = 5
    style.underline = TextStroke(pattern: .double, color: red)
    style.strikethrough = TextStroke(isThick: true)
    style.backgroundColor = red
    let set = set(text([("aa", small), ("aa", style)]))
    let run = set.lines[0].runs[1]
    #expect(close(run.width, 26.78))
    #expect(close(run.origin.y, set.lines[0].baseline - 5))
    #expect(run.decoration?.letterSpacing == 2)
    #expect(run.decoration?.underline?.pattern == .double && run.decoration?.underline?.color == red)
    #expect(run.decoration?.strikethrough?.thickness == 2.56)
    #expect(set.lines[0].runs[0].decoration == nil)
    // Raised letters need a higher line, and the colour behind them is as high as the line.
    #expect(close(set.height, 27.88))
    let background = run.decoration?.background
    #expect(close((background?.ascent ?? 0) + (background?.descent ?? 0), 27.88))
  }

  // MARK: Paragraphs

  @Test func `Heights are multiplied, bounded, and grow above the letters`() {
    func line(_ change: (inout TextParagraphStyle) -> Void) -> TypesetStyledText {
      set(text([("a", small)], change))
    }
    #expect(close(line { $0.lineHeightMultiple = 2 }.height, 45.76))
    #expect(close(line { $0.lineHeightMultiple = 2 }.firstBaseline, 41.42))
    #expect(close(line { $0.minimumLineHeight = 30 }.height, 30))
    #expect(close(line { $0.maximumLineHeight = 20 }.height, 20))
  }

  @Test func `Distances lie between lines and between paragraphs, not around the text`() {
    let set = set(
      text([("a\na", small)]) {
        $0.lineSpacing = 3
        $0.paragraphSpacing = 5
        $0.paragraphSpacingBefore = 7
      })
    #expect(set.lines.map(\.top).elementsEqual([0, 37.88], by: close))
    #expect(close(set.height, 60.76))
  }

  @Test func `Indents move lines and narrow them`() {
    let set = set(
      text([("aaa aaa aaa", small)]) {
        $0.firstLineHeadIndent = 20
        $0.headIndent = 10
        $0.tailIndent = -5
      }, width: 65)
    #expect(strings(set) == [["aaa"], ["aaa"], ["aaa"]])
    #expect(set.lines.map(\.x) == [20, 10, 10])
    let wide = self.set(text([("aaa aaa", small)]) { $0.tailIndent = 50 }, width: 500)
    #expect(strings(wide) == [["aaa"], ["aaa"]])
  }

  @Test func `Justified lines reach the end, the last one of a paragraph does not`() {
    let set = set(text([("aa aa aa aa", small)]) { $0.alignment = .justified }, width: 90)
    #expect(strings(set) == [["aa aa aa"], ["aa"]])
    #expect(close(set.lines[0].width, 90))
    let extra = (90 - 6 * 11.39 - 2 * 5.69) / 2
    #expect(close(set.lines[0].runs[0].decoration?.wordSpacing ?? 0, extra))
    #expect(set.lines[1].runs[0].decoration == nil)
  }

  @Test func `Text goes on at tab stops, and every 28 points behind the last`() {
    let set = set(
      text([("a\ta\ta\ta", small)]) {
        $0.tabStops = [TextTabStop(location: 40), TextTabStop(location: 100, alignment: .right)]
      })
    #expect(set.lines[0].runs.map(\.string) == ["a", "a", "a", "a"])
    #expect(set.lines[0].runs.map(\.origin.x).elementsEqual([0, 40, 88.61, 112], by: close))
  }

  @Test func `Each paragraph has its own style`() {
    var right = TextParagraphStyle()
    right.alignment = .right
    var text = StyledText("a\n", style: small)
    text.append("a", style: small, paragraphStyle: right)
    let set = set(text, width: 100)
    #expect(set.lines.map(\.x).elementsEqual([0, 88.61], by: close))
  }

  @Test func `A blank line is as high as its font`() {
    #expect(close(set(text([("a\n", small), ("\n", large), ("a", small)])).height, 91.52))
  }

  // MARK: The last line

  @Test func `The sign of omission has the style of what it follows`() {
    var colored = small
    colored.color = red
    let set = set(text([("aa", small), ("aaaaaaaa", colored)]), width: 80, lines: 1, mode: .truncateTail)
    #expect(strings(set) == [["aa", "aaa…"]])
    #expect(set.lines[0].runs[1].color == red)
    #expect(set.isTruncated)
  }

  @Test func `Lines of other heights count by what they take`() {
    let two = text([("a\n", large), ("a\na", small)])
    #expect(strings(set(two, height: 45.76)) == [["a"]])
    #expect(strings(set(two, height: 68.64)) == [["a"], ["a"]])
    #expect(strings(set(two, height: 1, mode: .truncateTail)) == [["a…"]])
  }

  // MARK: Directions

  @Test func `Runs of both directions stand in visual order`() {
    var colored = small
    colored.color = red
    let set = set(text([("ab ", small), ("שלום ", colored), ("עולם", small), (" cd", colored)]))
    #expect(set.lines[0].runs.map(\.string) == ["ab ", "עולם", "שלום ", " cd"])
    #expect(set.lines[0].runs.map(\.direction) == [.leftToRight, .rightToLeft, .rightToLeft, .leftToRight])
    #expect(set.lines[0].runs.map(\.origin.x) == set.lines[0].runs.map(\.origin.x).sorted())
  }

  @Test func `A line of one style is one run in the paragraph's direction`() {
    let set = set(text([("שלום abc 12", small)]), width: 300)
    #expect(set.lines[0].runs.map(\.string) == ["שלום abc 12"])
    #expect(set.lines[0].runs[0].direction == .rightToLeft)
    #expect(close(set.lines[0].x + set.lines[0].width, 300))
  }

  @Test func `Embeddings turn text round`() {
    var turned = small
    turned.embeddings = [TextEmbedding(direction: .rightToLeft, overrides: true)]
    turned.color = red
    let set = set(text([("a", small), ("bc", turned), ("d", small)]))
    #expect(set.lines[0].runs.map(\.direction) == [.leftToRight, .rightToLeft, .leftToRight])
  }

  @Test func `Arabic letters join across a change of colour`() {
    var colored = small
    colored.color = red
    let set = set(text([("مر", small), ("حبا", colored)]))
    #expect(Set(set.lines[0].runs.map(\.string)) == ["مر\u{200D}", "\u{200D}حبا"])
  }

  // MARK: Edges

  @Test func `Nothing, no width and numbers that are none are harmless`() {
    #expect(set(StyledText()).lines.isEmpty)
    #expect(set(StyledText("a", style: small), width: 0).isTruncated)
    #expect(set(StyledText("a", style: small), width: .nan).lines.isEmpty)
    let set = set(
      text([("aa aa", small)]) {
        $0.lineSpacing = .nan
        $0.headIndent = .infinity
        $0.tailIndent = -.infinity
      }, width: 5)
    #expect(set.lines.count == 4)
    #expect(set.height.isFinite)
  }
}
