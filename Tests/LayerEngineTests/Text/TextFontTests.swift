import LayerEngine
import Testing

struct TextFontTests {
  @Test("Metrics are the font's numbers times the size over 2048, not rounded")
  func metrics() {
    let font = TextFont(size: 2048)
    #expect(font.ascender == 1854)
    #expect(font.descender == -434)
    #expect(font.lineHeight == 2288)
    #expect(font.capHeight == 1409)
    #expect(font.xHeight == 1082)
    #expect(font.leading == 67)
  }

  @Test("A line of 17 points is 18.9921875 points high")
  func body() {
    #expect(TextFont(size: 17).lineHeight == 18.992_187_5)
    #expect(TextFont(size: 17, weight: .bold, isItalic: true).lineHeight == 18.992_187_5)
  }

  @Test("The bold face draws the weights from semibold on")
  func bold() {
    #expect(
      FontWeight.allCases.map { FontFace(weight: $0).isBold } == [
        false, false, false, false, false, true, true, true, true,
      ])
  }

  @Test("Another size keeps the face")
  func withSize() {
    let font = TextFont(size: 12, weight: .heavy, isItalic: true)
    #expect(font.withSize(20) == TextFont(size: 20, weight: .heavy, isItalic: true))
  }

  @Test("A size of zero traps")
  func zero() async {
    await #expect(processExitsWith: .failure) { _ = TextFont(size: 0) }
  }

  @Test("A size that is not a number traps")
  func notANumber() async {
    await #expect(processExitsWith: .failure) { _ = TextFont(size: .nan) }
  }
}
