#if SystemLibraries
/// A script that the fonts lack in which text is measured, and the files that have it, in the order in which they are tried.
struct FontScript: Sendable {
  let name: String
  let files: [String]
  let isBold: Bool

  /// The script of a character; nil for one that any font may have.
  init?(of scalar: Unicode.Scalar, isBold: Bool) {
    guard let found = Self.blocks.first(where: { $0.range.contains(scalar.value) }) else { return nil }
    name = found.name
    self.isBold = isBold
    let style = isBold ? "Bold" : "Regular"
    switch name {
    case "CJK": files = ["NotoSansCJK-\(style).ttc"]
    case "emoji": files = ["NotoColorEmoji.ttf"]
    case "symbols": files = [isBold ? "DejaVuSans-Bold.ttf" : "DejaVuSans.ttf"]
    case "Arabic", "Hebrew", "Georgian", "Armenian":
      files = ["NotoSans\(name)-\(style).ttf", isBold ? "DejaVuSans-Bold.ttf" : "DejaVuSans.ttf"]
    case "Tibetan": files = ["NotoSerifTibetan-\(style).ttf"]
    default: files = ["NotoSans\(name)-\(style).ttf"]
    }
  }

  /// Blocks of Unicode by the names of Noto's files.
  private static let blocks: [(range: ClosedRange<UInt32>, name: String)] = [
    (0x530...0x58F, "Armenian"), (0x590...0x5FF, "Hebrew"), (0x600...0x6FF, "Arabic"), (0x700...0x74F, "Syriac"),
    (0x750...0x77F, "Arabic"), (0x780...0x7BF, "Thaana"), (0x7C0...0x7FF, "NKo"), (0x8A0...0x8FF, "Arabic"),
    (0x900...0x97F, "Devanagari"), (0x980...0x9FF, "Bengali"), (0xA00...0xA7F, "Gurmukhi"), (0xA80...0xAFF, "Gujarati"),
    (0xB00...0xB7F, "Oriya"), (0xB80...0xBFF, "Tamil"), (0xC00...0xC7F, "Telugu"), (0xC80...0xCFF, "Kannada"),
    (0xD00...0xD7F, "Malayalam"), (0xD80...0xDFF, "Sinhala"), (0xE00...0xE7F, "Thai"), (0xE80...0xEFF, "Lao"),
    (0xF00...0xFFF, "Tibetan"), (0x1000...0x109F, "Myanmar"), (0x10A0...0x10FF, "Georgian"),
    (0x1100...0x11FF, "CJK"), (0x1200...0x139F, "Ethiopic"), (0x13A0...0x13FF, "Cherokee"),
    (0x1780...0x17FF, "Khmer"), (0x1800...0x18AF, "Mongolian"), (0x2190...0x2BFF, "symbols"), (0x2E80...0x9FFF, "CJK"),
    (0xA8E0...0xA8FF, "Devanagari"), (0xAC00...0xD7FF, "CJK"), (0xF900...0xFAFF, "CJK"), (0xFB1D...0xFB4F, "Hebrew"),
    (0xFB50...0xFDFF, "Arabic"), (0xFE70...0xFEFF, "Arabic"), (0xFF00...0xFFEF, "CJK"),
    (0x1F000...0x1FAFF, "emoji"), (0x20000...0x323AF, "CJK"),
  ]
}
#endif
