/// Numbers in a file of a font, the highest byte first; whatever is asked for beyond its end is nil.
struct BigEndianBytes: Sendable {
  private let bytes: [UInt8]
  /// The place of the part, from its beginning to its end.
  let range: Range<Int>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    range = 0..<bytes.count
  }

  private init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }

  var count: Int { range.count }

  /// A part; nil where it does not lie inside.
  func part(from start: Int, count: Int) -> BigEndianBytes? {
    guard start >= 0, count >= 0, start <= self.count, count <= self.count - start else { return nil }
    return BigEndianBytes(bytes, range.lowerBound + start..<range.lowerBound + start + count)
  }

  func byte(_ place: Int) -> Int? {
    place >= 0 && place < count ? Int(bytes[range.lowerBound + place]) : nil
  }

  func unsigned(_ place: Int) -> Int? {
    guard place >= 0, place < count - 1 else { return nil }
    return Int(bytes[range.lowerBound + place]) << 8 | Int(bytes[range.lowerBound + place + 1])
  }

  func signed(_ place: Int) -> Int? { unsigned(place).map { $0 < 32768 ? $0 : $0 - 65536 } }

  func long(_ place: Int) -> Int? {
    guard let high = unsigned(place), let low = unsigned(place + 2) else { return nil }
    return high << 16 | low
  }
}
