/// The blocks of the scripts whose characters fill a square (East Asian Width W and F), by whole blocks.
enum WideScripts {
  /// Tells whether a code point is as wide as the em and lines break around it: Chinese, Japanese, Korean, Yi, Tangut.
  static func isWide(_ point: UInt32) -> Bool {
    guard point >= 0x1100 else { return false }
    switch point {
    case 0x1100...0x115F, 0x2329...0x232A,  // leading consonants of Hangul, the old angle brackets
      0x2E80...0x3029, 0x3030...0x303E, 0x3041...0x3096, 0x309B...0x31FF,  // radicals, punctuation, kana, Bopomofo
      0x3200...0x4DBF, 0x4E00...0xA4CF,  // enclosed letters, ideographs, Yi
      0xA960...0xA97F, 0xAC00...0xD7A3,  // Hangul
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,  // compatibility ideographs and forms
      0xFF01...0xFF60, 0xFFE0...0xFFE6,  // full-width forms
      0x1_6FE0...0x1_8DFF, 0x1_AFF0...0x1_B2FF,  // Tangut, Khitan, kana supplements
      0x2_0000...0x3_FFFD:  // ideographs of the supplementary planes
      return true
    default:
      return false
    }
  }

  /// Tells whether a code point is a half-width form of a wide script.
  static func isHalfWidth(_ point: UInt32) -> Bool {
    (0xFF61...0xFFDC).contains(point) || (0xFFE8...0xFFEE).contains(point)
  }
}
