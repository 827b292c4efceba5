import Testing

@testable import LayerEngine

/// The rules of UAX 9 one by one. Capital letters stand for Hebrew ones, as in the standard; ٱ-letters are Arabic.
struct BidirectionalTextTests {
  private func scalars(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.map { scalar in
      guard ("A"..."Z").contains(scalar) else { return scalar }
      return Unicode.Scalar(scalar.value - 0x41 + 0x5D0) ?? scalar
    }
  }

  private func levels(_ text: String, base: TextDirection? = nil) -> String {
    BidirectionalText(scalars(text), baseDirection: base).levels.map(String.init).joined()
  }

  /// The text as it is seen, from the left to the right.
  private func shown(_ text: String, base: TextDirection? = nil) -> String {
    let found = BidirectionalText(scalars(text), baseDirection: base)
    let letters = Array(text.unicodeScalars)
    let order = BidirectionalText.visualOrder(found.lineLevels(0..<letters.count))
    return String(String.UnicodeScalarView(order.map { letters[$0] }))
  }

  private func visible(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !(0x2066...0x2069).contains($0.value) }))
  }

  @Test(arguments: [
    ("abc", TextDirection.leftToRight), ("ABC", .rightToLeft), ("12 ABC", .rightToLeft), ("12", .leftToRight),
    ("", .leftToRight), ("\u{2067}ABC\u{2069} a", .leftToRight), ("\u{2066}abc\u{2069} A", .rightToLeft),
  ])
  func `P2 and P3: the first letter outside of isolates decides`(text: String, direction: TextDirection) {
    #expect(BidirectionalText(scalars(text)).baseDirection == direction)
    #expect((BidirectionalText.firstStrongDirection(scalars(text)) ?? .leftToRight) == direction)
  }

  @Test(arguments: [
    ("car means CAR.", TextDirection.leftToRight, "00000000001110"), ("car MEANS CAR.", .rightToLeft, "22211111111111"),
    ("abc", .rightToLeft, "222"), ("ABC", .leftToRight, "111"),
  ])
  func `The examples of section 3.4 have their levels`(text: String, base: TextDirection, expected: String) {
    #expect(levels(text, base: base) == expected)
  }

  @Test func `The examples of section 3.4 are seen as they should be`() {
    #expect(shown("car means CAR.") == "car means RAC.")
    #expect(shown("car MEANS CAR.", base: .rightToLeft) == ".RAC SNAEM car")
    #expect(
      visible(shown("he said “\u{2067}car MEANS CAR\u{2069}.” “\u{2067}IT DOES\u{2069},” she agreed."))
        == "he said “RAC SNAEM car.” “SEOD TI,” she agreed.")
    #expect(
      visible(shown("DID YOU SAY ’\u{2066}he said “\u{2067}car MEANS CAR\u{2069}”\u{2069}‘?", base: .rightToLeft))
        == "?‘he said “RAC SNAEM car”’ YAS UOY DID")
  }

  @Test func `X2 to X7: embeddings raise the level, overrides change what characters are`() {
    #expect(levels("a\u{202B}b\u{202C}c") == "00220")
    #expect(levels("a\u{202E}b\u{202C}c") == "00110")
    #expect(levels("\u{202D}AB\u{202C}", base: .leftToRight) == "0222")
    #expect(levels("A\u{202A}b1\u{202C}C") == "112221")
  }

  @Test func `X6: what an isolate leaves open ends with it`() {
    #expect(levels("a\u{2066}\u{202E}b\u{2069}c") == "000300")
  }

  @Test func `X5 and X6: isolates are neutral outside, and end with what they hold`() {
    #expect(levels("a\u{2067}B\u{2069}c") == "00100")
    #expect(levels("A\u{2066}b\u{2069}C") == "11211")
    #expect(levels("a\u{2068}B1\u{2069}") == "00120")
    #expect(levels("A\u{2068}b1\u{2069}") == "11221")
    #expect(levels("a\u{2069}B") == "001")
  }

  @Test func `Levels deeper than 125 are not entered, and their ends count`() {
    let deep = String(repeating: "\u{202B}\u{202A}", count: 70)
    let found = levels("a" + deep + "b" + String(repeating: "\u{202C}", count: 140) + "c")
    #expect(found.hasPrefix("0") && found.hasSuffix("0"))
    let isolates = String(repeating: "\u{2067}", count: 200)
    #expect(levels("a" + isolates + "b" + String(repeating: "\u{2069}", count: 200) + "c").hasSuffix("0"))
  }

  @Test func `W1: marks are what they stand on`() {
    #expect(levels("A\u{5B0}\u{5B1}b", base: .leftToRight) == "1110")
    #expect(levels("\u{5B0}a", base: .rightToLeft) == "12")
    #expect(levels("a\u{2067}A\u{2069}\u{300}b") == "001000")
  }

  @Test func `W2 and W4: numbers are Arabic after Arabic letters, and join at fewer signs`() {
    // After Hebrew a plus between digits is part of the number, after Arabic it is not; a comma is in both.
    #expect(levels("A1+2") == "1222")
    #expect(levels("\u{627}1+2") == "1212")
    #expect(levels("\u{627}1,2") == "1222")
    #expect(levels("A1,,2") == "12112")
  }

  @Test func `W5 and W6: signs of currency and percent belong to numbers, others are neutral`() {
    #expect(levels("A$1%") == "1222")
    #expect(levels("A$,B") == "1111")
    #expect(levels("\u{627}$1") == "112")
  }

  @Test func `W7: numbers after Latin letters are read with them`() {
    #expect(levels("a 1", base: .rightToLeft) == "222")
    #expect(levels("A 1", base: .leftToRight) == "112")
  }

  @Test(arguments: [
    // The standard's own examples for the rule, and a bracket that is not closed.
    ("AB(CD[&ef]!)gh", TextDirection.rightToLeft, "11111112211122"),
    ("smith (fabrikam ARABIC) HEBREW", .rightToLeft, "222221122222222111111111111111"),
    ("ARABIC book(s)", .rightToLeft, "11111112222222"), ("a(B)c", .leftToRight, "00100"),
    ("A(b)C", .leftToRight, "10001"), ("a(B", .leftToRight, "001"), ("A[b", .rightToLeft, "112"),
  ])
  func `N0: brackets go together`(text: String, base: TextDirection, expected: String) {
    #expect(levels(text, base: base) == expected)
  }

  @Test func `N0 knows brackets that are equivalent, and marks on them`() {
    #expect(levels("a\u{2329}B\u{3009}c", base: .leftToRight) == "00100")
    #expect(levels("A(b\u{300})\u{300}", base: .rightToLeft) == "112211")
  }

  @Test func `N1 and N2: neutrals go with both sides, or with the embedding`() {
    #expect(levels("A-B", base: .leftToRight) == "111")
    #expect(levels("A-b", base: .leftToRight) == "100")
    #expect(levels("A 1 B", base: .leftToRight) == "11211")
  }

  @Test func `L1: spaces at a line's end and before tabs are the paragraph's`() {
    let text = BidirectionalText(scalars("A B  "), baseDirection: .leftToRight)
    #expect(text.lineLevels(0..<5) == [1, 1, 1, 0, 0])
    #expect(text.lineLevels(0..<2) == [1, 0])
    let tabs = BidirectionalText(scalars("a \tb"), baseDirection: .rightToLeft)
    #expect(tabs.lineLevels(0..<4) == [2, 1, 1, 2])
  }

  @Test func `L2: runs are turned round from the highest level down`() {
    #expect(BidirectionalText.visualOrder([0, 0, 1, 1, 0]) == [0, 1, 3, 2, 4])
    #expect(BidirectionalText.visualOrder([1, 2, 2, 1]) == [3, 1, 2, 0])
    #expect(BidirectionalText.visualOrder([]) == [])
    #expect(BidirectionalText.visualOrder([2, 2]) == [0, 1])
  }

  @Test(arguments: [
    (0x41 as UInt32, BidirectionalClass.L), (0x5D0, .R), (0x627, .AL), (0x31, .EN), (0x661, .AN), (0x2B, .ES),
    (0x24, .ET),
    (0x2C, .CS), (0x300, .NSM), (0xAD, .BN), (0x2029, .B), (0x09, .S), (0x20, .WS), (0x21, .ON), (0x200F, .R),
    (0x202E, .RLO), (0x2068, .FSI), (0x4E00, .L), (0x1F600, .ON), (0x1EEFF, .AL),
  ])
  func `Code points are of the class that Unicode says`(point: UInt32, expected: BidirectionalClass) {
    #expect(BidirectionalClass(point) == expected)
  }
}
