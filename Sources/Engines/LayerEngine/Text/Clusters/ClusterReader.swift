/// Reads a text cluster by cluster, forwards from any cluster's start.
///
/// Where a code point and its neighbour belong to no rule of grapheme breaking, the code point is a cluster, read from
/// the bytes at no cost but a look-up. Everything else goes through `String`.
struct ClusterReader {
  private let text: String
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The table in which the advances are looked up; may be changed between two clusters.
  var widths: FontWidthTable {
    didSet { found.offset = -1 }
  }
  /// The last cluster that `String` found, with its UTF-8 offset and the index behind it. Going on from there, or
  /// reading it again at the start of the next line, spares `String` looking back, which is linear in a row of flags.
  private var found: (offset: Int, cluster: TextCluster, index: String.Index)

  /// `bytes` are the UTF-8 of `text`, which is contiguous.
  init(text: String, bytes: UnsafeBufferPointer<UInt8>, widths: FontWidthTable) {
    self.text = text
    self.bytes = bytes
    self.widths = widths
    found = (-1, TextCluster(end: 0, advance: 0, traits: []), text.startIndex)
  }

  /// The cluster that starts at a UTF-8 offset below the number of bytes.
  mutating func cluster(at offset: Int) -> TextCluster {
    let byte = bytes[offset]
    let next = offset + 1
    if byte < 0x80 {
      if next == bytes.count || bytes[next] < 0x80 || Self.isSimple(scalar(at: next).value) {
        return asciiCluster(byte, at: offset)
      }
      return composedCluster(at: offset)
    }
    let scalar = scalar(at: offset)
    let end = offset + UTF8.width(scalar)
    guard Self.isSimple(scalar.value), end == bytes.count || Self.isSimple(self.scalar(at: end).value) else {
      return composedCluster(at: offset)
    }
    return TextCluster(
      end: end,
      advance: ScalarAdvance.advance(of: scalar, in: widths),
      traits: BreakTraits.traits(of: scalar.value)
    )
  }

  private func asciiCluster(_ byte: UInt8, at offset: Int) -> TextCluster {
    if byte >= 0x20, byte < 0x7F {
      return TextCluster(
        end: offset + 1,
        advance: widths.advance(ofPrintable: byte),
        traits: BreakTraits.traits(ofASCII: byte)
      )
    }
    let isPair = byte == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
    return TextCluster(
      end: offset + (isPair ? 2 : 1),
      advance: byte == 0x09 ? widths.advance(ofPrintable: 0x20) : 0,
      traits: BreakTraits.traits(ofASCII: byte)
    )
  }

  private mutating func composedCluster(at offset: Int) -> TextCluster {
    if offset == found.offset { return found.cluster }
    let isNext = offset == found.cluster.end
    let start = isNext ? found.index : text.utf8.index(text.startIndex, offsetBy: offset)
    let end = text.index(after: start)
    let scalars = text.unicodeScalars[start..<end]
    let first = scalars[start]
    let isEmoji = Self.isEmoji(scalars, first: first)
    let cluster = TextCluster(
      end: text.utf8.distance(from: text.startIndex, to: end),
      advance: isEmoji ? ScalarAdvance.emoji : advance(of: scalars),
      traits: isEmoji ? .wide : BreakTraits.traits(of: first.value)
    )
    found = (offset, cluster, end)
    return cluster
  }

  /// The advance of a letter with marks: that of its first part in NFC that has any.
  private func advance(of scalars: Substring.UnicodeScalarView) -> Int {
    // The marks of the compositions, U+0300...U+0345.
    if scalars.contains(where: { (0x300...0x345).contains($0.value) }),
      let first = Unicode.Scalar(CanonicalComposition.first(of: scalars))
    {
      let advance = ScalarAdvance.advance(of: first, in: widths)
      if advance > 0 { return advance }
    }
    for scalar in scalars {
      let advance = ScalarAdvance.advance(of: scalar, in: widths)
      if advance > 0 { return advance }
    }
    return 0
  }

  /// Tells whether a cluster is drawn as one emoji: by its nature, a variation selector, a keycap or a sequence of
  /// emoji.
  private static func isEmoji(_ scalars: Substring.UnicodeScalarView, first: Unicode.Scalar) -> Bool {
    let properties = first.properties
    guard properties.isEmoji else { return false }
    var isEmoji = properties.isEmojiPresentation
    for scalar in scalars.dropFirst() {
      switch scalar.value {
      case 0xFE0E: return false
      case 0xFE0F, 0x20E3: isEmoji = true
      case 0x1_F000...: isEmoji = true
      default: break
      }
    }
    return isEmoji
  }

  /// Tells whether a code point makes a boundary with every other simple one: nothing that extends, joins or pairs.
  private static func isSimple(_ point: UInt32) -> Bool {
    if point < 0x300 { return true }
    switch point {
    case 0x370...0x482, 0x48A...0x52F, 0x1E00...0x1FFF, 0x2000...0x200B, 0x2010...0x2027, 0x202F...0x205F,
      0x20A0...0x20CF, 0x2100...0x2BFF, 0x3000...0x3029, 0x3030...0x3098, 0x309B...0xA4CF, 0xAC00...0xD7A3,
      0xF900...0xFB06, 0xFF01...0xFF9D, 0x1_F600...0x1_F64F, 0x2_0000...0x3_FFFD:
      return true
    default:
      return false
    }
  }

  /// The code point at an offset where one starts. The bytes are a string's, so they are well formed.
  private func scalar(at offset: Int) -> Unicode.Scalar {
    let lead = UInt32(bytes[offset])
    if lead < 0x80 { return Unicode.Scalar(UInt8(lead)) }
    func tail(_ index: Int) -> UInt32 { UInt32(bytes[offset + index]) & 0x3F }
    let point: UInt32
    if lead < 0xE0 {
      point = (lead & 0x1F) << 6 | tail(1)
    } else if lead < 0xF0 {
      point = (lead & 0x0F) << 12 | tail(1) << 6 | tail(2)
    } else {
      point = (lead & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3)
    }
    return Unicode.Scalar(point) ?? "\u{FFFD}"
  }
}

/// One grapheme cluster of a text: the smallest piece that lines are made of.
struct TextCluster {
  /// The UTF-8 offset of the next cluster.
  var end: Int
  /// In font units.
  var advance: Int
  var traits: BreakTraits
}
