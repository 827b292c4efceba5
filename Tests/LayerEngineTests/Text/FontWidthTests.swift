import LayerEngine
import Testing

struct FontWidthTests {
  @Test("Widths agree with Chromium to 0.002 px", arguments: ChromiumWidths.rows)
  func chromium(row: ChromiumWidths.Row) {
    let font = TextFont(size: row.size, weight: row.weight, isItalic: row.isItalic)
    #expect(abs(font.width(of: row.string) - row.width) < 0.002, "\(row.string) at \(row.size)")
  }

  @Test("An empty string has no width")
  func empty() {
    #expect(TextFont(size: 17).width(of: "") == 0)
  }

  @Test("Widths grow in proportion to the size")
  func proportional() {
    #expect(TextFont(size: 2048).width(of: "Ab") == 1366 + 1139)
    #expect(TextFont(size: 1024).width(of: "Ab") == 683 + 569.5)
  }

  @Test("A semibold text is as wide as a bold one, a medium one as wide as a regular one")
  func weights() {
    #expect(FontFace(weight: .semibold).advance(of: "A") == 1479)
    #expect(FontFace(weight: .black).advance(of: "A") == 1479)
    #expect(FontFace(weight: .medium).advance(of: "A") == 1366)
    #expect(FontFace(weight: .ultraLight).advance(of: "A") == 1366)
  }

  @Test("Italic widths differ from upright ones in Greek and Cyrillic only")
  func italic() {
    #expect(FontFace(isItalic: true).advance(of: "Hamburg") == FontFace().advance(of: "Hamburg"))
    #expect(FontFace().advance(of: "ѓ") == 747)
    #expect(FontFace(isItalic: true).advance(of: "ѓ") == 774)
  }

  @Test(
    "Spellings that Unicode calls equivalent are equally wide",
    arguments: [
      ("é", "e\u{301}"), ("í", "i\u{301}"), ("ď", "d\u{30C}"), ("Ǻ", "A\u{30A}\u{301}"), ("Ǻ", "\u{212B}\u{301}"),
      ("\u{2126}", "Ω"), ("\u{387}", "·"), ("≠", "=\u{338}"), ("ế", "e\u{302}\u{301}"), ("ế", "ê\u{301}"),
      ("\u{1E2D}\u{301}", "i\u{301}\u{330}"), ("\u{1E2D}\u{301}", "í\u{330}"), ("i\u{327}\u{301}", "í\u{327}"),
      ("한", "\u{1112}\u{1161}\u{11AB}"), ("ᾧ", "ω\u{314}\u{342}\u{345}"), ("Й", "И\u{306}"), ("Ǡ", "A\u{307}\u{304}"),
    ])
  func equivalent(pair: (String, String)) {
    #expect(pair.0 == pair.1)
    for face in [FontFace(), FontFace(weight: .bold), FontFace(isItalic: true)] {
      #expect(face.advance(of: pair.0) == face.advance(of: pair.1))
    }
  }

  @Test("A letter that only lacks its marks in the font is as wide as the letter")
  func letters() {
    #expect(FontFace().advance(of: "ế") == 1139)
    #expect(FontFace().advance(of: "ᾧ") == FontFace().advance(of: "ω"))
  }

  @Test(
    "An emoji is 1.25 em whatever it is made of",
    arguments: [
      "😀", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "1\u{FE0F}\u{20E3}", "❤\u{FE0F}",
      "🏴󠁧󠁢󠁷󠁬󠁳󠁿", "☺\u{FE0F}", "❤\u{FE0F}‍🔥", "⌚",
    ])
  func emoji(emoji: String) {
    #expect(emoji.count == 1)
    #expect(FontFace().advance(of: emoji) == 2560)
    #expect(FontFace().advance(of: "a" + emoji + "b") == 1139 + 2560 + 1139)
    #expect(FontFace().advance(of: emoji + " " + emoji) == 2560 + 569 + 2560)
  }

  @Test("A symbol that has a text form is a character of the font, unless it is asked to be an emoji")
  func textSymbols() {
    #expect(FontFace().advance(of: "♥") == FontFace().advance(of: "♥\u{FE0E}"))
    #expect(FontFace().advance(of: "♥") != 2560)
    #expect(FontFace().advance(of: "©") == 1509)
    #expect(FontFace().advance(of: "12#") == 3 * 1139)
  }

  @Test("Wide scripts are 1 em, their half-width forms half an em")
  func wide() {
    #expect(FontFace().advance(of: "漢字かなカナ한글，　") == 10 * 2048)
    #expect(FontFace().advance(of: "ｱｲ") == 2 * 1024)
    #expect(FontFace().advance(of: "𠀀") == 2048)
  }

  @Test(
    "Marks, joiners, selectors and controls have no width",
    arguments: [
      "\u{301}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{2060}", "\u{FEFF}", "\u{FE0F}", "\u{AD}",
      "\u{20DD}", "\n", "\r\n", "\u{7}", "\u{7F}", "\u{85}", "\u{2028}", "\0",
    ])
  func zero(string: String) {
    #expect(FontFace().advance(of: string) == 0)
    #expect(FontFace().advance(of: "a" + string + "b") == 2 * 1139)
  }

  @Test("A tab is as wide as a space")
  func tab() {
    #expect(FontFace().advance(of: "\t") == 569)
  }

  @Test("What is in no table is 0.6 em, Hebrew and Arabic letters are narrower")
  func unknown() {
    #expect(FontFace().advance(of: "ש") == 1126)
    #expect(FontFace().advance(of: "ب") == 860)
    #expect(FontFace().advance(of: "ก") == 1229)
  }
}
