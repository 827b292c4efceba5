/// The meaning of a cluster for the breaking of lines: the part of Unicode's line breaking (UAX 14) that labels need.
struct BreakTraits: OptionSet {
  let rawValue: UInt16

  /// Hangs at the end of a line; lines break after it.
  static let space = BreakTraits(rawValue: 1 << 0)
  /// Ends the line.
  static let lineEnd = BreakTraits(rawValue: 1 << 1)
  /// Lines break before and after it: ideographs, kana, Hangul, emoji.
  static let wide = BreakTraits(rawValue: 1 << 2)
  /// No break before it: closing punctuation, small kana, no-break space.
  static let joinsPrevious = BreakTraits(rawValue: 1 << 3)
  /// No break after it: opening punctuation, no-break space.
  static let joinsNext = BreakTraits(rawValue: 1 << 4)
  /// Lines break after it: dashes, zero-width space.
  static let breaksAfter = BreakTraits(rawValue: 1 << 5)
  /// Lines break after it within a word, not before a digit: the ASCII hyphen, which is also a minus sign.
  static let hyphen = BreakTraits(rawValue: 1 << 6)
  /// A digit.
  static let digit = BreakTraits(rawValue: 1 << 7)
  /// The soft hyphen: lines break after it, and show a hyphen where they do.
  static let softHyphen = BreakTraits(rawValue: 1 << 8)
  /// A syllable of Hangul, around which lines break unless Korean words are kept together.
  static let hangul = BreakTraits(rawValue: 1 << 9)

  // Asked for of each character. Those of the standard library go through generic code in a debug build.
  func contains(_ member: BreakTraits) -> Bool { rawValue & member.rawValue == member.rawValue }
  func isDisjoint(with other: BreakTraits) -> Bool { rawValue & other.rawValue == 0 }

  private static let spaceOrEnd = BreakTraits(rawValue: space.rawValue | lineEnd.rawValue)

  /// Tells whether a line may break between two clusters. `beforePrevious` stands before them, nil at a line's start.
  static func allowBreak(beforePrevious: BreakTraits?, previous: BreakTraits, next: BreakTraits) -> Bool {
    if !next.isDisjoint(with: spaceOrEnd) { return false }
    if previous.contains(.space) { return !next.contains(.joinsPrevious) || !next.contains(.joinsNext) }
    if next.contains(.joinsPrevious) || previous.contains(.joinsNext) { return false }
    if previous.contains(.hyphen) {
      guard let beforePrevious, !beforePrevious.contains(.space) else { return false }
      return !next.contains(.digit)
    }
    return previous.contains(.breaksAfter) || previous.contains(.wide) || next.contains(.wide)
  }

  /// The traits of an ASCII character.
  static func traits(ofASCII byte: UInt8) -> BreakTraits {
    switch byte {
    case UInt8(ascii: " "), 0x09: .space
    case 0x0A...0x0D: .lineEnd
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "-"): [.hyphen, .joinsPrevious]
    case UInt8(ascii: "!"), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"),
      UInt8(ascii: ";"), UInt8(ascii: "?"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "%"):
      .joinsPrevious
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .joinsNext
    default: []
    }
  }

  /// The traits of a cluster by its first code point.
  static func traits(of point: UInt32) -> BreakTraits {
    switch point {
    case 0..<0x80: return traits(ofASCII: UInt8(point))
    case 0x85, 0x2028, 0x2029: return .lineEnd
    case 0xAD: return [.breaksAfter, .joinsPrevious, .softHyphen]
    case 0xA0, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF: return [.joinsPrevious, .joinsNext]
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return .space
    case 0x200B: return .breaksAfter
    case 0x2010, 0x2012...0x2014: return [.breaksAfter, .joinsPrevious]
    case 0x00BB, 0x2019, 0x201D, 0x203A, 0x2026: return .joinsPrevious
    case 0x00AB, 0x2018, 0x201C, 0x2039: return .joinsNext
    default: break
    }
    guard point >= 0x1100 else { return [] }
    if WideScripts.isWide(point) || WideScripts.isHalfWidth(point) {
      if isWideOpening(point) { return [.wide, .joinsNext] }
      if isWideClosing(point) { return [.wide, .joinsPrevious] }
      return (0xAC00...0xD7A3).contains(point) || (0x1100...0x115F).contains(point) ? [.wide, .hangul] : .wide
    }
    return Unicode.Scalar(point)?.properties.isEmojiPresentation == true ? .wide : []
  }

  /// 〈《「『【〔〖〘〚〝 and the full-width and half-width brackets.
  private static func isWideOpening(_ point: UInt32) -> Bool {
    switch point {
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D, 0xFF08, 0xFF3B, 0xFF5B,
      0xFF5F, 0xFF62:
      true
    default: false
    }
  }

  /// Closing brackets, commas and stops, marks of iteration and length, and the small kana.
  private static func isWideClosing(_ point: UInt32) -> Bool {
    switch point {
    case 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B, 0x301C,
      0x301E, 0x301F, 0x303B, 0x309B...0x309E, 0x30A0, 0x30FB...0x30FE, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A,
      0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF60, 0xFF61, 0xFF63...0xFF65, 0xFF67...0xFF70:
      true
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095, 0x3096: true
    case 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6: true
    case 0x31F0...0x31FF: true
    default: false
    }
  }
}
