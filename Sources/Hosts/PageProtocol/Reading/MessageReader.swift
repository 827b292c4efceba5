/// Reads the fields of a page's message, little-endian, with every bound checked.
struct MessageReader {
  private let message: [UInt8]
  private(set) var offset = 0

  init(_ message: [UInt8]) { self.message = message }

  var isAtEnd: Bool { offset == message.count }

  mutating func integer<T: FixedWidthInteger>(_ type: T.Type = T.self) throws(PageMessageError) -> T {
    let place = offset
    guard MemoryLayout<T>.size <= message.count - place else { throw .truncated(at: place) }
    offset = place + MemoryLayout<T>.size
    return T(littleEndian: message.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: T.self) })
  }

  /// A Float32 that is finite and within a bound.
  mutating func float(in bound: PageBound) throws(PageMessageError) -> Double {
    let place = offset
    return try check(Double(Float(bitPattern: try integer())), bound, at: place)
  }

  /// A moment on the page's clock in milliseconds, as seconds.
  mutating func time() throws(PageMessageError) -> Double {
    let place = offset
    return try check(Double(bitPattern: try integer()), .time, at: place) / 1000
  }

  /// A Float64 that is finite and within a bound.
  mutating func double(in bound: PageBound) throws(PageMessageError) -> Double {
    let place = offset
    return try check(Double(bitPattern: try integer()), bound, at: place)
  }

  private func check(_ value: Double, _ bound: PageBound, at place: Int) throws(PageMessageError) -> Double {
    guard value.isFinite else { throw .notFinite(at: place) }
    guard bound.range.contains(value) else { throw .outOfBounds(bound, value, at: place) }
    return value
  }

  mutating func bool() throws(PageMessageError) -> Bool {
    let place = offset
    let value: UInt8 = try integer()
    guard value <= 1 else { throw .outOfRange(at: place) }
    return value == 1
  }

  /// The next `count` bytes; `place` is where the field began that they belong to.
  mutating func bytes(_ count: Int, at place: Int) throws(PageMessageError) -> [UInt8] {
    guard count >= 0, count <= message.count - offset else { throw .truncated(at: place) }
    defer { offset += count }
    return Array(message[offset..<(offset + count)])
  }

  /// Text of at most `limit` bytes after its length as a UInt16.
  mutating func text(limit: Int) throws(PageMessageError) -> String {
    let place = offset
    let count = Int(try integer(UInt16.self))
    guard count <= limit else { throw .invalidText(at: place) }
    guard count <= message.count - offset else { throw .truncated(at: place) }
    let bytes = message[offset..<(offset + count)]
    offset += count
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .invalidText(at: place) }
    return text
  }
}
