/// Writes PNG files whose pixels are stored without compression (RFC 2083, RFC 1950, RFC 1951).
///
/// Such a file is a little larger than its pixels: it is for handing them to a host, not for keeping.
enum PNGEncoder {
  /// The file of pixels of four bytes: red, green, blue and opacity, not premultiplied, row by row.
  static func encode(_ pixels: [UInt8], width: Int, height: Int) -> [UInt8] {
    precondition(
      width > 0 && height > 0 && pixels.count == width * height * 4,
      "A picture of \(width) by \(height) pixels has four bytes for each, not \(pixels.count) in all.")
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file.reserveCapacity(pixels.count + height + pixels.count / 10_000 + 128)
    // 8 bits a component, colour type 6 (with opacity), and the only methods that there are.
    append("IHDR", to: &file) { $0 += bigEndian(width) + bigEndian(height) + [8, 6, 0, 0, 0] }
    append("IDAT", to: &file) { appendStored(pixels, rowLength: width * 4, to: &$0) }
    append("IEND", to: &file) { _ in }
    return file
  }

  private static func append(_ type: String, to file: inout [UInt8], write: (inout [UInt8]) -> Void) {
    let start = file.count
    file += [0, 0, 0, 0]
    file += type.utf8
    write(&file)
    file.replaceSubrange(start..<start + 4, with: bigEndian(file.count - start - 8))
    file += bigEndian(Int(checksum(file[(start + 4)...])))
  }

  /// A zlib stream of stored blocks: each row begins with its filter, 0 for none.
  private static func appendStored(_ pixels: [UInt8], rowLength: Int, to file: inout [UInt8]) {
    file += [0x78, 0x01]
    var first: UInt32 = 1
    var second: UInt32 = 0
    let longestBlock = 65_535
    var rest = pixels.count + pixels.count / rowLength
    var room = 0
    func openBlock(_ file: inout [UInt8]) {
      room = min(rest, longestBlock)
      rest -= room
      let length = [UInt8(room & 255), UInt8(room >> 8)]
      file.append(rest == 0 ? 1 : 0)
      file += length
      file += length.map { ~$0 }
    }
    func append(_ byte: UInt8, _ file: inout [UInt8]) {
      if room == 0 { openBlock(&file) }
      file.append(byte)
      room -= 1
      // Adler-32; both sums stay below 65,521.
      first += UInt32(byte)
      if first >= 65_521 { first -= 65_521 }
      second += first
      if second >= 65_521 { second -= 65_521 }
    }
    for row in stride(from: 0, to: pixels.count, by: rowLength) {
      append(0, &file)
      for index in row..<row + rowLength { append(pixels[index], &file) }
    }
    file += bigEndian(Int(second << 16 | first))
  }

  private static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 255)] ^ sum >> 8 }
    return ~sum
  }

  /// CRC-32, polynomial 0xEDB88320.
  private static let table: [UInt32] = (0..<256).map { (index: UInt32) in
    (0..<8).reduce(index) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }
}
