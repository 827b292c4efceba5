/// Unicode's paired brackets (BidiBrackets.txt).
enum BidirectionalBrackets {
  /// The partner of a bracket, and whether the bracket opens the pair; nil for what is no bracket.
  ///
  /// Canonical equivalents, U+2329 and U+3008, count as one: the partner is told in its canonical form, and
  /// ``canonical(_:)`` gives that of the bracket itself.
  static func pair(of point: UInt32) -> (partner: UInt32, opens: Bool)? {
    switch point {
    case 0x28: return (0x29, true)
    case 0x29: return (0x28, false)
    case 0x5B: return (0x5D, true)
    case 0x5D: return (0x5B, false)
    case 0x7B: return (0x7D, true)
    case 0x7D: return (0x7B, false)
    case 0..<0xF3A: return nil
    case 0x2329: return (0x3009, true)
    case 0x232A: return (0x3008, false)
    // These four cross.
    case 0x298D: return (0x2990, true)
    case 0x2990: return (0x298D, false)
    case 0x298F: return (0x298E, true)
    case 0x298E: return (0x298F, false)
    // A full-width backslash stands between these.
    case 0xFF3B, 0xFF5B: return (point + 2, true)
    case 0xFF3D, 0xFF5D: return (point - 2, false)
    // Pairs of neighbours that open with an odd number.
    case 0x169B, 0x169C, 0x2045, 0x2046, 0x207D, 0x207E, 0x208D, 0x208E, 0x27C5, 0x27C6, 0x2983...0x2998,
      0x2E55...0x2E5C, 0xFE59...0xFE5E, 0xFF5F, 0xFF60:
      return point % 2 == 1 ? (point + 1, true) : (point - 1, false)
    // Pairs of neighbours that open with an even number.
    case 0xF3A...0xF3D, 0x2308...0x230B, 0x2768...0x2775, 0x27E6...0x27EF, 0x29D8...0x29DB, 0x29FC, 0x29FD,
      0x2E22...0x2E29, 0x3008...0x3011, 0x3014...0x301B, 0xFF08, 0xFF09, 0xFF62, 0xFF63:
      return point % 2 == 0 ? (point + 1, true) : (point - 1, false)
    default: return nil
    }
  }

  /// The canonical form of a bracket.
  static func canonical(_ point: UInt32) -> UInt32 {
    switch point {
    case 0x2329: 0x3008
    case 0x232A: 0x3009
    default: point
    }
  }
}
