/// The meaning of a character for the direction of text: Unicode's Bidi_Class, in the names of UAX 9.
enum BidirectionalClass: UInt8, Sendable {
  /// Left to right, right to left, Arabic letter.
  case L, R, AL
  /// European number, its separator and terminator, Arabic number, common separator.
  case EN, ES, ET, AN, CS
  /// Nonspacing mark, boundary neutral.
  case NSM, BN
  /// Paragraph separator, segment separator, white space, other neutral.
  case B, S, WS, ON
  /// Embeddings and overrides, and their end.
  case LRE, LRO, RLE, RLO, PDF
  /// Isolates and their end.
  case LRI, RLI, FSI, PDI

  /// The class of a code point. Cost: a binary search among 700 runs above ASCII.
  init(_ point: UInt32) {
    if point < 0x80 {
      self = Self.ofASCII(UInt8(point))
      return
    }
    var low = 0
    var high = Self.runs.count / 2
    while low < high {
      let middle = (low + high) / 2
      if Self.runs[2 * middle + 1] < point { low = middle + 1 } else { high = middle }
    }
    guard 2 * low < Self.runs.count, Self.runs[2 * low] & 0xFF_FFFF <= point else {
      self = .L
      return
    }
    self = BidirectionalClass(rawValue: UInt8(Self.runs[2 * low] >> 24)) ?? .L
  }

  private static func ofASCII(_ byte: UInt8) -> BidirectionalClass {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): .L
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .EN
    case UInt8(ascii: "+"), UInt8(ascii: "-"): .ES
    case UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"): .ET
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"): .CS
    case 0x0A, 0x0D, 0x1C...0x1E: .B
    case 0x09, 0x0B, 0x1F: .S
    case 0x0C, 0x20: .WS
    case 0...0x1F, 0x7F: .BN
    default: .ON
    }
  }

  var isIsolateInitiator: Bool { self == .LRI || self == .RLI || self == .FSI }

  /// NI of the standard: neutrals and isolate formatting characters.
  var isNeutral: Bool {
    switch self {
    case .B, .S, .WS, .ON, .LRI, .RLI, .FSI, .PDI: true
    default: false
    }
  }

  /// Tells whether rule X9 takes the character out.
  var isRemoved: Bool {
    switch self {
    case .LRE, .LRO, .RLE, .RLO, .PDF, .BN: true
    default: false
    }
  }
}
