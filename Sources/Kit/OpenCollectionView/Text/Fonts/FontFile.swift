/// A reader of font files: OpenType and TrueType.
enum FontFile {
  /// The kinds of files: TrueType outlines, PostScript outlines, and Apple's own mark.
  private static let marks: Set<UInt32> = [0x0001_0000, 0x4F54_544F, 0x7472_7565]
  /// The number that says that a name is that in PostScript.
  private static let postScript: UInt32 = 6
  private static let microsoft: UInt32 = 3

  /// The name in PostScript; nil for bytes that are no font, or that end too early.
  static func postScriptName(in data: Data) -> String? {
    let bytes = [UInt8](data)
    guard let mark = number(bytes, 0, 4), marks.contains(mark), let count = number(bytes, 4, 2) else { return nil }
    for index in 0..<Int(count) {
      let entry = 12 + index * 16
      // "name".
      guard number(bytes, entry, 4) == 0x6E61_6D65, let offset = number(bytes, entry + 8, 4) else { continue }
      return name(bytes, table: Int(offset))
    }
    return nil
  }

  private static func name(_ bytes: [UInt8], table: Int) -> String? {
    guard let count = number(bytes, table + 2, 2), let texts = number(bytes, table + 4, 2) else { return nil }
    for index in 0..<Int(count) {
      let entry = table + 6 + index * 12
      guard number(bytes, entry + 6, 2) == postScript, let platform = number(bytes, entry, 2),
        let length = number(bytes, entry + 8, 2), let offset = number(bytes, entry + 10, 2)
      else { continue }
      let start = table + Int(texts) + Int(offset)
      let end = start + Int(length)
      guard end <= bytes.count else { return nil }
      // Names of that platform and of Unicode's have two bytes a letter; a name in PostScript is ASCII.
      let isWide = platform == microsoft || platform == 0
      return String(decoding: bytes[start..<end].filter { !isWide || $0 != 0 }, as: UTF8.self)
    }
    return nil
  }

  private static func number(_ bytes: [UInt8], _ offset: Int, _ length: Int) -> UInt32? {
    guard offset >= 0, offset + length <= bytes.count else { return nil }
    return bytes[offset..<offset + length].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
