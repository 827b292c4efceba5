#if BrowserHost
import NIOCore

/// Reads the fields of a page's message, little-endian, with every bound checked.
struct MessageReader {
  private var buffer: ByteBuffer
  private let start: Int

  init(_ buffer: ByteBuffer) {
    self.buffer = buffer
    start = buffer.readerIndex
  }

  var offset: Int { buffer.readerIndex - start }
  var isAtEnd: Bool { buffer.readableBytes == 0 }

  mutating func integer<T: FixedWidthInteger>(_ type: T.Type = T.self) throws(PageMessageError) -> T {
    guard let value = buffer.readInteger(endianness: .little, as: type) else { throw .truncated(at: offset) }
    return value
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

  /// The next `count` bytes.
  mutating func slice(_ count: Int, at place: Int) throws(PageMessageError) -> ByteBuffer {
    guard let bytes = buffer.readSlice(length: count) else { throw .truncated(at: place) }
    return bytes
  }

  /// Text of at most `limit` bytes after its length as a UInt16.
  mutating func text(limit: Int) throws(PageMessageError) -> String {
    let place = offset
    let count = Int(try integer(UInt16.self))
    guard count <= limit else { throw .invalidText(at: place) }
    guard let bytes = buffer.readSlice(length: count) else { throw .truncated(at: place) }
    guard let text = String(validating: bytes.readableBytesView, as: UTF8.self) else { throw .invalidText(at: place) }
    return text
  }
}
#endif
