import LayerEngine
import Testing

/// At 2048 points a point is a font unit: a digit or "a" is 1139 wide, a space 569, "…" 2048.
private let font = TextFont(size: 2048)

struct TypesetTextTests {
  @Test("An empty string has no lines and no size")
  func empty() {
    let text = TypesetText.typeset("", font: font, width: 100)
    #expect(text == .empty)
    #expect(!text.isTruncated)
    #expect(text.firstBaseline == 0)
  }

  @Test(
    "A width that is zero, negative or NaN leaves no room for lines",
    arguments: [0, -1, Double.nan, -Double.infinity])
  func noRoom(width: Double) {
    let text = TypesetText.typeset("a", font: font, width: width)
    #expect(text.lines.isEmpty)
    #expect(text.width == 0)
    #expect(text.height == 0)
    #expect(text.isTruncated)
  }

  @Test("Baselines are one line height apart")
  func baselines() {
    let text = TypesetText.typeset("a\na\na", font: font)
    #expect(text.lines.map(\.baseline) == [1854, 4142, 6430])
    #expect(text.height == 3 * 2288)
    #expect(text.firstBaseline == 1854)
    #expect(text.lastBaseline == 6430)
  }

  @Test("Lines stand left, in the middle or right of the width")
  func alignment() {
    func x(_ alignment: TextAlignment) -> [Double] {
      TypesetText.typeset("a\naa", font: font, width: 3139, alignment: alignment).lines.map(\.x)
    }
    #expect(x(.left) == [0, 0])
    #expect(x(.center) == [1000, 430.5])
    #expect(x(.right) == [2000, 861])
  }

  @Test("Without a limit on the width, lines align within the widest one")
  func unlimited() {
    let text = TypesetText.typeset("a\naaa", font: font, alignment: .right)
    #expect(text.lines.map(\.x) == [2 * 1139, 0])
    #expect(text.width == 3 * 1139)
  }

  @Test("Hanging spaces do not move a line")
  func hanging() {
    #expect(TypesetText.typeset("a   ", font: font, width: 2139, alignment: .right).lines[0].x == 1000)
  }

  @Test("A text set again in exactly its own width keeps its lines, after rounding to 32 bits too")
  func ownWidth() {
    let font = TextFont(size: 17)
    for string in ["Hello, World!", "Zażółć gęślą jaźń", "office affluent fjord", "漢字 and 😀"] {
      let text = TypesetText.typeset(string, font: font, maximumLines: 1)
      for width in [text.width, Double(Float(text.width)), 1000.1 + text.width - 1000.1] {
        #expect(TypesetText.typeset(string, font: font, width: width, maximumLines: 1).lines == text.lines)
      }
    }
  }

  @Test("A line moves by a distance")
  func offset() {
    let line = TextLine(string: "a", x: 1, baseline: 2, width: 3).offsetBy(dx: 10, dy: 20)
    #expect(line == TextLine(string: "a", x: 11, baseline: 22, width: 3))
  }

  @Test("In seeded random texts every line holds and measures what it says, and no character is lost")
  func random() {
    var generator = SplitMix(state: 7)
    let pieces = [
      "a", "Wide", " ", "  ", "-", "漢", "。", "「", "😀", "🇩🇪", "é", "i\u{301}", "\u{A0}", "—", "Ж", "ก็", "\n", "(", ")",
    ]
    let font = TextFont(size: 16)
    for _ in 0..<2000 {
      let string = (0..<Int.random(in: 1...30, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }
        .joined()
      let width = Double.random(in: 21...200, using: &generator)
      for mode in LineBreakMode.allCases {
        let limit = Int.random(in: 0...4, using: &generator)
        let text = TypesetText.typeset(string, font: font, width: width, maximumLines: limit, lineBreakMode: mode)
        for line in text.lines {
          #expect(line.width == font.width(of: line.string))
          #expect(line.width <= width + 0.001 || mode == .clip)
          #expect(!line.string.hasSuffix(" "))
        }
        #expect(text.width <= width)
        #expect(limit == 0 || text.lines.count <= limit)
        if !text.isTruncated {
          let kept = text.lines.map(\.string).joined().filter { !" \n".contains($0) }
          #expect(kept == string.filter { !" \n".contains($0) })
        }
      }
    }
  }
}

/// SplitMix64, for texts that are the same in every run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
