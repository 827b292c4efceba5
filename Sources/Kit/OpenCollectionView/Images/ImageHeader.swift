/// What the first bytes of an image file say: its type and its size in pixels.
///
/// Reads any bytes without trapping; what is no image, or too short to say, gives nil.
struct ImageHeader: Equatable {
  let mediaType: String
  let width: Int
  let height: Int

  init?(_ bytes: [UInt8]) {
    guard let header = Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes) ?? Self.webP(bytes),
      header.width > 0, header.height > 0
    else { return nil }
    self = header
  }

  private init(mediaType: String, width: Int, height: Int) {
    self.mediaType = mediaType
    self.width = width
    self.height = height
  }

  private static func png(_ bytes: [UInt8]) -> ImageHeader? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    return ImageHeader(
      mediaType: "image/png", width: bigEndian(bytes, 16, count: 4), height: bigEndian(bytes, 20, count: 4))
  }

  private static func gif(_ bytes: [UInt8]) -> ImageHeader? {
    guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
    return ImageHeader(
      mediaType: "image/gif", width: littleEndian(bytes, 6, count: 2), height: littleEndian(bytes, 8, count: 2))
  }

  /// Walks the segments up to the one that starts a frame.
  private static func jpeg(_ bytes: [UInt8]) -> ImageHeader? {
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    var index = 2
    while index + 9 < bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      // C4, C8 and CC are tables in the middle of the range of frame markers.
      if (0xC0...0xCF).contains(marker), marker != 0xC4, marker != 0xC8, marker != 0xCC {
        return ImageHeader(
          mediaType: "image/jpeg", width: bigEndian(bytes, index + 7, count: 2),
          height: bigEndian(bytes, index + 5, count: 2))
      }
      let isWithoutLength = marker == 0x01 || (0xD0...0xD8).contains(marker)
      let length = isWithoutLength ? 0 : bigEndian(bytes, index + 2, count: 2)
      guard isWithoutLength || length >= 2 else { return nil }
      index += 2 + length
    }
    return nil
  }

  private static func webP(_ bytes: [UInt8]) -> ImageHeader? {
    guard bytes.count >= 30, bytes.starts(with: Array("RIFF".utf8)), bytes[8..<12].elementsEqual(Array("WEBP".utf8))
    else { return nil }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ":
      return ImageHeader(
        mediaType: "image/webp", width: littleEndian(bytes, 26, count: 2) & 0x3FFF,
        height: littleEndian(bytes, 28, count: 2) & 0x3FFF)
    case "VP8L":
      let bits = littleEndian(bytes, 21, count: 4)
      return ImageHeader(mediaType: "image/webp", width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
    case "VP8X":
      return ImageHeader(
        mediaType: "image/webp", width: littleEndian(bytes, 24, count: 3) + 1,
        height: littleEndian(bytes, 27, count: 3) + 1)
    default: return nil
    }
  }

  private static func bigEndian(_ bytes: [UInt8], _ index: Int, count: Int) -> Int {
    bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func littleEndian(_ bytes: [UInt8], _ index: Int, count: Int) -> Int {
    bytes[index..<index + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
