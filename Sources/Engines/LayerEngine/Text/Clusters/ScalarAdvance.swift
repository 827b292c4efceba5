/// The advance of single code points in font units, with the policy for what the font does not have.
enum ScalarAdvance {
  /// 1.25 em, measured in Chromium: an emoji, whatever it is made of.
  static let emoji = 2560
  /// 1 em: a character of the wide scripts.
  static let wide = 2048
  /// 0.6 em, our choice: a character of which nothing is known.
  static let unknown = 1229

  /// The advance of a code point that stands alone.
  static func advance(of scalar: Unicode.Scalar, in widths: FontWidthTable) -> Int {
    let point = scalar.value
    // The font has a glyph for the soft hyphen that renderers do not show.
    if point == 0xAD { return 0 }
    // The font has nothing in the wide scripts, so they need not be looked for there.
    if point >= 0x2E80, WideScripts.isWide(point) { return wide }
    if let advance = widths.advance(of: point) { return advance }
    if point < 0xA0 { return point == 0x09 ? widths.advance(ofPrintable: 0x20) : 0 }
    if let advance = advanceOfLetter(of: point, in: widths) { return advance }
    if let advance = advanceOfSpace(point, in: widths) { return advance }
    if WideScripts.isWide(point) { return wide }
    if WideScripts.isHalfWidth(point) { return wide / 2 }
    let properties = scalar.properties
    if properties.isEmojiPresentation { return emoji }
    if properties.isDefaultIgnorableCodePoint { return 0 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
    default: return advanceOfOtherScript(point)
    }
  }

  /// The advance of a character that is in other fonts: 0.55 em for Hebrew and 0.42 em for Arabic, near the mean of
  /// letters of DejaVu Sans in Chromium.
  private static func advanceOfOtherScript(_ point: UInt32) -> Int {
    switch point {
    case 0x590...0x5FF, 0xFB1D...0xFB4F: 1126
    case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: 860
    default: unknown
    }
  }

  private static func advanceOfLetter(of point: UInt32, in widths: FontWidthTable) -> Int? {
    var point = point
    while let (first, _) = CanonicalComposition.decomposition(of: point) {
      if let advance = widths.advance(of: first) { return advance }
      point = first
    }
    return nil
  }

  /// The spaces that text engines make themselves: measured in Chromium, which has HarfBuzz make them.
  private static func advanceOfSpace(_ point: UInt32, in widths: FontWidthTable) -> Int? {
    switch point {
    case 0x2000, 0x2002: 1024
    case 0x2001, 0x2003: 2048
    case 0x2004: 683
    case 0x2005: 512
    case 0x2006: 341
    case 0x2007: widths.advance(ofPrintable: UInt8(ascii: "0"))
    case 0x2008: widths.advance(ofPrintable: UInt8(ascii: "."))
    case 0x2009: 410
    case 0x200A: 128
    // Half a space.
    case 0x202F: widths.advance(ofPrintable: 0x20) / 2
    // 4/18 em.
    case 0x205F: 455
    default: nil
    }
  }
}
